/// What Apple's system font adds after each character.
///
/// Below 20 points this is the tracking that Apple publishes (Human Interface Guidelines, Typography), with the parts
/// at 15 to 18 points adjusted to measured labels. Above, for letters, it also holds that they themselves are narrower
/// at display sizes than at text sizes; the sum was measured.
public enum SystemTracking {
  /// Parts of the em by size from 6 to 24.
  private static let parts = [
    0.041, 0.034, 0.026, 0.019, 0.012, 0.006, 0, -0.006, -0.011, -0.0155, -0.0195, -0.0253, -0.0265, -0.027, -0.028,
    -0.034, -0.040, -0.0415, -0.0425,
  ]
  /// Those of iOS 9 to 13, whose display sizes began at 20 points at once.
  private static let earlierParts = [
    0.041, 0.034, 0.026, 0.019, 0.012, 0.006, 0, -0.006, -0.011, -0.0155, -0.0195, -0.0229, -0.025, -0.026, -0.039,
    -0.0405, -0.0415, -0.042, -0.0425,
  ]
  /// The part for ideographs and emoji from 20 points on, which have no display sizes.
  private static let widePart = -0.0225

  /// The tracking of letters in points at a size in points.
  ///
  /// Between whole sizes it is interpolated; below 6 it is the same part of the em as at 6, above 24 as at 24.
  public static func points(atSize size: Double) -> Double { points(parts, size) }

  /// The tracking of letters of the system font of iOS 9 to 13 in points at a size in points.
  public static func earlierPoints(atSize size: Double) -> Double { points(earlierParts, size) }

  /// The tracking of ideographs and emoji in points at a size in points.
  public static func widePoints(atSize size: Double) -> Double {
    size.isFinite && size >= 20 ? widePart * size : points(parts, size)
  }

  private static func points(_ parts: [Double], _ size: Double) -> Double {
    guard size.isFinite else { return 0 }
    let place = min(max(size - 6, 0), 18)
    let index = min(Int(place), 17)
    return (parts[index] + (parts[index + 1] - parts[index]) * (place - Double(index))) * size
  }
}
