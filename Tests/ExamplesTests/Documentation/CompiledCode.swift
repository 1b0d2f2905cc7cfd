/// The statements of a file of tests that stands behind the documentation.
struct CompiledCode {
  /// The condition of code that is compiled on Linux and where UIKit is.
  private static let known = "#if canImport(UIKit) || !canImport(AppKit)"

  private let own: [SwiftStatement]

  /// Takes the statements that are compiled on Linux: those under a condition other than the known one are left out.
  init(_ source: String) {
    var lines: [Substring] = []
    var depth = 0
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#if") {
        if depth > 0 || code != Self.known { depth += 1 }
      } else if code.hasPrefix("#endif") {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        lines.append(line)
      }
    }
    own = SwiftStatement.statements(in: lines)
  }

  /// Whether the statements of a piece stand here in the same order with nothing between them but expectations.
  ///
  /// Imports count wherever they stand. What only shows a value stands here in an expectation of that value.
  func contains(_ piece: DocumentedCode) -> Bool {
    let imports = piece.statements.filter { $0.code.hasPrefix("import ") }
    let wanted = piece.statements.filter { !$0.code.hasPrefix("import ") }
    guard imports.allSatisfy({ statement in own.contains { $0.code == statement.code } }) else { return false }
    guard let first = wanted.first else { return true }
    return own.indices.contains { matches(first, own[$0]) && follows(wanted, in: own, from: $0) }
  }

  private func follows(_ wanted: [SwiftStatement], in own: [SwiftStatement], from start: Int) -> Bool {
    var index = start
    for statement in wanted {
      while index < own.count, !matches(statement, own[index]), own[index].isExpectation { index += 1 }
      guard index < own.count, matches(statement, own[index]) else { return false }
      index += 1
    }
    return true
  }

  private func matches(_ documented: SwiftStatement, _ compiled: SwiftStatement) -> Bool {
    documented.code == compiled.code || documented.isSaid(by: compiled)
  }
}
