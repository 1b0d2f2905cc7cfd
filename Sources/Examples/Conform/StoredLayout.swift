import Foundation
import TemplateCell

/// A layout as Interface Builder stored it, in the neutral form of a conformance folder.
struct StoredLayout: Decodable, Sendable {
  /// One view of the layout.
  struct View: Decodable, Sendable {
    var id: String
    var ibId: String?
    var `class`: String
    var layout: String
    /// x, y, width and height in the superview, in points.
    var frame: [Double]
    /// The size of the content, if one is known.
    var intrinsic: [Double?]
    /// Where it comes from: `frame` for one taken from the stored frame.
    var intrinsicSource: [String?]
    /// The place of the superview in the list, by id.
    var parent: String?
    /// The font of a text.
    var font: Font?
    /// Whether the text in the file is not the one that was laid out.
    var textReplaced: Bool?

    /// Whether the size of the content is taken from the layout: from a stored frame, for a text that the file does not
    /// have, and for one in a font that is not known.
    var isTaken: Bool {
      intrinsicSource.contains { $0?.contains("frame") ?? false } || textReplaced == true || font?.system == false
    }
  }

  /// The font of a text.
  struct Font: Decodable, Sendable {
    /// Whether it is the system font, whose widths are known.
    var system: Bool
  }

  /// The id of the outermost view in the file.
  var root: String
  /// The file, from the folder.
  var file: String
  var kind: String
  var mode: String
  var selfSizing: Bool
  /// Width and height of the outermost view in points.
  var rootSize: [Double]
  var views: [View]
  var features: [String]

  /// The sizes that may be taken from the layout, by id in the file: those of the stored frames, and those of texts
  /// that the file does not have.
  var takenSizes: [String: InterfaceSize] {
    var result: [String: InterfaceSize] = [:]
    for view in views
    where view.isTaken {
      guard let id = view.ibId, view.intrinsic.count == 2 else { continue }
      result[id] = InterfaceSize(width: view.intrinsic[0], height: view.intrinsic[1])
    }
    return result
  }

  /// Reads a layout.
  static func load(_ url: URL) throws(ConformError) -> StoredLayout {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(url.path) }
    do {
      let layout = try JSONDecoder().decode(StoredLayout.self, from: data)
      guard layout.rootSize.count == 2, layout.views.allSatisfy({ $0.frame.count == 4 }) else {
        throw ConformError.invalidLayout(url.path)
      }
      return layout
    } catch {
      throw .invalidLayout(url.path)
    }
  }
}
