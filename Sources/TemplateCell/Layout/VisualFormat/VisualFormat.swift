/// Constraints written in Apple's Visual Format Language.
///
///     let line = try VisualFormat("H:|-[photo(60)]-8-[title]-|", views: ["photo": photo, "title": title])
///
/// In the body of ``CellTemplate/constraints``, where nothing can throw, ``visualFormat(_:views:metrics:options:in:)``
/// says the same, and compiling the template throws.
///
/// `|` is the superview; a single `-` is 8 points between two views and the layout margin at an edge of the superview.
public struct VisualFormat: Sendable {
  /// How a format is read.
  public struct Options: Sendable {
    /// Which way a horizontal line runs.
    public enum Direction: UInt8, Hashable, Sendable, Codable {
      case leadingToTrailing, leftToRight, rightToLeft
    }

    /// What the distances in a vertical line count between.
    public enum Spacing: UInt8, Hashable, Sendable, Codable {
      case edgeToEdge, baselineToBaseline
    }

    /// By which attributes all views of the line are aligned with each other.
    public var alignments: [LayoutAttribute]
    /// Which way a horizontal line runs.
    public var direction: Direction
    /// What the distances in a vertical line count between.
    public var spacing: Spacing

    /// Makes options.
    public init(
      alignments: [LayoutAttribute] = [], direction: Direction = .leadingToTrailing, spacing: Spacing = .edgeToEdge
    ) {
      self.alignments = alignments
      self.direction = direction
      self.spacing = spacing
    }
  }

  /// The text.
  public let format: String
  /// What it says, in the order of reading, alignments at the end.
  public let constraints: [LayoutConstraint]

  /// The distance in points of a single stroke between two views.
  public static let standardSpacing = 8.0

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - format: the text, by Apple's grammar, which allows no spaces.
  ///   - views: the views by the names used in the text.
  ///   - metrics: distances, lengths and priorities by name.
  ///   - options: alignment, direction and what distances count between.
  ///   - superview: what `|` stands for; the content view unless given.
  /// - Throws: what is wrong, with its place.
  /// - Complexity: O(n) for n characters.
  public init(
    _ format: String, views: [String: any LayoutItem], metrics: [String: Double] = [:], options: Options = Options(),
    superview: (any LayoutItem)? = nil
  ) throws(VisualFormatError) {
    self.format = format
    var parser = VisualFormatParser(format)
    let line = try parser.parse()
    let resolver = VisualFormatResolver(
      format: format, line: line, views: views, metrics: metrics, options: options,
      superview: superview ?? ContentView.shared)
    constraints = try resolver.constraints()
  }
}

/// Constraints in the Visual Format Language among others in a body; see ``VisualFormat``.
///
/// A text that cannot be read makes compiling the template throw ``TemplateError/invalidVisualFormat(template:place:error:)``.
public func visualFormat(
  _ format: String, views: [String: any LayoutItem], metrics: [String: Double] = [:],
  options: VisualFormat.Options = VisualFormat.Options(), in superview: (any LayoutItem)? = nil
) -> [LayoutConstraint] {
  do throws(VisualFormatError) {
    return try VisualFormat(format, views: views, metrics: metrics, options: options, superview: superview).constraints
  } catch {
    var refused = LayoutConstraint(LayoutExpression(), .equal, LayoutExpression())
    refused.formatError = error
    return [refused]
  }
}
