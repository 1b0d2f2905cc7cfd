/// Measures texts: the only thing a layout needs to know about fonts.
///
/// A measurer MUST be a pure function of the request: same request, same bits out, on any thread.
public protocol TextMeasuring: Sendable {
  /// The size a text takes.
  func measure(_ request: TextRequest) -> TextMeasurement
}
