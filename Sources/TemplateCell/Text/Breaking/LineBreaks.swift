/// Where lines of a text may and must end, by UAX #14 of Unicode 17.0.0.
public enum LineBreaks {
  /// A place where a line may or must end.
  public struct Opportunity: Hashable, Sendable {
    /// Where it is, in UTF-8 bytes from the beginning of the text.
    public let offset: Int
    /// Whether the line must end there.
    public let isForced: Bool
  }

  /// The opportunities of a text in order, the end of the text among them.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - allowsThaiBreaks: whether lines may also end before the Thai vowels U+0E40...0E44 inside a word, as the
  ///     measurers of this package do since they have no dictionary; the Unicode algorithm leaves Thai to dictionaries.
  /// - Complexity: O(n) for n characters.
  public static func opportunities(in string: String, allowsThaiBreaks: Bool = false) -> [Opportunity] {
    var string = string
    return string.withUTF8 { bytes in
      var found: [Opportunity] = []
      let tables = TextTables.shared
      var entry: UInt16 = 0
      var offset = 0
      while offset < bytes.count {
        let (codePoint, length) = UTF8Decoder.decode(bytes, at: offset)
        entry = tables.transitions[Int(entry & 0xFFC0) | tables.properties(of: codePoint).lineClass]
        let action = entry & 63
        let allows =
          switch action {
          case LineBreakRules.Action.none: false
          case LineBreakRules.Action.allowed, LineBreakRules.Action.forced: true
          case LineBreakRules.Action.thai: allowsThaiBreaks
          default: LineBreakRules.allowsBreak(action, bytes: bytes, followedBy: offset + length)
          }
        if allows { found.append(Opportunity(offset: offset, isForced: action == LineBreakRules.Action.forced)) }
        offset += length
      }
      if !bytes.isEmpty { found.append(Opportunity(offset: bytes.count, isForced: true)) }
      return found
    }
  }
}
