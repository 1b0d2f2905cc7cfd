extension StyledText {
  /// The first number that texts cannot be measured with, its name and what it must be; `nil` when all can be used.
  ///
  /// - Complexity: O(runs).
  var unusableNumber: (name: String, value: Double, rule: String)? {
    if let rule = font.sizeRule { return ("font size", font.size, rule) }
    for run in runs {
      if let rule = run.font.sizeRule { return ("font size", run.font.size, rule) }
    }
    guard let (name, value) = paragraph.invalidNumber else { return nil }
    return (name, value, "from 0 to \(number(ParagraphStyle.maximumValue))")
  }
}

extension FontDescription {
  /// What the size must be; `nil` when it can be used.
  fileprivate var sizeRule: String? {
    if size > 0, size <= Self.maximumSize { return nil }
    return size.isFinite && size > 0
      ? "at most \(number(Self.maximumSize)) points" : "finite and greater than 0"
  }
}
