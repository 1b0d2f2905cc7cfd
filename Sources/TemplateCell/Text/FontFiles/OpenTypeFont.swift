import Foundation

/// What measuring needs of an OpenType or TrueType font: advances, kerning, line metrics.
///
/// Tables read: `head`, `hhea`, `maxp`, `hmtx`, `OS/2`, `cmap` (formats 4 and 12), `GPOS` (pair adjustment, formats 1
/// and 2, with extension) or `kern` (format 0). Everything is read when the font is opened, nothing of the file is kept.
/// A variable font is measured as its default instance; ligatures and the forms of joining scripts are not formed.
public final class OpenTypeFont: Sendable {
  /// Parts of the em.
  public let unitsPerEm: Int
  /// From the baseline to the top of a line, in units.
  public let ascender: Int
  /// From the baseline to the bottom of a line, in units, positive.
  public let descender: Int
  /// What is between two lines, in units.
  public let lineGap: Int
  /// The number of glyphs.
  public let glyphCount: Int

  private let advances: [UInt16]
  private let characters: CharacterMap
  private let kerning: Kerning
  /// Advances and kerning of ASCII, laid out as ``Face`` wants them.
  let ascii: OpenTypeASCII

  /// Opens a font file.
  ///
  /// - Parameters:
  ///   - path: the file; it is mapped into memory while it is read.
  ///   - index: the number of the font in a collection.
  public convenience init(path: String, index: Int = 0) throws(FontFileError) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
      throw .unreadable(path: path)
    }
    try self.init(data: data, index: index)
  }

  /// Reads a font from memory.
  ///
  /// - Parameters:
  ///   - data: the contents of a font file.
  ///   - index: the number of the font in a collection.
  public convenience init(data: Data, index: Int = 0) throws(FontFileError) {
    let result: Result<FontContents, FontFileError> = data.withUnsafeBytes { bytes in
      do throws(FontFileError) {
        return .success(try FontContents(bytes, index: index))
      } catch {
        return .failure(error)
      }
    }
    self.init(try result.get())
  }

  private init(_ contents: FontContents) {
    unitsPerEm = contents.unitsPerEm
    ascender = contents.ascender
    descender = contents.descender
    lineGap = contents.lineGap
    glyphCount = contents.glyphCount
    advances = contents.advances
    characters = contents.characters
    kerning = contents.kerning
    ascii = OpenTypeASCII(contents)
  }

  /// The glyph of a code point; 0 for none.
  public func glyph(of codePoint: UInt32) -> Int {
    let glyph = characters.glyph(of: codePoint)
    return glyph < glyphCount ? glyph : 0
  }

  /// The advance of a glyph in units; 0 for one that the font does not have.
  public func advance(ofGlyph glyph: Int) -> Int {
    guard glyph >= 0, glyph < glyphCount, let last = advances.last else { return 0 }
    return Int(glyph < advances.count ? advances[glyph] : last)
  }

  /// What kerning adds between two glyphs, in units.
  public func kerning(_ left: Int, _ right: Int) -> Int {
    guard left >= 0, right >= 0, left < glyphCount, right < glyphCount else { return 0 }
    return kerning.value(left, right)
  }
}
