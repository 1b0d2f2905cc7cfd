/// Which face a text is set in; a description, not a loaded font.
public struct FontDescription: Hashable, Sendable, Codable {
  /// A family that the measurers of this package know.
  public enum Family: Hashable, Sendable, Codable {
    /// The system font of iOS, with its tracking and metrics.
    case system
    /// Inter 4.1 as designed, without tracking.
    case inter
    /// A font by name, for measurers that can load it; others measure it as ``inter``.
    case named(String)
  }

  /// The weights that change widths.
  public enum Weight: UInt8, Hashable, Sendable, Codable, CaseIterable {
    case regular, medium, semibold, bold
  }

  /// The family.
  public var family: Family
  /// The size in points, from 0.001 to 10,000. To a text measurer less, or what is not a number, measures as nothing,
  /// more as 10,000; a row that shows a text in a size that is not from above 0 to 10,000 throws
  /// ``MeasuringError/invalidNumber(name:value:rule:)``.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// The text style the size follows when the text size setting changes; `nil` for a fixed size.
  public var textStyle: TextStyle?
  /// The widths and heights that the family leaves open; `nil` for those of the family, ``FontMetrics/system`` or
  /// ``FontMetrics/inter``.
  public var metrics: FontMetrics?

  /// The greatest size in points.
  static let maximumSize = 10_000.0

  /// Makes a description.
  public init(
    family: Family = .system, size: Double, weight: Weight = .regular, textStyle: TextStyle? = nil,
    metrics: FontMetrics? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
    self.metrics = metrics
  }

  /// The system font of a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> FontDescription {
    FontDescription(family: .system, size: size, weight: weight)
  }

  /// Inter of a size in points, as designed.
  public static func inter(size: Double, weight: Weight = .regular) -> FontDescription {
    FontDescription(family: .inter, size: size, weight: weight)
  }

  /// The metrics in force: ``metrics``, or those of the family.
  public var resolvedMetrics: FontMetrics {
    if let metrics { return metrics }
    return family == .system ? .system : .inter
  }
}
