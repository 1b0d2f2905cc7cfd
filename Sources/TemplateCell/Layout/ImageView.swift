public import Foundation

/// A view that shows an image; its own size is that of the image.
///
/// With `keepsAspectRatio` its own height is not that of the image but follows the width that the constraints give it,
/// as the height of a label on several lines does: a photo 600 by 400 that gets 300 points is 200 high.
///
/// Without an image it has no size of its own, as `UIImageView`: only the constraints give it one.
public final class ImageView: LayoutItem {
  /// What the measurer needs to know about the image view.
  public let traits: ItemTraits

  /// Makes an image view.
  ///
  /// - Parameters:
  ///   - size: the size in points of the image shown when ``CellTemplate/configure(_:with:)`` sets nothing else;
  ///     `nil` for none.
  ///   - keepsAspectRatio: whether the view's own height is its width times the ratio of the image.
  ///   - hugging: how strongly the view keeps from growing beyond its image.
  ///   - compressionResistance: how strongly it keeps from shrinking below its image.
  ///   - file: the file that findings about the view name; that of the call.
  ///   - line: the line that they name; that of the call.
  public init(
    size: CGSize? = nil, keepsAspectRatio: Bool = false, hugging: AxisPriorities = .low,
    compressionResistance: AxisPriorities = .high, file: String = #fileID, line: Int = #line
  ) {
    var traits = ItemTraits(
      .image(size, keepsAspectRatio: keepsAspectRatio), hugging: hugging,
      compressionResistance: compressionResistance)
    (traits.file, traits.line) = (file, line)
    self.traits = traits
  }
}
