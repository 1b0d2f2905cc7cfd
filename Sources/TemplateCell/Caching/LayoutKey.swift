/// What a height depends on besides the content of its row: the exact width and the whole environment.
public struct LayoutKey: Hashable, Sendable, Codable {
  /// The width of the row in points.
  public var width: Double
  /// Everything else.
  public var environment: LayoutEnvironment

  /// Makes a key.
  ///
  /// - Throws: ``HeightCacheError/invalidWidth(_:)`` unless the width is finite and greater than 0,
  ///   ``HeightCacheError/invalidScale(_:)`` unless the scale is.
  public init(width: Double, environment: LayoutEnvironment = LayoutEnvironment()) throws(HeightCacheError) {
    guard width.isFinite, width > 0 else { throw .invalidWidth(width) }
    guard environment.scale.isFinite, environment.scale > 0 else { throw .invalidScale(environment.scale) }
    self.width = width
    self.environment = environment
  }
}
