import Foundation

/// A piece of Swift in the documentation.
struct DocumentedCode {
  /// The file and the line of its first line.
  var place: String
  /// Whether it is the manifest of a package, which no test can compile; `.ci/run` builds it.
  var isManifest: Bool
  var statements: [SwiftStatement]

  init(place: String, lines: [Substring]) {
    self.place = place
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    isManifest = first.contains("// swift-tools-version:")
    statements = SwiftStatement.statements(in: lines)
  }

  /// The pieces between "```swift" and "```" in a page.
  static func pieces(inPage text: String, name: String) -> [DocumentedCode] {
    var result: [DocumentedCode] = []
    var lines: [Substring]?
    var start = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let piece = lines {
        if line.drop(while: { $0 == " " }).hasPrefix("```") {
          result.append(DocumentedCode(place: "\(name):\(start)", lines: piece))
          lines = nil
        } else {
          lines = piece + [line]
        }
      } else if line.drop(while: { $0 == " " }) == "```swift" {
        lines = []
        start = index + 2
      }
    }
    return result
  }

  /// The pieces in the documentation comments of a source file: between fences, or indented by four spaces after a line
  /// without text.
  static func pieces(inSource text: String, name: String) -> [DocumentedCode] {
    var result: [DocumentedCode] = []
    var piece: [Substring] = []
    var start = 0
    var isFenced = false
    var mayBegin = false
    func finish() {
      if !piece.isEmpty { result.append(DocumentedCode(place: "\(name):\(start)", lines: piece)) }
      piece = []
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.drop { $0 == " " }
      guard code.hasPrefix("///") else {
        finish()
        isFenced = false
        mayBegin = false
        continue
      }
      let comment = code.dropFirst(3)
      let trimmed = comment.drop { $0 == " " }
      if trimmed.hasPrefix("```") {
        if isFenced || trimmed == "```swift" { isFenced.toggle() } else { isFenced = false }
        finish()
        start = index + 2
        continue
      }
      let isIndented = comment.hasPrefix("     ")
      if isFenced || (isIndented && (mayBegin || !piece.isEmpty)) {
        if piece.isEmpty { start = index + 1 }
        piece.append(comment)
      } else if !trimmed.isEmpty {
        finish()
      }
      mayBegin = trimmed.isEmpty
    }
    finish()
    return result
  }
}
