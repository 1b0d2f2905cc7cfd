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
    switch json {
    case .object(let row): return ([try content(row, in: "")], false)
    case .array([]): throw MeasureError.invalidContent("it has no rows")
    case .array(let rows):
      let contents = try rows.enumerated().map { index, row in
        guard case .object(let row) = row else { throw MeasureError.invalidContent("row \(index) is not an object") }
        return try content(row, in: "row \(index): ")
      }
      return (contents, true)
    default: throw MeasureError.invalidContent("it is neither an object nor an array of objects")
    }
  }

  /// The value of a text or of the file it names; `nil` for what is not JSON.
  private static func json(_ argument: String) throws -> JSONValue? {
    let text = argument.drop { $0.isWhitespace }
    if text.isEmpty { throw MeasureError.invalidContent("it is empty") }
    func value(_ data: Data) -> JSONValue? { try? JSONDecoder().decode(JSONValue.self, from: data) }
    if let value = value(Data(argument.utf8)) { return value }
    return text.first == "{" || text.first == "[" ? nil : value(try InputProblem.contents(of: argument).get())
  }

  /// The content of a row.
  ///
  /// - Parameter place: what errors begin with.
  private static func content(_ row: [String: JSONValue], in place: String) throws(MeasureError) -> InterfaceContent {
    var result = InterfaceContent()
    for (key, value) in row.sorted(by: { $0.key < $1.key }) {
      switch value {
      case .null: result.hidden[key] = true
      case .truth(let isShown): result.hidden[key] = !isShown
      case .text(let text): result.texts[key] = text
      case .object(let parts): try add(parts.sorted { $0.key < $1.key }, key, place, to: &result)
      case .number, .array:
        throw .invalidContent("\(place)the value of '\(key)' is not a text, an object, true, false or null")
      }
    }
    return result
  }

  /// The parts of what one view shows.
  private static func add(
    _ parts: [(key: String, value: JSONValue)], _ key: String, _ place: String, to content: inout InterfaceContent
  ) throws(MeasureError) {
    var size = InterfaceSize(width: nil, height: nil)
    for (name, part) in parts {
      switch (name, part) {
      case ("text", .text(let text)): content.texts[key] = text
      case ("hidden", .truth(let isHidden)): content.hidden[key] = isHidden
      case ("width", .number(let number)), ("height", .number(let number)):
        guard (0...1e6).contains(number) else {
          throw .invalidContent("\(place)the \(name) of '\(key)' is not from 0 to 1000000")
        }
        if name == "width" { size.width = number } else { size.height = number }
      default:
        throw .invalidContent(
          "\(place)'\(name)' of '\(key)' is not one of text, hidden, width and height, or has a value of another kind")
      }
    }
    guard size.width != nil || size.height != nil else { return }
    guard size.width != nil, size.height != nil else {
      let (known, other) = size.width == nil ? ("height", "width") : ("width", "height")
      throw .invalidContent("\(place)'\(key)' has a \(known) but no \(other)")
    }
    content.images[key] = size
  }
}
