/// A text to edit that does not scroll: as high as its text at the width that the constraints give it.
///
/// Without text it is one line high. It hugs and resists as a label on any number of lines.
public final class TextView: LayoutItem {
  /// What the measurer needs to know about the text view.
  public let traits: ItemTraits

  /// Makes a text view.
  ///
  /// - Parameters:
  ///   - text: what it shows when ``CellTemplate/configure(_:with:)`` sets nothing else.
  ///   - font: the font when nothing else is set.
  ///   - textContainerInsets: the distances in points from the edges to the text; 8 at top and bottom and 5 at the
  ///     sides, as `UITextView` with its line fragment padding.
  ///   - hugging: how strongly the view keeps from growing beyond its text.
  ///   - compressionResistance: how strongly it keeps from shrinking below its text.
  ///   - file: the file that findings about the view name; that of the call.
  ///   - line: the line that they name; that of the call.
  public init(
    _ text: String = "", font: FontDescription = .system(size: 12),
    textContainerInsets: LayoutInsets = LayoutInsets(horizontal: 5, vertical: 8), hugging: AxisPriorities = .low,
    compressionResistance: AxisPriorities = .high, file: String = #fileID, line: Int = #line
  ) {
    var traits = ItemTraits(
      .textView(text: text, font: font), hugging: hugging, compressionResistance: compressionResistance)
    traits.contentInsets = textContainerInsets
    (traits.file, traits.line) = (file, line)
    self.traits = traits
  }
}
