import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads texts by the XML parser of the platform.
public enum XMLText {
  /// Why a text is no well-formed XML document; `nil` when it is one.
  public static func problem(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    guard !parser.parse() else { return nil }
    return "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")"
  }
}
