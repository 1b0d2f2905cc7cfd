/// A text in one font, on one line or several.
///
/// The size of its own is that of the text, rounded up to whole pixels; a label on several lines takes the height of
/// its text wrapped at the width that the constraints give it, with no preferred width to set. A label without text
/// has the size 0 by 0, as `UILabel` has.
public final class Label: LayoutItem {
  /// What the measurer needs to know about the label.
  public let traits: ItemTraits

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - text: what it shows when ``CellTemplate/configure(_:with:)`` sets nothing else.
  ///   - font: the font when nothing else is set.
  ///   - lines: the greatest number of lines; 0 means any number, and so does less, as in UIKit.
  ///   - preferredMaxLayoutWidth: the width in points at which the text wraps even where there is more room; `nil` for
  ///     the width that the constraints give. A narrower label wraps at its own width.
  ///   - hugging: how strongly the label keeps from growing beyond its text.
  ///   - compressionResistance: how strongly it keeps from shrinking below its text.
  ///   - file: the file that findings about the label name; that of the call.
  ///   - line: the line that they name; that of the call.
  public init(
    _ text: String = "", font: FontDescription = .system(size: 17), lines: Int = 1,
    preferredMaxLayoutWidth: Double? = nil, hugging: AxisPriorities = .low,
    compressionResistance: AxisPriorities = .high, file: String = #fileID, line: Int = #line
  ) {
    var traits = ItemTraits(
      .label(text: text, font: font, lines: max(0, lines)), hugging: hugging,
      compressionResistance: compressionResistance)
    if let preferredMaxLayoutWidth, preferredMaxLayoutWidth > 0 {
      traits.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    }
    (traits.file, traits.line) = (file, line)
    self.traits = traits
  }
}
