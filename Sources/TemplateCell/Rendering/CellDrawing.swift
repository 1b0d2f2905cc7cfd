public import Foundation

/// What a picture of a row needs to know: the frames, and of what kind each item is.
public struct CellDrawing: Sendable {
  /// What an item looks like in a picture.
  public enum Appearance: Hashable, Sendable {
    /// A label: one bar per line of text; the text itself goes into the description of the bars.
    case text(String, lineCount: Int)
    /// An image: a crossed box.
    case image
    /// Any other view: a plain box.
    case view
  }

  /// One item with its frame in points.
  public struct Part: Sendable, Hashable {
    /// The name of the item.
    public var name: String
    /// Where it lies in the content view.
    public var frame: CGRect
    /// What it looks like.
    public var appearance: Appearance
  }

  /// The width of the row in points.
  public let width: Double
  /// The height of the row in points.
  public let height: Double
  /// The items that take space, in the order of their declaration.
  public let parts: [Part]

  /// Makes a drawing of a layout.
  ///
  /// - Parameters:
  ///   - layout: the measured row.
  ///   - appearances: what the items look like, by name; those not named are plain views. Items without width or
  ///     height, such as collapsed ones, are left out.
  public init(_ layout: CellLayout, appearances: [String: Appearance] = [:]) {
    width = layout.width.isFinite ? max(0, layout.width) : 0
    height = layout.height.isFinite ? max(0, layout.height) : 0
    parts = zip(layout.names, layout.frames).compactMap { name, frame in
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), frame.size.width > 0, frame.size.height > 0
      else { return nil }
      return Part(name: name, frame: frame, appearance: appearances[name] ?? .view)
    }
  }
}
