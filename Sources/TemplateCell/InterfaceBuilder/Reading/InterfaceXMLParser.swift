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
    try checkEncoding(data)
    let delegate = InterfaceXMLParser(limits: limits)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isWellFormed = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard isWellFormed, delegate.open.isEmpty, let root = delegate.root else {
      throw .malformed(line: max(1, parser.lineNumber))
    }
    return root
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
    open.append(InterfaceElement(name: elementName, attributes: attributes, line: max(1, parser.lineNumber)))
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
