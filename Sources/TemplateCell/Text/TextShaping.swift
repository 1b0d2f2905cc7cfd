/// A measurer that can find the advances and break opportunities of a text once and measure it at several widths.
public protocol TextShaping: TextLayouting {
  /// The text with its advances and break opportunities found.
  func shape(_ text: StyledText) -> ShapedText
}
