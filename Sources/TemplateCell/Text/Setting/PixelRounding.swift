/// Rounding of lengths in points to whole pixels.
enum PixelRounding {
  /// Pixels per point that can be computed with: 1 where a request holds nonsense.
  static func usable(_ scale: Double) -> Double { scale > 0 && scale.isFinite ? scale : 1 }

  /// The next whole pixel; a millionth of a pixel too much counts as arithmetic noise.
  static func up(_ value: Double, scale: Double) -> Double {
    let pixels = value * scale
    guard pixels.isFinite else { return value }
    return (pixels - 1e-6).rounded(.up) / scale
  }
}
