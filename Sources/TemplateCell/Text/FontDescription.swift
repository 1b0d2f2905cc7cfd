/// Which face a text is set in; a description, not a loaded font.
public struct FontDescription: Hashable, Sendable, Codable {
  /// A family that the measurers of this package know.
  public enum Family: Hashable, Sendable, Codable {
    /// The system font of iOS, with its tracking and metrics.
    case system
    /// Inter 4.1 as designed, without tracking.
    case inter
    /// A font by name, for measurers that can load it.
    case named(String)
  }

  /// The weights that change widths.
  public enum Weight: UInt8, Hashable, Sendable, Codable, CaseIterable {
    case regular, medium, semibold, bold
  }

  /// The family.
  public var family: Family
  /// The size in points, greater than 0.
  public var size: Double
  /// The weight.
  public var weight: Weight

  /// Makes a description.
  public init(family: Family = .system, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The system font of a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> FontDescription {
    FontDescription(family: .system, size: size, weight: weight)
  }
}
