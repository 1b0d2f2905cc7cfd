/// Why a file could not be read as an Interface Builder document.
public enum InterfaceFileError: Error, Hashable, Sendable {
  /// The file has more bytes than the reader accepts, see ``InterfaceReader/Limits``.
  case tooLarge(bytes: Int)
  /// The text is neither UTF-8 nor UTF-16, or its XML declaration names another encoding.
  case unsupportedEncoding
  /// The file declares a document type or entities; Interface Builder never writes any.
  case documentTypeDeclared(line: Int)
  /// The text is not well-formed XML: cut off, or damaged at a line.
  case malformed(line: Int)
  /// Elements lie deeper in each other than the reader accepts.
  case tooDeep(line: Int)
  /// There are more elements than the reader accepts.
  case tooManyElements(line: Int)
  /// The root element is not that of an Interface Builder document for iOS; the name of what was found.
  case notAnInterfaceFile(String)
  /// Two views or guides have the same id, such as a view inside itself.
  case duplicateIdentifier(String, line: Int)
  /// A constraint or a mask names an id that the file does not have.
  case missingReference(String, line: Int)
  /// A number is not one.
  case invalidNumber(attribute: String, value: String, line: Int)
  /// A number is too large or too small for a layout; the element is the id of the one it belongs to.
  case numberOutOfRange(attribute: String, value: String, line: Int, element: String?)
  /// An element that needs an id, such as a view, has none.
  case missingIdentifier(element: String, line: Int)
}

extension InterfaceFileError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    switch self {
    case .tooLarge(let bytes): "The file is too large: \(bytes) bytes."
    case .unsupportedEncoding: "The file is neither UTF-8 nor UTF-16 text."
    case .documentTypeDeclared(let line): "Line \(line) declares a document type, which no such file has."
    case .malformed(let line): "The file is not well-formed XML: it ends early or is damaged at line \(line)."
    case .tooDeep(let line): "The elements at line \(line) lie too deep in each other."
    case .tooManyElements(let line): "The file has too many elements; line \(line) has the first one too many."
    case .notAnInterfaceFile(let name): "The file is no Interface Builder document for iOS: its root is '\(name)'."
    case .duplicateIdentifier(let id, let line): "The id '\(id)' at line \(line) was used before."
    case .missingReference(let id, let line): "Line \(line) names '\(id)', which the file does not have."
    case .invalidNumber(let attribute, let value, let line):
      "'\(value)' at line \(line) is no number for \(attribute)."
    case .numberOutOfRange(let attribute, let value, let line, let element):
      "'\(value)' at line \(line) is out of range for \(attribute)\(element.map { " of '\($0)'" } ?? "")."
    case .missingIdentifier(let element, let line): "The \(element) at line \(line) has no id."
    }
  }
}
