/// Text as terminals show it: how many columns it takes, and what must not get into them.
package enum TerminalText {
  /// The columns of a text.
  ///
  /// - Complexity: O(n) for n characters.
  package static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  /// The columns of a character: 2 for East Asian wide and fullwidth ones and for emoji, 0 for those that are not seen.
  ///
  /// By Unicode's East_Asian_Width W and F and Emoji_Presentation; what U+FE0F follows counts as an emoji.
  package static func columns(of character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" { return columns == 0 ? 0 : 2 }
      if scalar.isASCII {
        if scalar.value >= 0x20, scalar.value != 0x7F { columns = max(columns, 1) }
        continue
      }
      switch CodePointProperties.Kind(rawValue: TextTables.shared.properties(of: scalar.value).kind) {
      case .zero: continue
      case .wide, .hangul: return 2
      case .emoji where scalar.properties.isEmojiPresentation: return 2
      default: columns = max(columns, 1)
      }
    }
    return columns
  }

  /// A text on one line, without what would move the cursor or turn the direction: controls and ends of lines become
  /// spaces, characters without a column are dropped.
  package static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      let isControl = character.unicodeScalars.contains { scalar in
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
      }
      if isControl {
        result.append(" ")
      } else if columns(of: character) > 0 {
        result.append(character)
      }
    }
    return result
  }

  /// The beginning of a text that fits into so many columns.
  package static func prefix(_ text: String, columns limit: Int) -> String {
    var (result, used) = ("", 0)
    for character in text {
      let columns = columns(of: character)
      if used + columns > limit { break }
      result.append(character)
      used += columns
    }
    return result
  }

  /// Whether a text holds letters written from right to left, which terminals may turn around.
  static func turns(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
