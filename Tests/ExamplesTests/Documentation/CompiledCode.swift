/// The statements of a file of tests that stands behind the documentation.
struct CompiledCode {
  private var everywhere: [SwiftStatement] = []
  private var onlyUIKit: [SwiftStatement] = []

  init(_ source: String) {
    var lines: (everywhere: [Substring], onlyUIKit: [Substring]) = ([], [])
    var depth = 0
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#if") {
        if depth > 0 || code == "#if canImport(UIKit)" { depth += 1 }
      } else if code.hasPrefix("#endif") {
        depth = max(0, depth - 1)
      } else if depth > 0 {
        lines.onlyUIKit.append(line)
      } else {
        lines.everywhere.append(line)
      }
    }
    everywhere = SwiftStatement.statements(in: lines.everywhere)
    onlyUIKit = SwiftStatement.statements(in: lines.onlyUIKit)
  }

  /// Whether the statements of a piece stand here in the same order with nothing between them but expectations.
  ///
  /// Imports count wherever they stand. What only shows a value stands here in an expectation of that value.
  func contains(_ piece: DocumentedCode) -> Bool {
    let own = piece.kind == .onlyUIKit ? onlyUIKit : everywhere
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
