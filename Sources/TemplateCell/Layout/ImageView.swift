public import Foundation

/// A view that shows an image; its own size is that of the image.
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
  ///   - hugging: how strongly the view keeps from growing beyond its image.
  ///   - compressionResistance: how strongly it keeps from shrinking below its image.
  public init(
    size: CGSize? = nil, hugging: AxisPriorities = .low, compressionResistance: AxisPriorities = .high
  ) {
    traits = ItemTraits(
      .image(size.map(ImageSize.init)), hugging: hugging, compressionResistance: compressionResistance)
  }
}

/// The size of an image in points.
struct ImageSize: Hashable, Sendable {
  var width: Double
  var height: Double

  init(_ size: CGSize) {
    width = Double(size.width)
    height = Double(size.height)
  }

  var cgSize: CGSize { CGSize(width: width, height: height) }
}
