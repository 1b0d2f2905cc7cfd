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
    /// Whether the text in the file is not the one that was laid out. Only named in reasons; nothing is measured by it.
    var textReplaced: Bool?
    /// The parts of the size of the content that the layout took from the stored frame and that may be taken from it.
    var frameSize: InterfaceSize {
      func side(_ axis: Int) -> Double? {
        guard axis < intrinsic.count, axis < intrinsicSource.count, intrinsicSource[axis] == "frame" else { return nil }
        return intrinsic[axis]
      }
      return InterfaceSize(width: side(0), height: side(1))
    }
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

  /// The sizes that may be taken from the layout, by id in the file: those marked as taken from the stored frame.
  var takenSizes: [String: InterfaceSize] {
    var result: [String: InterfaceSize] = [:]
    for view in views {
      guard let id = view.ibId, view.frameSize.width != nil || view.frameSize.height != nil else { continue }
      result[id] = view.frameSize
    }
    return result
  }

  /// Whether a width was laid out for a text that the file does not have: it follows from neither file nor layout.
  var hasUnknownText: Bool {
    views.contains { $0.textReplaced == true && $0.intrinsicSource.first == "text~frame" }
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
