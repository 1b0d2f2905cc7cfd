import Foundation

/// Draws a row as a Scalable Vector Graphics file that needs no other resource; same input, same bytes.
public struct SVGPicture: Sendable {
  /// The colours of a picture.
  public enum Theme: String, Sendable, CaseIterable {
    /// Dark marks on white.
    case light
    /// Light marks on near black.
    case dark
  }

  /// The colours.
  public var theme: Theme

  /// Makes a painter.
  public init(theme: Theme = .light) {
    self.theme = theme
  }

  /// The picture as the text of an SVG file, one unit per point.
  ///
  /// Labels are drawn as one bar per line of text, the last one shorter; images as crossed boxes; other views as
  /// boxes. Each item has a title with its name, its frame and, for a label, its text.
  ///
  /// - Complexity: O(items + lines of text).
  public func draw(_ drawing: CellDrawing) -> String {
    let colors = Colors(theme)
    let size = "\(Decimals.short(drawing.width))\" height=\"\(Decimals.short(drawing.height))"
    let box = "0 0 \(Decimals.short(drawing.width)) \(Decimals.short(drawing.height))"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" viewBox=\"\(box)\" role=\"img\">",
      "<title>Row \(Decimals.short(drawing.width)) x \(Decimals.short(drawing.height)) points</title>",
      rectangle(CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height), fill: colors.background),
    ]
    for part in drawing.parts {
      lines.append("<g>")
      lines.append("<title>\(Self.escaped(description(part)))</title>")
      lines.append(contentsOf: marks(part, colors))
      lines.append("</g>")
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func marks(_ part: CellDrawing.Part, _ colors: Colors) -> [String] {
    let frame = part.frame
    let outline = rectangle(frame, fill: "none", stroke: colors.outline)
    switch part.appearance {
    case .text(_, let lineCount):
      return [outline] + bars(in: frame, lineCount: lineCount, fill: colors.text)
    case .image:
      return [
        rectangle(frame, fill: colors.image, stroke: colors.outline),
        line(frame.minX, frame.minY, frame.maxX, frame.maxY, colors.outline),
        line(frame.minX, frame.maxY, frame.maxX, frame.minY, colors.outline),
      ]
    case .view:
      return [rectangle(frame, fill: colors.view, stroke: colors.outline)]
    }
  }

  private func bars(in frame: CGRect, lineCount: Int, fill: String) -> [String] {
    let count = min(max(lineCount, 1), 10_000)
    let lineHeight = Double(frame.height) / Double(count)
    return (0..<count).map { line in
      let share = line == count - 1 && count > 1 ? 0.6 : 1
      return rectangle(
        CGRect(
          x: Double(frame.minX), y: Double(frame.minY) + (Double(line) + 0.3) * lineHeight,
          width: Double(frame.width) * share, height: lineHeight * 0.45), fill: fill)
    }
  }

  private func rectangle(_ frame: CGRect, fill: String, stroke: String? = nil) -> String {
    let outline = stroke.map { " stroke=\"\($0)\" stroke-width=\"0.5\"" } ?? ""
    return "<rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\""
      + " height=\"\(number(frame.height))\" fill=\"\(fill)\"\(outline)/>"
  }

  private func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ stroke: String) -> String {
    "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\""
      + " stroke=\"\(stroke)\" stroke-width=\"0.5\"/>"
  }

  private func number(_ value: CGFloat) -> String { Decimals.short(Double(value)) }

  private func description(_ part: CellDrawing.Part) -> String {
    let frame = part.frame
    let place = "\(number(frame.minX)) \(number(frame.minY)) \(number(frame.width)) x \(number(frame.height))"
    guard case .text(let text, _) = part.appearance else { return "\(part.name): \(place)" }
    return "\(part.name): \(place): \(text)"
  }

  /// A text as XML character data: markup escaped, characters XML does not allow replaced by U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private struct Colors {
    let background, text, image, view, outline: String

    init(_ theme: Theme) {
      switch theme {
      case .light:
        (background, text, image, view, outline) = ("#ffffff", "#444444", "#dbe7f5", "#eeeeee", "#8a8a8a")
      case .dark:
        (background, text, image, view, outline) = ("#16181c", "#c8c8c8", "#22384f", "#2a2d33", "#777777")
      }
    }
  }
}
