import Foundation
import TemplateCell

/// Reads what to show in rows from JSON.
///
/// A row is an object; its keys are names of views, see `InterfaceContent`. A text stands for itself, `null` and
/// `false` hide a view, `true` shows it, and an object has any of `text`, `hidden`, `width` and `height`, the last two
/// together the size of an image in points.
enum MeasureContent {
  /// The shape of what `--content` takes, for the help.
  static let note = """
    A row of --content is a JSON object, several are an array. Its keys are names of views: those printed here and in
    pictures, or outlets, labels and ids of the file. The values: a text; null or false to hide the view, true to show it;
    or an object with any of "text", "hidden" and, for the size of an image in points, "width" and "height".
    """

  /// The rows of JSON or, when a text is neither JSON nor begins with a bracket, of the file it names.
  static func rows(_ argument: String) throws -> (rows: [InterfaceContent], isArray: Bool) {
    guard let json = try json(argument) else { throw MeasureError.invalidContent("it is not JSON") }
    if let row = json as? [String: Any] { return ([try content(row)], false) }
    guard let rows = json as? [Any] else {
      throw MeasureError.invalidContent("it is neither an object nor an array of objects")
    }
    if rows.isEmpty { throw MeasureError.invalidContent("it has no rows") }
    var result: [InterfaceContent] = []
    for (index, row) in rows.enumerated() {
      guard let row = row as? [String: Any] else { throw MeasureError.invalidContent("row \(index) is not an object") }
      result.append(try content(row))
    }
    return (result, true)
  }

  /// The value of a text or of the file it names; `nil` for what is not JSON.
  private static func json(_ argument: String) throws -> Any? {
    let text = argument.drop { $0.isWhitespace }
    if text.isEmpty { throw MeasureError.invalidContent("it is empty") }
    func value(_ data: Data) -> Any? { try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) }
    if let value = value(Data(argument.utf8)) { return value }
    return text.first == "{" || text.first == "[" ? nil : value(try InputProblem.contents(of: argument).get())
  }

  private static func content(_ row: [String: Any]) throws(MeasureError) -> InterfaceContent {
    var result = InterfaceContent()
    for (key, value) in row {
      switch value {
      case is NSNull: result.hidden[key] = true
      case let text as String: result.texts[key] = text
      case let parts as [String: Any]:
        for (name, part) in parts {
          switch (name, part) {
          case ("text", let text as String): result.texts[key] = text
          case ("hidden", let isHidden as Bool): result.hidden[key] = isHidden
          case ("width", let number as NSNumber), ("height", let number as NSNumber):
            guard number.doubleValue.isFinite, (0...1e6).contains(number.doubleValue) else {
              throw .invalidContent("the \(name) of '\(key)' is not from 0 to 1000000")
            }
            var size = result.images[key] ?? InterfaceSize(width: nil, height: nil)
            if name == "width" { size.width = number.doubleValue } else { size.height = number.doubleValue }
            result.images[key] = size
          default:
            throw .invalidContent(
              "'\(name)' of '\(key)' is not one of text, hidden, width and height, or has a value of another kind")
          }
        }
        if let size = result.images[key], size.width == nil || size.height == nil {
          let (known, other) = size.width == nil ? ("height", "width") : ("width", "height")
          throw .invalidContent("'\(key)' has a \(known) but no \(other)")
        }
      case let isShown as Bool: result.hidden[key] = !isShown
      default: throw .invalidContent("the value of '\(key)' is not a text, an object, true, false or null")
      }
    }
    return result
  }
}
