public import Foundation

/// The result of measuring one row; a plain value.
public struct CellLayout: Sendable, Equatable {
  /// Which step produced the height.
  public enum Source: UInt8, Hashable, Sendable, Codable {
    /// The optimum of the constraints.
    case constraints
    /// Frames computed by code.
    case frames
    /// The documented fallback of 44 points.
    case fallback
  }

  /// The width of the row the layout was made for, in points.
  public var width: Double
  /// The height of the row in points: the fitting height rounded up to whole pixels, plus the separator.
  public var height: Double
  /// The height before rounding and separator, in points.
  public var fittingHeight: Double
  /// The names of the items in the order of their declaration.
  public var names: [String]
  /// The frame of each item in the coordinates of the content view, in points, in the order of ``names``.
  public var frames: [CGRect]
  /// What was wrong; empty for a good layout.
  public var findings: [Finding]
  /// Which step produced the height.
  public var source: Source

  /// Makes a layout.
  public init(
    width: Double, height: Double, fittingHeight: Double, names: [String], frames: [CGRect],
    findings: [Finding] = [], source: Source
  ) {
    self.width = width
    self.height = height
    self.fittingHeight = fittingHeight
    self.names = names
    self.frames = frames
    self.findings = findings
    self.source = source
  }

  /// Whether the height may be stored; a layout with a finding never is.
  public var isCacheable: Bool { findings.isEmpty }

  /// The frame of the item with a name, if there is one.
  ///
  /// - Complexity: O(n) for n items.
  public func frame(named name: String) -> CGRect? {
    names.firstIndex(of: name).map { frames[$0] }
  }
}
