extension ScrollTraceError: CustomStringConvertible {
  /// What is wrong with the trace, as a sentence.
  public var description: String {
    switch self {
    case .empty: "a trace needs at least one point"
    case .unusableNumber(let point): "the numbers of point \(point) cannot be used"
    case .unsorted(let point): "point \(point) is earlier than the one before it, or than the start"
    }
  }
}
