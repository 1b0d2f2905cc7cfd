/// A text of the constraint language: what to tell a ``Solver``, one statement a line.
///
/// ```text
/// variable a b c                      # optional: fixes the order of variables; else order of first appearance
/// a + 2 b - c/4 >= 3*(b + 1) @750 "gap"
/// edit a @750                         # an edit variable; a required one (no @, or @1000) is an input
/// suggest a 70
/// stay b @10                          # keep the value b has now
/// constant "gap" 5                    # the constraint now reads as if written with this constant on the right
/// priority "gap" 1000
/// coefficient "gap" b 3               # the coefficient of b once all terms are on the left
/// batch                               # all of these, or none
/// remove "gap"
/// endedit a
/// end
/// print a b                           # or print: all variables
/// explain a                           # what a is the sum of
/// ```
///
/// Names are letters, digits, `_` and dots, and begin with a letter or `_`. Numbers are as in Swift, also `1e9`.
/// A label names one constraint as long as it is in the solver; a constraint without one is called by its line,
/// `"line 5"`.
public struct SolverScript: Equatable, Sendable {
  /// The statements in order.
  public var lines: [ScriptStatement.Line]
  /// The number of lines of the text, blank ones included.
  public var lineCount: Int

  /// Makes a script from statements; they are numbered from 1 as ``description`` prints them.
  public init(_ statements: [ScriptStatement]) {
    lines = []
    lineCount = 0
    for statement in statements {
      lineCount += 1
      let number = lineCount
      if case .batch(let inner) = statement {
        let numbered = inner.enumerated().map { offset, line in
          ScriptStatement.Line(line.statement, number: number + offset + 1)
        }
        lines.append(.init(.batch(numbered), number: number))
        lineCount += inner.count + 1
      } else {
        lines.append(.init(statement, number: number))
      }
    }
  }

  /// Parses a text. Labels and names are looked up when a statement runs, not here.
  ///
  /// - Throws: the first mistake with line and column.
  /// - Complexity: O(n) for n characters.
  public init(parsing text: String) throws(ScriptError) {
    lines = []
    lineCount = 0
    var batch: ScriptStatement.Line?
    var inner: [ScriptStatement.Line] = []
    for source in Self.split(text) {
      lineCount += 1
      var parser = try ScriptParser(source, line: lineCount)
      if parser.isBlank { continue }
      if parser.isWord("batch") {
        guard batch == nil else { throw parser.error(.nestedBatch) }
        batch = .init(.batch([]), number: lineCount, source: String(source))
        inner = []
      } else if parser.isWord("end") {
        guard var open = batch else { throw parser.error(.unbalancedBatch) }
        open.statement = .batch(inner)
        lines.append(open)
        batch = nil
      } else {
        let statement = try parser.statement()
        let line = ScriptStatement.Line(
          statement, number: lineCount, source: String(source), columns: parser.columns)
        if batch == nil {
          lines.append(line)
        } else {
          if let word = statement.wordOutsideBatches { throw parser.error(.notAllowedInBatch(word)) }
          inner.append(line)
        }
      }
    }
    if let batch {
      throw ScriptError(.unbalancedBatch, line: batch.number, column: 1, source: batch.source)
    }
  }

  /// The lines of a text; a line ends with `\n`, `\r\n` or `\r`, and the end of the last one begins no other.
  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension SolverScript: CustomStringConvertible {
  /// The text, one statement a line; parsing it gives the same statements.
  public var description: String {
    lines.map { $0.statement.description + "\n" }.joined()
  }
}

extension ScriptStatement {
  /// The keyword of a statement that may not stand in a batch.
  var wordOutsideBatches: String? {
    switch self {
    case .variable: "variable"
    case .print: "print"
    case .explain: "explain"
    case .batch: "batch"
    default: nil
    }
  }
}
