import Foundation

/// The names, captions and keys of a picture with constraints, read from its text.
public struct PictureTexts {
  /// A text with what it covers: as wide as the picture fits it to, from its highest letters to its lowest.
  public struct Entry {
    /// What it says.
    public var text: String
    /// What it covers, in points.
    public var box: CGRect
  }

  /// The texts in the order of the picture.
  public var entries: [Entry]

  /// Reads the texts of an SVG file.
  public init(_ picture: String) {
    entries = picture.components(separatedBy: "<text ").dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ">"), let close = part.range(of: "</text>") else { return nil }
      let head = part[..<end]
      func number(_ name: String) -> Double? {
        head.components(separatedBy: " \(name)=\"").dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) }
      }
      guard let x = number("x"), let y = number("y"), let width = number("textLength") else { return nil }
      return Entry(
        text: String(part[part.index(after: end)..<close.lowerBound]),
        box: CGRect(x: x, y: y - 7, width: width, height: 9))
    }
  }

  /// Each pair of texts that cover each other by more than numbers in the file are rounded.
  public var overlaps: [String] {
    let order = entries.sorted { ($0.box.minY, $0.box.minX) < ($1.box.minY, $1.box.minX) }
    var result: [String] = []
    for (index, one) in order.enumerated() {
      for other in order[(index + 1)...] {
        if other.box.minY > one.box.maxY { break }
        let common = one.box.intersection(other.box)
        if !common.isNull, common.width > 0.002, common.height > 0.002 {
          result.append("\(one.text) \(one.box) covers \(other.text) \(other.box)")
        }
      }
    }
    return result
  }
}
