import Foundation

/// Writes small font files, table by table, so that tests know every byte.
struct FontBuilder {
  var unitsPerEm = 1_000
  var ascender = 800
  var descender = -200
  var lineGap = 0
  /// The advances of all glyphs.
  var advances = [500, 600, 700, 250]
  /// Glyphs 1, 2 and 3 stand for A, B and space; 4 and 5 may stand for others.
  var characters: [UInt32: Int] = [0x41: 1, 0x42: 2, 0x20: 3]
  var usesFormat12 = false
  var tables: [String: [UInt8]] = [:]

  static func u16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  static func u32(_ values: Int...) -> [UInt8] { values.flatMap { u16($0 >> 16, $0 & 0xFFFF) } }

  static func tag(_ tag: String) -> [UInt8] { Array(tag.utf8) }

  /// The bytes of the file.
  func build() -> Data {
    var all = tables
    all["head"] =
      all["head"] ?? [UInt8](repeating: 0, count: 18) + Self.u16(unitsPerEm) + [UInt8](repeating: 0, count: 34)
    all["maxp"] = all["maxp"] ?? Self.u32(0x5000) + Self.u16(advances.count)
    let metrics = Self.u16(ascender, descender, lineGap)
    all["hhea"] =
      all["hhea"] ?? Self.u32(0x10000) + metrics + [UInt8](repeating: 0, count: 24) + Self.u16(advances.count)
    all["hmtx"] = all["hmtx"] ?? advances.flatMap { Self.u16($0, 0) }
    all["cmap"] = all["cmap"] ?? (usesFormat12 ? format12 : format4)
    var directory = Self.u32(0x10000) + Self.u16(all.count, 0, 0, 0)
    var body: [UInt8] = []
    for (tag, bytes) in all.sorted(by: { $0.key < $1.key }) {
      directory += Self.tag(tag) + Self.u32(0, 12 + 16 * all.count + body.count, bytes.count)
      body += bytes
    }
    return Data(directory + body)
  }

  private var format12: [UInt8] {
    let groups = characters.sorted { $0.key < $1.key }.flatMap { Self.u32(Int($0.key), Int($0.key), $0.value) }
    return Self.u16(0, 1, 3, 10) + Self.u32(12) + Self.u16(12, 0) + Self.u32(16 + groups.count, 0, characters.count)
      + groups
  }

  /// One segment per character; glyphs of even code points by delta, of odd ones through the array of glyphs.
  private var format4: [UInt8] {
    let sorted = characters.filter { $0.key < 0xFFFF }.sorted { $0.key < $1.key }
    let count = sorted.count + 1
    let ends = sorted.flatMap { Self.u16(Int($0.key)) } + Self.u16(0xFFFF)
    let starts = ends
    var deltas: [UInt8] = []
    var offsets: [UInt8] = []
    var glyphs: [UInt8] = []
    for (place, (code, glyph)) in sorted.enumerated() {
      if code.isMultiple(of: 2) {
        deltas += Self.u16(glyph - Int(code))
        offsets += Self.u16(0)
      } else {
        deltas += Self.u16(0)
        offsets += Self.u16(2 * (count - place) + glyphs.count)
        glyphs += Self.u16(glyph)
      }
    }
    deltas += Self.u16(1)
    offsets += Self.u16(0)
    let body = Self.u16(2 * count, 0, 0, 0) + ends + Self.u16(0) + starts + deltas + offsets + glyphs
    return Self.u16(0, 1, 3, 1) + Self.u32(12) + Self.u16(4, 6 + body.count, 0) + body
  }

  /// A `GPOS` with one feature `kern` of one lookup with the subtables given.
  static func positioning(_ subtables: [[UInt8]], isExtension: Bool = false, feature: String = "kern") -> [UInt8] {
    let scripts = u16(1) + tag("DFLT") + u16(8) + u16(4, 0) + u16(0, 0xFFFF, 1, 0)
    let features = u16(1) + tag(feature) + u16(8) + u16(0, 1, 0)
    var bodies = subtables
    if isExtension { bodies = subtables.map { u16(1, 2) + u32(8) + $0 } }
    var lookup = u16(isExtension ? 9 : 2, 0, bodies.count)
    var offset = 6 + 2 * bodies.count
    for body in bodies {
      lookup += u16(offset)
      offset += body.count
    }
    lookup += bodies.flatMap { $0 }
    let lookups = u16(1, 4) + lookup
    return u32(0x10000) + u16(10, 10 + scripts.count, 10 + scripts.count + features.count) + scripts + features
      + lookups
  }

  /// Pair adjustment 1: glyph 1 with the right glyphs and values given; the value format has a placement before.
  static func pairs(left: Int = 1, _ pairs: [(right: Int, value: Int)]) -> [UInt8] {
    let set = u16(pairs.count) + pairs.flatMap { u16($0.right, 99, $0.value) }
    return u16(1, 12, 5, 0, 1, 18) + u16(1, 1, left) + set
  }

  /// Pair adjustment 2: left glyphs 1 and 2 of classes 0 and 1, right glyph 3 of class 1.
  static func classes(_ values: [Int]) -> [UInt8] {
    let matrix = values.flatMap { u16($0) }
    let coverage = u16(2, 1, 1, 2, 0)
    let left = u16(1, 2, 1, 1)
    let right = u16(2, 1, 3, 3, 1)
    let start = 16 + matrix.count
    return u16(2, start, 4, 0, start + coverage.count, start + coverage.count + left.count, 2, 2) + matrix + coverage
      + left + right
  }
}
