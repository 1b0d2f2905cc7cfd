/// Why a row could not be measured.
public enum MeasuringError: Error, Hashable, Sendable {
  /// The width is not greater than 0 and at most ``PixelGrid/maximumLength``; the cell where it is known.
  case invalidWidth(Double, template: String? = nil)
  /// The width left for the content after accessories and insets is not greater than 0; the cell where it is known.
  case contentTooNarrow(width: Double, available: Double, template: String? = nil)
  /// The template has no chain of constraints from the top to the bottom of its content view, in rows where some items
  /// are collapsed that others hang on; or nothing makes the content view high enough for some texts, which lie outside,
  /// and what to add or change is told.
  case undeterminedHeight(
    template: String, collapsed: [String] = [], outside: [String] = [], remedy: String = "")
  /// Required constraints conflict and the measurer is strict; each constraint as text.
  case conflict(template: String, constraints: [String])
  /// The constraints need a wider content view than there is and the measurer is strict; widths in points. The contents
  /// are those that a required compression resistance keeps from getting narrower: name, width and where it was made.
  case widthTooSmall(template: String, width: Double, minimum: Double, contents: [String] = [])
  /// Widths and heights of texts kept changing each other and the measurer is strict.
  case notSettling(template: String, rounds: Int)
  /// The content was written for an item or group that is not in the template, or a question asks for one: what it is,
  /// the file and line where content was written for it, and the names of those that the template has.
  case unknownItem(template: String, item: String, place: String?, known: [String])
  /// The content has a constant or priority for a label that no constraint of the template has: the file and line where
  /// it was written, and the labels that constraints have, in the order of declaration.
  case unknownLabel(template: String, label: String, place: String, known: [String])
  /// Content of an Interface Builder file has a name that several views answer to: each with a name of its own, its line
  /// and its id.
  case ambiguousName(String, views: [String])
  /// A number in the content, the environment or the answer of code for a view is not usable; `rule` is what it must be.
  case invalidNumber(name: String, value: String, rule: String)
  /// No template is registered for the reuse identifier.
  case unknownReuseIdentifier(String, registered: [String])
}

extension MeasuringError: CustomStringConvertible {
  /// What is wrong and how to mend it, as a sentence.
  public var description: String {
    switch self {
    case .invalidWidth(let width, let template):
      """
      \(start(template)) row cannot be measured at width \(number(width)). Give a width greater than 0 and at most \
      \(number(PixelGrid.maximumLength)).
      """
    case .contentTooNarrow(let width, let available, let template):
      """
      \(start(template)) row \(number(width)) wide leaves \(number(available)) for its content after accessory, index strip and insets. \
      Give a greater width, or less around the content in the options of the row.
      """
    case .undeterminedHeight(let template, let collapsed, let outside, let remedy) where !outside.isEmpty:
      "\(template): nothing makes the content view high enough for \(outside.joined(separator: ", "))"
        + (collapsed.isEmpty ? "" : " when \(state(collapsed))")
        + ", which \(outside.count == 1 ? "lies" : "lie") outside it. "
        + (collapsed.isEmpty
          ? remedy : "Declare what holds instead in whenCollapsed(\(collapsed.joined(separator: ", "))).")
    case .undeterminedHeight(let template, let collapsed, _, _) where !collapsed.isEmpty:
      """
      \(template): nothing determines the height of the content view when \(state(collapsed)). Declare what holds instead in \
      whenCollapsed(\(collapsed.joined(separator: ", "))).
      """
    case .undeterminedHeight(let template, _, _, _):
      """
      \(template): nothing determines the height of the content view. Chain the items from contentView.top to \
      contentView.bottom.
      """
    case .conflict(let template, let constraints):
      "\(template): these cannot hold together: \(constraints.joined(separator: ", "))."
    case .widthTooSmall(let template, let width, let minimum, let contents):
      """
      \(template): the content width \(number(width)) is too small, the constraints need at least \(number(minimum)).\
      \(required(contents))
      """
    case .notSettling(let template, let rounds):
      """
      \(template): widths and heights of texts still change each other after \(rounds) rounds. Keep widths from \
      depending on the heights of multi-line labels.
      """
    case .unknownItem(let template, let item, let place, let known):
      """
      \(template): \(place.map { "\($0) writes content for \(item), which" } ?? item) is no stored property of the \
      template. Declare it with let; a computed property makes another one each time. The template has \(list(known)).
      """
    case .unknownLabel(let template, let label, let place, let known):
      """
      \(template): no constraint has the label "\(label)" that \(place) asks for. The template has \
      \(list(known.map { "\"\($0)\"" })).
      """
    case .ambiguousName(let name, let views):
      "'\(name)' may be \(views.joined(separator: " or ")). Say which, by one of these names."
    case .invalidNumber(let name, let value, let rule):
      "\(name) is \(value), but must be \(rule)."
    case .unknownReuseIdentifier(let identifier, let registered):
      """
      No template is registered for the reuse identifier "\(identifier)". Registered: \
      \(list(registered.map { "\"\($0)\"" })).
      """
    }
  }

  private func start(_ template: String?) -> String { template.map { "\($0): a" } ?? "A" }

  private func required(_ contents: [String]) -> String {
    guard !contents.isEmpty else { return "" }
    return " The compression resistance of \(contents.joined(separator: " and ")) is required: lower it, to 999 or "
      + "less, where the content may be cut."
  }

  private func state(_ collapsed: [String]) -> String {
    "\(collapsed.joined(separator: " and ")) \(collapsed.count == 1 ? "is" : "are") collapsed"
  }

  private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
