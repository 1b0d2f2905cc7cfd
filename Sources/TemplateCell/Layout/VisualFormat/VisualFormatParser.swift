/// Reads the Visual Format Language by the grammar that Apple's Auto Layout Guide gives for it.
struct VisualFormatParser {
  let format: String
  private let characters: [Character]
  private var offset = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// Reads `(H:|V:)? (| connection)? view (connection view)* (connection |)?`.
  ///
  /// - Complexity: O(n) for n characters.
  mutating func parse() throws(VisualFormatError) -> VisualFormatLine {
    var line = VisualFormatLine()
    if let first = peek, first == "H" || first == "V", offset + 1 < characters.count, characters[offset + 1] == ":" {
      line.isVertical = first == "V"
      offset += 2
    }
    if take("|") { line.before = try connection() }
    line.elements.append(try element())
    while offset < characters.count {
      let connection = try connection()
      if take("|") {
        line.after = connection
        guard offset == characters.count else { throw error(.expected("the end after the superview's edge")) }
        break
      }
      line.between.append(connection)
      line.elements.append(try element())
    }
    return line
  }

  private var peek: Character? { offset < characters.count ? characters[offset] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    offset += 1
    return true
  }

  private func error(_ problem: VisualFormatError.Problem, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(format: format, offset: place ?? offset, problem: problem)
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormatLine.Element {
    guard take("[") else { throw error(.expected("a view such as [title]")) }
    let start = offset
    guard let name = identifier() else { throw error(.expected("the name of a view")) }
    let lengths = peek == "(" ? try predicates() : []
    guard take("]") else { throw error(.expected(lengths.isEmpty ? "\"(\" or \"]\"" : "\"]\"")) }
    return VisualFormatLine.Element(name: name, offset: start, lengths: lengths)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormatLine.Connection {
    guard take("-") else {
      guard peek == "[" || peek == "|" else { throw error(.expected("\"-\", \"[\" or \"|\"")) }
      return .flush
    }
    if peek == "[" || peek == "|" { return .standard }
    let distances: [VisualFormatLine.Predicate]
    if peek == "(" { distances = try predicates() } else { distances = [try simplePredicate()] }
    guard take("-") else { throw error(.expected("\"-\" after the distance")) }
    return .distances(distances)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
    offset += 1
    var result: [VisualFormatLine.Predicate] = []
    repeat { result.append(try predicate()) } while take(",")
    guard take(")") else { throw error(.expected("\",\" or \")\"")) }
    return result
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormatLine.Predicate {
    let start = offset
    if peek == "-" { throw error(.expected("a metric or a positive number, or \"(\"")) }
    let value = try value("a metric or a positive number, or \"(\"")
    return VisualFormatLine.Predicate(
      comparison: .equal, value: value, valueOffset: start, priority: nil, priorityOffset: start)
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormatLine.Predicate {
    var comparison = LayoutConstraint.Comparison.equal
    if let sign = peek, sign == "=" || sign == "<" || sign == ">" {
      offset += 1
      guard take("=") else { throw error(.expected("\"==\", \"<=\" or \">=\""), at: offset - 1) }
      comparison = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    let valueOffset = offset
    let value = try value("a number, a metric or a view")
    var priority: VisualFormatLine.Value?
    let hasPriority = take("@")
    let priorityOffset = offset
    if hasPriority { priority = try self.value("a priority") }
    return VisualFormatLine.Predicate(
      comparison: comparison, value: value, valueOffset: valueOffset, priority: priority,
      priorityOffset: priorityOffset)
  }

  private mutating func value(_ expectation: String) throws(VisualFormatError) -> VisualFormatLine.Value {
    let start = offset
    if let name = identifier() { return .name(name) }
    guard let text = numeral() else { throw error(.expected(expectation)) }
    guard let value = Double(text), value.isFinite else { throw error(.invalidNumber(text), at: start) }
    return .number(value)
  }

  /// A C identifier.
  private mutating func identifier() -> String? {
    let start = offset
    while let character = peek, Self.isLetter(character) || (offset > start && Self.isDigit(character)) {
      offset += 1
    }
    return offset > start ? String(characters[start..<offset]) : nil
  }

  /// A number as `strtod` reads it in the C locale, decimal only; nothing is read when there is none.
  private mutating func numeral() -> String? {
    let start = offset
    if peek == "-" || peek == "+" { offset += 1 }
    let whole = digits()
    var fraction = 0
    if take(".") { fraction = digits() }
    guard whole + fraction > 0 else {
      offset = start
      return nil
    }
    let end = offset
    if take("e") || take("E") {
      if peek == "-" || peek == "+" { offset += 1 }
      if digits() == 0 { offset = end }
    }
    let text = String(characters[start..<offset])
    return text.hasSuffix(".") ? text + "0" : text
  }

  private mutating func digits() -> Int {
    let start = offset
    while let character = peek, Self.isDigit(character) { offset += 1 }
    return offset - start
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character >= "0" && character <= "9"
  }

  private static func isLetter(_ character: Character) -> Bool {
    guard character.isASCII else { return false }
    return character == "_" || (character >= "a" && character <= "z") || (character >= "A" && character <= "Z")
  }
}
