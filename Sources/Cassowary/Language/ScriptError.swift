/// A mistake in a text of the constraint language, with its place.
public struct ScriptError: Error, Equatable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in characters.
  public var column: Int
  /// The line as written.
  public var source: String

  /// What can be wrong with a text.
  public enum Reason: Equatable, Sendable {
    /// A character that begins nothing.
    case unexpectedCharacter(Character)
    /// A number that is not one, or does not fit.
    case invalidNumber(String)
    /// A label without its closing quotation mark.
    case unterminatedLabel
    /// An escape in a label other than `\"`, `\\`, `\n`, `\r`, `\t`.
    case invalidEscape(Character)
    /// Something else was expected here.
    case expected(String, found: String)
    /// A product of two variables, or a division by one.
    case notLinear
    /// A division by 0.
    case divisionByZero
    /// A sum, product or quotient beyond what a number can be.
    case numberTooLarge
    /// Parentheses are nested too deep.
    case nestedTooDeep
    /// A label that names another constraint.
    case labelInUse(String)
    /// No constraint was ever given this label.
    case unknownLabel(String)
    /// No variable has this name.
    case unknownVariable(String)
    /// A batch within a batch.
    case nestedBatch
    /// A statement that only reads, or `variable`, within a batch.
    case notAllowedInBatch(String)
    /// A `batch` without its `end`, or an `end` without its `batch`.
    case unbalancedBatch
  }

  /// Makes an error.
  public init(_ reason: Reason, line: Int, column: Int, source: String) {
    self.reason = reason
    self.line = line
    self.column = column
    self.source = source
  }
}

extension ScriptError: CustomStringConvertible {
  /// The sentence alone.
  public var message: String {
    switch reason {
    case .unexpectedCharacter(let character): "unexpected character '\(character)'"
    case .invalidNumber(let text): "'\(text)' is not a number that can be represented"
    case .unterminatedLabel: "the label has no closing quotation mark"
    case .invalidEscape(let character): "'\\\(character)' is not an escape; use \\\" \\\\ \\n \\r \\t"
    case .expected(let what, let found): "expected \(what), found \(found)"
    case .notLinear: "not linear: a product needs a number on one side, a division a number on the right"
    case .divisionByZero: "division by zero"
    case .numberTooLarge: "the result is too large to represent"
    case .nestedTooDeep: "parentheses are nested too deep"
    case .labelInUse(let label): "the label \(ScriptFormat.quoted(label)) names another constraint"
    case .unknownLabel(let label): "no constraint is called \(ScriptFormat.quoted(label))"
    case .unknownVariable(let name): "no variable is called '\(name)'"
    case .nestedBatch: "a batch cannot stand within a batch"
    case .notAllowedInBatch(let what): "'\(what)' cannot stand within a batch"
    case .unbalancedBatch: "'batch' and 'end' must come in pairs"
    }
  }

  /// Line, column, sentence, the line as written and a caret under the place.
  public var description: String {
    let margin = source.prefix(max(0, column - 1)).map { $0 == "\t" ? "\t" : " " }.joined()
    return "\(line):\(column): error: \(message)\n\(source)\n\(margin)^"
  }
}
