/// The automaton of UAX #14 at work: what happens before each character.
struct LineBreakRules {
  /// What a transition asks for, as numbered by the generator.
  enum Action {
    static let none: UInt16 = 0
    static let allowed: UInt16 = 1
    static let forced: UInt16 = 2
    static let notInList15b: UInt16 = 3
    static let eastAsian: UInt16 = 4
    static let number: UInt16 = 5
    static let final: UInt16 = 6
    static let beforeNumber: UInt16 = 7
    static let thai: UInt16 = 8
  }

  private enum Trait {
    static let list15b: UInt16 = 1
    static let eastAsian: UInt16 = 2
    static let number: UInt16 = 4
    static let infixSeparator: UInt16 = 8
    static let viramaFinal: UInt16 = 16
    static let combining: UInt16 = 32
  }

  /// Whether a line may end before a character, where the answer depends on what follows it.
  ///
  /// - Parameters:
  ///   - action: a conditional ``Action``.
  ///   - offset: where the next character begins.
  static func allowsBreak(_ action: UInt16, bytes: UnsafeBufferPointer<UInt8>, followedBy offset: Int) -> Bool {
    var offset = offset
    let next = traits(bytes, at: &offset)
    switch action {
    case Action.notInList15b: return next.map { $0 & Trait.list15b == 0 } ?? false
    case Action.eastAsian: return next.map { $0 & Trait.eastAsian != 0 } ?? false
    case Action.number:
      guard let next else { return true }
      if next & Trait.number != 0 { return false }
      guard next & Trait.infixSeparator != 0, let second = traits(bytes, at: &offset) else { return true }
      return second & Trait.number == 0
    case Action.final: return next.map { $0 & Trait.viramaFinal == 0 } ?? true
    case Action.beforeNumber: return next.map { $0 & Trait.number != 0 } ?? false
    default: return true
    }
  }

  /// Whether a state is that after a character that ends a line.
  static func endsLine(afterState entry: UInt16) -> Bool {
    let tables = TextTables.shared
    let letter = tables.properties(of: 0x41).lineClass
    return tables.transitions[Int(entry & 0xFFC0) | letter] & 63 == Action.forced
  }

  /// The traits of the character at an offset, combining marks skipped; `nil` at the end of the text.
  private static func traits(_ bytes: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> UInt16? {
    let tables = TextTables.shared
    while offset < bytes.count {
      let (codePoint, length) = UTF8Decoder.decode(bytes, at: offset)
      offset += length
      let traits = tables.lineTraits[tables.properties(of: codePoint).lineClass]
      if traits & Trait.combining == 0 { return traits }
    }
    return nil
  }
}
