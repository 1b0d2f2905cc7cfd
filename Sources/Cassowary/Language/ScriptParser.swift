/// Parses one line of the constraint language.
struct ScriptParser {
  /// The greatest depth of parentheses and signs.
  private static let deepest = 200
  private let tokens: [(token: ScriptToken, column: Int)]
  private let line: Int
  private let source: String
  private var position = 0
  private var depth = 0
  /// The columns of names and labels, in the order of the text.
  private(set) var columns: [Int] = []

  init(_ source: some StringProtocol, line: Int) throws(ScriptError) {
    var lexer = ScriptLexer(source, line: line)
    tokens = try lexer.tokens()
    self.line = line
    self.source = String(source)
  }

  /// Whether nothing but space and a comment is on the line.
  var isBlank: Bool { tokens[0].token == .end }

  /// Whether the line is one word alone.
  func isWord(_ word: String) -> Bool { tokens.count == 2 && tokens[0].token == .name(word) }

  /// An error at the first token of the line.
  func error(_ reason: ScriptError.Reason) -> ScriptError {
    ScriptError(reason, line: line, column: tokens[0].column, source: source)
  }

  /// The statement on the line.
  mutating func statement() throws(ScriptError) -> ScriptStatement {
    if case .name(let word) = tokens[0].token, let statement = try keyword(word) {
      guard tokens[position].token == .end else { throw unexpected("the end of the line") }
      return statement
    }
    let constraint = try constraint()
    guard tokens[position].token == .end else { throw unexpected("the end of the line") }
    return .constraint(constraint)
  }

  /// A word is a keyword when a name, a label or nothing follows it; before an operator it is a variable.
  private mutating func keyword(_ word: String) throws(ScriptError) -> ScriptStatement? {
    switch tokens[1].token {
    case .name, .label, .end: position = 1
    default: return nil
    }
    switch word {
    case "variable": return .variable(try names(least: 1))
    case "print": return .print(try names(least: 0))
    case "explain": return .explain(try names(least: 0))
    case "edit": return .edit(try name(), priority: try priority(), label: optionalLabel())
    case "stay": return .stay(try name(), priority: try priority(), label: optionalLabel())
    case "suggest": return .suggest(try name(), try signedNumber())
    case "endedit": return .endEdit(try name())
    case "remove": return .remove(try label())
    case "constant": return .constant(try label(), try signedNumber())
    case "priority": return .priority(try label(), try signedNumber())
    case "coefficient": return .coefficient(try label(), variable: try name(), try signedNumber())
    default:
      position = 0
      return nil
    }
  }

  private mutating func names(least: Int) throws(ScriptError) -> [String] {
    var result: [String] = []
    while result.count < least || tokens[position].token != .end { result.append(try name()) }
    return result
  }

  private mutating func name() throws(ScriptError) -> String {
    guard case .name(let name) = tokens[position].token else { throw unexpected("a name") }
    columns.append(tokens[position].column)
    position += 1
    return name
  }

  private mutating func label() throws(ScriptError) -> String {
    guard case .label(let label) = tokens[position].token else { throw unexpected("a label in quotation marks") }
    columns.append(tokens[position].column)
    position += 1
    return label
  }

  private mutating func optionalLabel() -> String? {
    guard case .label(let label) = tokens[position].token else { return nil }
    columns.append(tokens[position].column)
    position += 1
    return label
  }

  private mutating func priority() throws(ScriptError) -> Double {
    guard take("@") else { return 1000 }
    return try signedNumber()
  }

  private mutating func signedNumber() throws(ScriptError) -> Double {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard case .number(let value) = tokens[position].token else { throw unexpected("a number") }
    position += 1
    return isNegative ? -value : value
  }

  private mutating func take(_ character: Character) -> Bool {
    guard tokens[position].token == .symbol(character) else { return false }
    position += 1
    return true
  }

  private func unexpected(_ what: String) -> ScriptError {
    let (token, column) = tokens[position]
    return ScriptError(.expected(what, found: token.text), line: line, column: column, source: source)
  }

  // MARK: - Constraints

  private mutating func constraint() throws(ScriptError) -> ScriptConstraint {
    let left = try sum()
    let column = tokens[position].column
    guard case .relation(let relation) = tokens[position].token else { throw unexpected("an operator, ==, <= or >=") }
    position += 1
    let right = try sum()
    guard (left.constant - right.constant).isFinite else { throw error(.numberTooLarge, column: column) }
    let priority = try priority()
    return ScriptConstraint(
      left.terms + right.terms.map { .init($0.name, -$0.coefficient) }, constant: left.constant - right.constant,
      relation, priority: priority, label: optionalLabel())
  }

  /// A linear expression while it is parsed.
  private struct Sum {
    var terms: [ScriptConstraint.Term] = []
    var constant = 0.0

    mutating func add(_ other: Sum, times factor: Double) {
      for term in other.terms { terms.append(.init(term.name, term.coefficient * factor)) }
      constant += other.constant * factor
    }

    /// Whether all numbers can be calculated with.
    var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }
  }

  private func error(_ reason: ScriptError.Reason, column: Int) -> ScriptError {
    ScriptError(reason, line: line, column: column, source: source)
  }

  private mutating func sum() throws(ScriptError) -> Sum {
    var result = try product()
    while true {
      let column = tokens[position].column
      if take("+") {
        result.add(try product(), times: 1)
      } else if take("-") {
        result.add(try product(), times: -1)
      } else {
        return result
      }
      guard result.isFinite else { throw error(.numberTooLarge, column: column) }
    }
  }

  private mutating func product() throws(ScriptError) -> Sum {
    var result = try factor()
    while true {
      let column = tokens[position].column
      if take("*") || startsFactor {
        result = try times(result, try factor(), column: column)
      } else if take("/") {
        let divisor = try factor()
        guard divisor.terms.isEmpty else { throw error(.notLinear, column: column) }
        guard divisor.constant != 0 else { throw error(.divisionByZero, column: column) }
        for index in result.terms.indices { result.terms[index].coefficient /= divisor.constant }
        result.constant /= divisor.constant
      } else {
        return result
      }
      guard result.isFinite else { throw error(.numberTooLarge, column: column) }
    }
  }

  /// Whether a factor may follow without an operator, as in `2 b` and `2 (b + 1)`.
  private var startsFactor: Bool {
    switch tokens[position].token {
    case .name, .symbol("("): true
    default: false
    }
  }

  private func times(_ left: Sum, _ right: Sum, column: Int) throws(ScriptError) -> Sum {
    guard left.terms.isEmpty || right.terms.isEmpty else { throw error(.notLinear, column: column) }
    var result = Sum()
    if left.terms.isEmpty {
      result.add(right, times: left.constant)
    } else {
      result.add(left, times: right.constant)
    }
    return result
  }

  private mutating func factor() throws(ScriptError) -> Sum {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw error(.nestedTooDeep, column: tokens[position].column) }
    if take("-") {
      var result = Sum()
      result.add(try factor(), times: -1)
      return result
    }
    if take("+") { return try factor() }
    if take("(") {
      let inner = try sum()
      guard take(")") else { throw unexpected("')'") }
      return inner
    }
    switch tokens[position].token {
    case .number(let value):
      position += 1
      return Sum(constant: value)
    case .name: return Sum(terms: [.init(try name(), 1)])
    default: throw unexpected("a number, a name or '('")
    }
  }
}
