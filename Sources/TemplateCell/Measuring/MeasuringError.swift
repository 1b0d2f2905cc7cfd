/// Why a row could not be measured.
public enum MeasuringError: Error, Hashable, Sendable {
  /// The width is not a finite number greater than 0.
  case invalidWidth(Double)
  /// The width left for the content after accessories and insets is not greater than 0.
  case contentTooNarrow(width: Double, available: Double)
  /// The template has no chain of constraints from the top to the bottom of its content view.
  case undeterminedHeight(template: String)
  /// Required constraints conflict and the measurer is strict; each constraint as text.
  case conflict(template: String, constraints: [String])
  /// A number in the content or environment is not usable.
  case invalidNumber(name: String, value: String)
  /// No template is registered for the reuse identifier.
  case unknownReuseIdentifier(String)
}
