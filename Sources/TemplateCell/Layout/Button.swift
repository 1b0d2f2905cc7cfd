public import Foundation

/// A title on one line with an image before it; its own size is that of both and the insets around them.
///
/// Without title and image only the insets remain. Its baselines are those of the title.
public final class Button: LayoutItem {
  /// What the measurer needs to know about the button.
  public let traits: ItemTraits

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: what it says when ``CellTemplate/configure(_:with:)`` sets nothing else.
  ///   - font: the font when nothing else is set.
  ///   - imageSize: the size in points of the image before the title; `nil` for none.
  ///   - contentInsets: the distances in points from the edges to title and image; 6 at top and bottom, as a system
  ///     button.
  ///   - hugging: how strongly the button keeps from growing beyond its content.
  ///   - compressionResistance: how strongly it keeps from shrinking below its content.
  ///   - file: the file that findings about the button name; that of the call.
  ///   - line: the line that they name; that of the call.
  public init(
    _ title: String = "", font: FontDescription = .system(size: 15), imageSize: CGSize? = nil,
    contentInsets: LayoutInsets = LayoutInsets(vertical: 6), hugging: AxisPriorities = .low,
    compressionResistance: AxisPriorities = .high, file: String = #fileID, line: Int = #line
  ) {
    var traits = ItemTraits(
      .button(title: title, font: font, image: imageSize), hugging: hugging,
      compressionResistance: compressionResistance)
    traits.contentInsets = contentInsets
    (traits.file, traits.line) = (file, line)
    self.traits = traits
  }
}
