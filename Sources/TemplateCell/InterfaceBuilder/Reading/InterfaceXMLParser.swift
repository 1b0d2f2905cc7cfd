import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Turns the text of a file into elements, within limits.
final class InterfaceXMLParser: NSObject, XMLParserDelegate {
  private let limits: InterfaceReader.Limits
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private var failure: InterfaceFileError?

  private init(limits: InterfaceReader.Limits) { self.limits = limits }

  /// The root element of a text.
  ///
  /// - Complexity: O(n) for n bytes.
  static func parse(_ data: Data, limits: InterfaceReader.Limits) throws(InterfaceFileError) -> InterfaceElement {
    guard data.count <= limits.bytes else { throw .tooLarge(bytes: data.count) }
    let data = try decoded(data)
    try checkEncoding(data)
    let delegate = InterfaceXMLParser(limits: limits)
    // As a stream: of a text in one piece the parser reads no more than 10,000,000 bytes.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isWellFormed = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard isWellFormed, delegate.open.isEmpty, let root = delegate.root else {
      throw .malformed(line: max(1, parser.lineNumber))
    }
    return root
  }

  /// The text as UTF-8: one of UTF-16, known by its first bytes, is converted, its declaration of the encoding left out.
  private static func decoded(_ data: Data) throws(InterfaceFileError) -> Data {
    let start = Array(data.prefix(4))
    guard start.count == 4, start[2] != 0 || start[3] != 0 else { return data }
    let encoding: String.Encoding
    var rest = data
    switch (start[0], start[1], start[2], start[3]) {
    case (0xFF, 0xFE, _, _):
      encoding = .utf16LittleEndian
      rest = data.dropFirst(2)
    case (0xFE, 0xFF, _, _):
      encoding = .utf16BigEndian
      rest = data.dropFirst(2)
    case (0x3C, 0, 0x3F, 0): encoding = .utf16LittleEndian
    case (0, 0x3C, 0, 0x3F): encoding = .utf16BigEndian
    default: return data
    }
    guard rest.count.isMultiple(of: 2), var text = String(data: rest, encoding: encoding) else {
      throw .unsupportedEncoding
    }
    if text.hasPrefix("<?xml"), let end = text.range(of: "?>") {
      let lines = text[..<end.upperBound].filter(\.isNewline)
      text.replaceSubrange(..<end.upperBound, with: "<?xml version=\"1.0\"?>" + lines)
    }
    return Data(text.utf8)
  }

  /// Refuses what could hide a declaration of entities: other encodings, and document types themselves.
  private static func checkEncoding(_ data: Data) throws(InterfaceFileError) {
    guard data.count >= 4, !data.contains(0), let text = String(data: data, encoding: .utf8) else {
      if data.count < 4 { throw .malformed(line: 1) }
      throw .unsupportedEncoding
    }
    if let range = text.range(of: "<!DOCTYPE") ?? text.range(of: "<!ENTITY") {
      throw .documentTypeDeclared(line: text[..<range.lowerBound].utf8.count(where: { $0 == 10 }) + 1)
    }
    guard text.hasPrefix("<?xml"), let end = text.range(of: "?>"), let name = text.range(of: "encoding=") else {
      return
    }
    guard name.lowerBound < end.lowerBound else { return }
    let rest = text[name.upperBound..<end.lowerBound].dropFirst().uppercased()
    guard rest.hasPrefix("UTF-8") || rest.hasPrefix("US-ASCII") else { throw .unsupportedEncoding }
  }

  private func fail(_ error: InterfaceFileError, _ parser: XMLParser) {
    if failure == nil { failure = error }
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    guard failure == nil else { return }
    guard count <= limits.elements else { return fail(.tooManyElements(line: parser.lineNumber), parser) }
    guard open.count < limits.depth else { return fail(.tooDeep(line: parser.lineNumber), parser) }
    open.append(
      InterfaceElement(
        name: elementName, attributes: attributes, line: max(1, parser.lineNumber),
        nearestID: attributes["id"] ?? open.last?.nearestID))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, let last = open.last, last.name == "string" || last.name == "mutableString" else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard failure == nil, let last = open.last, last.name == "string" else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }
}
