/// Where grapheme clusters end, by UAX #29 of Unicode 17.0.0: fed with one grapheme class after another.
struct GraphemeRules {
  private enum Class {
    static let carriageReturn: UInt16 = 1
    static let lineFeed: UInt16 = 2
    static let control: UInt16 = 3
    static let extend: UInt16 = 4
    static let zwj: UInt16 = 5
    static let regionalIndicator: UInt16 = 6
    static let prepend: UInt16 = 7
    static let spacingMark: UInt16 = 8
    static let leading: UInt16 = 9
    static let vowel: UInt16 = 10
    static let trailing: UInt16 = 11
    static let leadingVowel: UInt16 = 12
    static let leadingVowelTrailing: UInt16 = 13
    static let pictographic: UInt16 = 14
    static let consonant: UInt16 = 15
    static let linker: UInt16 = 16
    static let conjunctExtend: UInt16 = 17
  }

  private var previous: UInt16 = 0
  private var isFirst = true
  /// Whether an odd number of regional indicators ends here.
  private var halfFlag = false
  /// Whether a pictograph and extending characters end here, and a joiner after them.
  private var pictograph = false
  private var joinedPictograph = false
  /// Whether a consonant and marks end here, and a linker among the marks.
  private var consonant = false
  private var linked = false

  /// Whether a cluster ends before a character of a class.
  mutating func endsCluster(before next: UInt16) -> Bool {
    let ends = !isFirst && decide(next)
    isFirst = false
    halfFlag = next == Class.regionalIndicator && !halfFlag
    let extends =
      next == Class.extend || next == Class.linker || next == Class.conjunctExtend || next == Class.zwj
    joinedPictograph = pictograph && next == Class.zwj
    pictograph = next == Class.pictographic || pictograph && extends && next != Class.zwj
    if next == Class.consonant {
      consonant = true
      linked = false
    } else if consonant && (next == Class.linker || next == Class.conjunctExtend || next == Class.zwj) {
      linked = linked || next == Class.linker
    } else {
      consonant = false
      linked = false
    }
    previous = next
    return ends
  }

  private func decide(_ next: UInt16) -> Bool {
    if previous == Class.carriageReturn { return next != Class.lineFeed }
    if previous == Class.lineFeed || previous == Class.control { return true }
    switch next {
    case Class.carriageReturn, Class.lineFeed, Class.control: return true
    case Class.extend, Class.zwj, Class.spacingMark, Class.linker, Class.conjunctExtend: return false
    case _ where previous == Class.prepend: return false
    case Class.leading, Class.leadingVowel, Class.leadingVowelTrailing: return previous != Class.leading
    case Class.vowel:
      return previous != Class.leading && previous != Class.vowel && previous != Class.leadingVowel
    case Class.trailing: return previous < Class.vowel || previous > Class.leadingVowelTrailing
    case Class.regionalIndicator: return !halfFlag
    case Class.pictographic: return !joinedPictograph
    case Class.consonant: return !linked
    default: return true
    }
  }
}
