public import Foundation

/// What a picture of a row needs to know: the frames, of what kind each item is, and perhaps the constraints.
public struct CellDrawing: Sendable, Hashable {
  /// What an item looks like in a picture.
  public enum Appearance: Hashable, Sendable {
    /// A label: one bar per line of text; the text itself goes into the description of the bars.
    case text(String, lineCount: Int)
    /// An image: a crossed box.
    case image
    /// Any other view: a plain box.
    case view
  }

  /// One line of a text.
  public struct Line: Sendable, Hashable {
    /// Where it lies in the content view, in points: as wide as its text.
    public var frame: CGRect
    /// What stands in it; empty when that is not known.
    public var text: String
  }

  /// One item with its frame in points.
  public struct Part: Sendable, Hashable {
    /// The name of the item.
    public var name: String
    /// Where it lies in the content view.
    public var frame: CGRect
    /// What it looks like.
    public var appearance: Appearance
    /// The lines of its text from top to bottom; empty for what is no text.
    public var lines: [Line]
    /// Whether the constraints leave its position or size open.
    public var isAmbiguous = false
    /// Whether it is not seen but keeps its place, so that constraints count from it.
    public var isHidden = false
  }

  /// What is worth knowing about a row besides its items, such as that nothing determines its height.
  public struct Note: Sendable, Hashable {
    /// What stands in a picture, in a few words.
    public var text: String
    /// All that there is to say.
    public var details: String
    /// Whether something is wrong.
    public var isFault: Bool

    /// Makes a note; without details the text is all.
    public init(_ text: String, details: String? = nil, isFault: Bool = false) {
      (self.text, self.details, self.isFault) = (text, details ?? text, isFault)
    }
  }

  /// The width of the row in points.
  public internal(set) var width: Double
  /// The height of the row in points.
  public internal(set) var height: Double
  /// Whether the row begins at the left or at the right.
  public let direction: LayoutEnvironment.LayoutDirection
  /// The items, from back to front.
  public internal(set) var parts: [Part]
  /// What stands below the picture of the row.
  public var notes: [Note] = []
  /// The constraints as arrows; empty unless asked for.
  public internal(set) var dimensions: [Dimension] = []

  /// Makes a drawing of a layout.
  ///
  /// - Parameters:
  ///   - layout: the measured row.
  ///   - appearances: what the items look like, by name; those not named are plain views. Items without width or
  ///     height, such as collapsed ones, are left out.
  ///   - direction: at which side texts begin.
  public init(
    _ layout: CellLayout, appearances: [String: Appearance] = [:],
    direction: LayoutEnvironment.LayoutDirection = .leftToRight
  ) {
    width = layout.width.isFinite ? max(0, layout.width) : 0
    height = layout.height.isFinite ? max(0, layout.height) : 0
    self.direction = direction
    parts = zip(layout.names, layout.frames).compactMap { name, frame in
      guard Self.isDrawable(frame) else { return nil }
      let appearance = appearances[name] ?? .view
      return Part(
        name: name, frame: frame, appearance: appearance,
        lines: Self.evenLines(appearance, in: frame, direction: direction))
    }
  }

  /// The row from its top left corner, as the picture of a table shows it.
  var row: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// The row and all items that are drawn, also those that lie outside it.
  var extent: CGRect {
    drawnParts.reduce(row) { $1.lines.reduce($0.union($1.frame)) { $0.union($1.frame) } }
  }

  /// The items that are drawn: those with a size, and among constraints all.
  var drawnParts: [Part] { dimensions.isEmpty ? parts.filter(\.hasSize) : parts }

  /// Whether an item lies outside the row, even in part, by more than rounding explains.
  func isOutside(_ part: Part) -> Bool { !Self.rectangle(row, holds: part.frame) }

  /// Whether a rectangle lies in another, but for what rounding explains.
  static func rectangle(_ outer: CGRect, holds inner: CGRect) -> Bool {
    let slack = 0.01
    return inner.minX >= outer.minX - slack && inner.maxX <= outer.maxX + slack && inner.minY >= outer.minY - slack
      && inner.maxY <= outer.maxY + slack
  }

  /// Whether a frame has a size, and numbers that a picture can hold.
  static func isDrawable(_ frame: CGRect) -> Bool {
    isPlace(frame) && frame.size.width > 0 && frame.size.height > 0
  }

  /// Whether a frame has numbers that a picture can hold.
  static func isPlace(_ frame: CGRect) -> Bool {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return numbers.allSatisfy { $0.isFinite && abs($0) < 1e6 } && frame.size.width >= 0 && frame.size.height >= 0
  }
}
