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
    /// Whether its frame is compared: not for the outermost view, nor for one that a stack hides.
    var isCompared: Bool { layout != "hidden-arranged" && parent != nil && ibId != nil }
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
    let data: Data
    do throws(InputProblem.Unreadable) {
      data = try InputProblem.contents(of: url.path).get()
    } catch {
      throw .unreadable(error)
    }
    do {
      let layout = try JSONDecoder().decode(StoredLayout.self, from: data)
      if let problem = layout.problem { throw ConformError.invalidLayout(url.path, reason: problem) }
      return layout
    } catch let error as DecodingError {
      let (place, reason) = InputProblem.place(error, in: data)
      throw .invalidLayout(url.path, reason: place.isEmpty ? reason : "\(reason) at \(place)")
    } catch let error as ConformError {
      throw error
    } catch {
      throw .invalidLayout(url.path, reason: InputProblem.withoutStop("\(error)"))
    }
  }

  /// What must not be compared, without a full stop.
  private var problem: String? {
    if !Self.modes.contains(mode) { return "its mode '\(mode)' is none of \(Self.modes.joined(separator: ", "))" }
    guard rootSize.count == 2, rootSize.allSatisfy({ (0...100_000).contains($0) }) else {
      return "its rootSize is not a width and a height from 0 to 100000"
    }
    if let view = views.first(where: { $0.frame.count != 4 }) {
      return "the frame of \(view.id) has not x, y, width and height"
    }
    return selfSizing || views.contains(where: \.isCompared) ? nil : "it has no views to compare"
  }

  /// What layouts may be taken from: with or without texts to measure, with all that the frames follow from or part.
  private static let modes = ["min", "structural", "text-min", "text-structural"]
}
