import Foundation
import TemplateCell

/// Reads what to show in rows from JSON.
///
/// A row is an object; its keys are ids, outlet names or user labels of views. A text stands for itself, `null` and
/// `false` hide a view, `true` shows it, and an object has any of `text`, `hidden`, `width` and `height`, the last two
/// the size of an image in points.
enum MeasureContent {
  /// The rows of a text or, when it begins with neither bracket, of the file it names.
  static func rows(_ argument: String) throws(MeasureError) -> (rows: [InterfaceContent], isArray: Bool) {
    var data = Data(argument.utf8)
    let first = argument.first { !$0.isWhitespace }
    if first != "{", first != "[" {
      guard let contents = FileManager.default.contents(atPath: argument) else { throw .unreadable(argument) }
      data = contents
    }
    guard let json = try? JSONSerialization.jsonObject(with: data) else { throw .invalidContent("it is not JSON") }
    if let row = json as? [String: Any] { return ([try content(row)], false) }
    guard let rows = json as? [Any] else { throw .invalidContent("it is neither an object nor an array of objects") }
    var result: [InterfaceContent] = []
    for (index, row) in rows.enumerated() {
      guard let row = row as? [String: Any] else { throw .invalidContent("row \(index) is not an object") }
      result.append(try content(row))
    }
    return (result, true)
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
          default: throw .invalidContent("'\(name)' of '\(key)' is not understood")
          }
        }
      case let isShown as Bool: result.hidden[key] = !isShown
      default: throw .invalidContent("the value of '\(key)' is not a text, an object, true, false or null")
      }
    }
    return result
  }
}
