/// Cuts one line into tokens with their columns.
struct ScriptLexer {
  private let characters: [Character]
  private let line: Int
  private let source: String
  private var position = 0

  /// Makes a lexer for a line; `line` is its number, for errors.
  init(_ source: some StringProtocol, line: Int) {
    characters = Array(source)
    self.source = String(source)
    self.line = line
  }

  /// All tokens of the line, the last one `.end`, each with its column from 1.
  mutating func tokens() throws(ScriptError) -> [(token: ScriptToken, column: Int)] {
    var result: [(token: ScriptToken, column: Int)] = []
    while true {
      while position < characters.count, characters[position].isWhitespace { position += 1 }
      let column = position + 1
      guard position < characters.count, characters[position] != "#" else {
        result.append((.end, column))
        return result
      }
      result.append((try next(), column))
    }
  }

  private mutating func next() throws(ScriptError) -> ScriptToken {
    let character = characters[position]
    if Self.startsName(character) { return .name(takeWhile(Self.continuesName)) }
    if Self.isDigit(character) || (character == "." && Self.isDigit(peek(1))) { return .number(try number()) }
    switch character {
    case "\"": return .label(try label())
    case "=", "<", ">":
      if peek(1) == "=" {
        position += 2
        return .relation(character == "=" ? .equal : character == "<" ? .lessThanOrEqual : .greaterThanOrEqual)
      }
    case "+", "-", "*", "/", "(", ")", "@":
      position += 1
      return .symbol(character)
    default: break
    }
    throw error(.unexpectedCharacter(character), at: position)
  }

  private func peek(_ distance: Int) -> Character? {
    position + distance < characters.count ? characters[position + distance] : nil
  }

  private mutating func takeWhile(_ condition: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, condition(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  /// A number as in Swift: decimal with fraction and exponent, hexadecimal also with a binary exponent, octal, binary,
  /// underscores between digits.
  private mutating func number() throws(ScriptError) -> Double {
    let start = position
    let (first, second) = (characters[position], peek(1))
    let isPrefixed = second == "x" || second == "b" || second == "o"
    if first == "0", isPrefixed, peek(2).map({ $0.isASCII && $0.isHexDigit }) == true {
      position += 2
      _ = takeWhile { $0 == "_" || $0.isASCII && $0.isHexDigit }
      if second == "x" {
        if peek(0) == ".", peek(1).map({ $0.isASCII && $0.isHexDigit }) == true {
          position += 1
          _ = takeWhile { $0 == "_" || $0.isASCII && $0.isHexDigit }
        }
        takeExponent("p")
      }
    } else {
      _ = takeWhile { $0 == "_" || Self.isDigit($0) }
      if peek(0) == ".", Self.isDigit(peek(1)) {
        position += 1
        _ = takeWhile { $0 == "_" || Self.isDigit($0) }
      }
      takeExponent("e")
    }
    let text = String(characters[start..<position])
    guard let value = Self.value(text), value.isFinite else { throw error(.invalidNumber(text), at: start) }
    return value
  }

  /// Takes an exponent when digits follow its letter; otherwise the letter starts a name, `2 e` written without space.
  private mutating func takeExponent(_ letter: Character) {
    guard let found = peek(0), found.lowercased() == String(letter) else { return }
    let sign = peek(1) == "+" || peek(1) == "-" ? 1 : 0
    guard Self.isDigit(peek(1 + sign)) else { return }
    position += 1 + sign
    _ = takeWhile { $0 == "_" || Self.isDigit($0) }
  }

  private static func value(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0b") { return Self.whole(digits.dropFirst(2), radix: 2) }
    if digits.hasPrefix("0o") { return Self.whole(digits.dropFirst(2), radix: 8) }
    return Double(digits)
  }

  private static func whole(_ digits: Substring, radix: Int) -> Double? {
    if digits.isEmpty { return nil }
    var result = 0.0
    for digit in digits {
      guard let value = digit.hexDigitValue, value < radix else { return nil }
      result = result * Double(radix) + Double(value)
    }
    return result
  }

  private mutating func label() throws(ScriptError) -> String {
    let start = position
    position += 1
    var result = ""
    while let character = peek(0), character != "\"" {
      position += 1
      guard character == "\\", let escaped = peek(0) else {
        result.append(character)
        continue
      }
      switch escaped {
      case "\"", "\\": result.append(escaped)
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      default: throw error(.invalidEscape(escaped), at: position)
      }
      position += 1
    }
    guard position < characters.count else { throw error(.unterminatedLabel, at: start) }
    position += 1
    return result
  }

  private func error(_ reason: ScriptError.Reason, at position: Int) -> ScriptError {
    ScriptError(reason, line: line, column: position + 1, source: source)
  }

  private static func isDigit(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isASCII && character.isWholeNumber
  }

  /// Whether a name can begin with a character: a letter or an underscore.
  static func startsName(_ character: Character) -> Bool { character.isLetter || character == "_" }

  /// Whether a character can stand within a name: a letter, a digit, an underscore or a dot.
  static func continuesName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}
