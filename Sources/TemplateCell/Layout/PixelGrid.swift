public import Foundation

/// The grid of whole pixels that heights and frames end on.
///
/// Every measurer, of cells and of texts, rounds through this one type, so that a cell measured by constraints and the
/// same cell laid out by code end on the same pixels. Rounding happens once, at the end, and rounded values are never fed back.
///
/// A value closer than ``tolerance`` to a pixel, or to the middle between two, counts as lying there: a difference in
/// the last bits of two computations of one length never becomes a difference of one pixel.
public struct PixelGrid: Hashable, Sendable {
  /// How near to a grid line a value counts as lying on it, in pixels, or in points where a pixel is more than a point.
  public static let tolerance = 1e-6

  /// The greatest width, height, distance from an edge and constant in points that layouts reckon with. A billion
  /// points at four million pixels per point are pixels that a `Double` still counts one by one; far beyond it a layout
  /// would be wrong in silence; measuring throws instead.
  public static let maximumLength = 1e9
  /// The greatest number of pixels per point.
  public static let maximumScale = 4e6
  /// The greatest factor in a constraint; the least, besides 0, is 1 divided by it.
  static let maximumFactor = 1e6

  /// Whether a length or position in points can be reckoned with.
  static func holds(_ length: Double) -> Bool { abs(length) <= maximumLength }

  /// What a length or position must be, for messages.
  static let rule = "from -\(number(maximumLength)) to \(number(maximumLength)) points"

  /// Pixels per point.
  public let scale: Double

  /// Makes a grid.
  ///
  /// - Parameter scale: pixels per point; not positive or not finite means 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The width of one pixel in points: the height of a separator line.
  public var pixel: Double { 1 / scale }

  /// A length rounded up to whole pixels, in points: `ceil(length x scale) / scale`.
  ///
  /// Infinite and NaN lengths are returned as they are; those that cannot be counted in pixels become infinite.
  public func roundedUp(_ length: Double) -> Double {
    pixelsUp(length) / scale
  }

  /// ``roundedUp(_:)``, or the length itself where it cannot be counted in pixels: the size of a text is always finite.
  func finiteRoundedUp(_ length: Double) -> Double {
    let rounded = roundedUp(length)
    return rounded.isFinite ? rounded : length
  }

  /// A position rounded to the nearest pixel, in points; the middle between two pixels goes to the even one.
  ///
  /// Half to even keeps equal shares symmetric: 100 points cut in 8 at 1 pixel per point become
  /// 12, 13, 13, 12, 12, 13, 13, 12.
  public func rounded(_ position: Double) -> Double {
    nearestPixel(position) / scale
  }

  /// A frame whose four edges are rounded to the nearest pixel each.
  ///
  /// The size is the difference of the rounded edges counted in whole pixels: frames that touched still touch, and a
  /// size of whole pixels stays exactly itself wherever the frame lies.
  public func rounded(_ frame: CGRect) -> CGRect {
    rounded(
      x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
      height: Double(frame.size.height))
  }

  /// The rounded frame with an origin and a size in points.
  public func rounded(x: Double, y: Double, width: Double, height: Double) -> CGRect {
    let left = nearestPixel(x)
    let top = nearestPixel(y)
    let right = nearestPixel(x + width)
    let bottom = nearestPixel(y + height)
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }

  private func pixelsUp(_ length: Double) -> Double {
    let pixels = length * scale
    let nearest = pixels.rounded()
    return abs(pixels - nearest) <= Self.tolerance * min(1, scale) ? nearest : pixels.rounded(.up)
  }

  private func nearestPixel(_ position: Double) -> Double {
    let halves = position * scale * 2
    let nearest = halves.rounded()
    let settled = abs(halves - nearest) <= 2 * Self.tolerance ? nearest : halves
    return (settled / 2).rounded(.toNearestOrEven) + 0  // + 0 turns -0 into 0
  }
}

extension CGRect {
  /// Whether the four numbers can be reckoned with.
  var isOnGrid: Bool {
    PixelGrid.holds(Double(origin.x)) && PixelGrid.holds(Double(origin.y)) && PixelGrid.holds(Double(size.width))
      && PixelGrid.holds(Double(size.height))
  }

  /// The four numbers, for messages.
  var numbers: String { "\(Double(origin.x)) \(Double(origin.y)) \(Double(size.width)) \(Double(size.height))" }
}
