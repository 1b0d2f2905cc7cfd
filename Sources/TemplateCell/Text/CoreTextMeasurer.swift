#if canImport(CoreText)
  import CoreText
  import Foundation

  /// Measures with the platform's own engine, in the fonts that are installed.
  ///
  /// Answers differ from machine to machine and from version to version of the system; lines break where the platform
  /// breaks them. Only on platforms with Core Text.
  public struct CoreTextMeasurer: TextMeasuring {
    /// More points than any text is wide.
    private static let unlimited = 1e7

    /// Makes the measurer.
    public init() {}

    /// The size a text takes.
    ///
    /// - Complexity: O(n) for n characters.
    public func measure(_ request: TextRequest) -> TextMeasurement {
      let text = AttributedText(request.text)
      let grid = PixelGrid(scale: request.scale)
      let shown = request.numberOfLines > 0 ? request.numberOfLines : Int.max
      var limit = request.width ?? Self.unlimited
      if !(limit > 0) { limit = text.widestWord }
      let lines = text.lines(limit: min(limit, Self.unlimited), shown: shown)
      var stack = LineStack(request.text.paragraph)
      for line in lines.shown {
        stack.add(
          ascender: line.ascender, naturalHeight: line.height, startsParagraph: line.startsParagraph)
      }
      let natural = text.lines(limit: Self.unlimited, shown: shown).shown.map(\.width).max() ?? 0
      let widest = lines.shown.map(\.width).max() ?? 0
      let width = grid.finiteRoundedUp(widest)
      let height = grid.finiteRoundedUp(stack.height)
      let slack = (height - stack.height) / 2
      return TextMeasurement(
        width: width > limit && widest <= limit + 1e-6 ? limit : width, height: height,
        naturalWidth: grid.finiteRoundedUp(natural), lineCount: stack.lineCount,
        firstBaseline: stack.firstBaseline + slack, lastBaseline: stack.lastBaseline + slack,
        isTruncated: lines.isTruncated)
    }

    /// One line as Core Text sets it, in points.
    private struct Line {
      var width: Double
      var ascender: Double
      var height: Double
      var startsParagraph: Bool
    }

    /// A text with the fonts of its runs.
    private struct AttributedText {
      private let text: StyledText
      private let attributed: NSAttributedString
      private let typesetter: CTTypesetter
      private let base: CTFont

      init(_ text: StyledText) {
        self.text = text
        base = Self.font(text.font)
        let attributed = NSMutableAttributedString(string: text.string, attributes: [Self.fontKey: base])
        for run in text.runs {
          let (start, end) = (Self.utf16Offset(run.start, in: text.string), Self.utf16Offset(run.end, in: text.string))
          guard start < end else { continue }
          let range = NSRange(location: start, length: end - start)
          attributed.addAttribute(Self.fontKey, value: Self.font(run.font), range: range)
        }
        self.attributed = attributed
        typesetter = CTTypesetterCreateWithAttributedString(attributed as CFAttributedString)
      }

      private static var fontKey: NSAttributedString.Key { NSAttributedString.Key(kCTFontAttributeName as String) }

      /// The UTF-16 offset of the character at or after a UTF-8 offset.
      private static func utf16Offset(_ offset: Int, in string: String) -> Int {
        var (bytes, units) = (0, 0)
        for scalar in string.unicodeScalars {
          if bytes >= offset { break }
          bytes += UTF8.width(scalar)
          units += UTF16.width(scalar)
        }
        return units
      }

      private static func font(_ description: FontDescription) -> CTFont {
        let size = description.size > 0 && description.size.isFinite ? description.size : 1
        var font: CTFont
        switch description.family {
        case .system:
          font =
            CTFontCreateUIFontForLanguage(.system, size, nil)
            ?? CTFontCreateWithName("Helvetica" as CFString, size, nil)
        case .inter: font = CTFontCreateWithName("Inter" as CFString, size, nil)
        case .named(let name): font = CTFontCreateWithName(name as CFString, size, nil)
        }
        guard description.weight != .regular else { return font }
        // The weights of the system: medium 0.23, semibold 0.3, bold 0.4.
        let weights: [FontDescription.Weight: Double] = [.medium: 0.23, .semibold: 0.3, .bold: 0.4]
        let traits = [kCTFontWeightTrait as String: weights[description.weight] ?? 0]
        let attributes = [kCTFontTraitsAttribute as String: traits]
        font = CTFontCreateCopyWithAttributes(
          font, size, nil, CTFontDescriptorCreateWithAttributes(attributes as CFDictionary))
        return font
      }

      /// The width of the widest part between two places where a line may end.
      var widestWord: Double {
        var widest = 0.0
        var start = 0
        for opportunity in LineBreaks.opportunities(in: text.string) {
          let end = Self.utf16Offset(opportunity.offset, in: text.string)
          widest = max(widest, line(from: start, count: end - start).width)
          start = end
        }
        return widest.rounded(.up)
      }

      /// The lines that fit in a width.
      func lines(limit: Double, shown: Int) -> (shown: [Line], isTruncated: Bool) {
        var lines: [Line] = []
        var start = 0
        var startsParagraph = true
        let string = attributed.string as NSString
        while start < attributed.length && lines.count < shown {
          let count = max(1, CTTypesetterSuggestLineBreak(typesetter, start, limit))
          let next = min(attributed.length, start + count)
          var set = line(from: start, count: next - start)
          set.startsParagraph = startsParagraph
          if lines.count + 1 == shown && next < attributed.length {
            set.width = truncatedWidth(from: start, limit: limit) ?? set.width
          }
          lines.append(set)
          startsParagraph = Self.endsParagraph(string.character(at: next - 1))
          start = next
        }
        let endsInBreak = attributed.length > 0 && Self.endsLine(string.character(at: attributed.length - 1))
        if (attributed.length == 0 || start == attributed.length && endsInBreak) && lines.count < shown {
          let height = CTFontGetAscent(base) + CTFontGetDescent(base) + CTFontGetLeading(base)
          lines.append(
            Line(width: 0, ascender: CTFontGetAscent(base), height: height, startsParagraph: true))
        }
        return (lines, start < attributed.length)
      }

      private static func endsParagraph(_ unit: unichar) -> Bool { [0x0A, 0x0D, 0x2029].contains(unit) }

      private static func endsLine(_ unit: unichar) -> Bool {
        endsParagraph(unit) || [0x0B, 0x0C, 0x85, 0x2028].contains(unit)
      }

      private func line(from start: Int, count: Int) -> Line {
        let line = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: count))
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        return Line(
          width: max(0, width - CTLineGetTrailingWhitespaceWidth(line)), ascender: ascent,
          height: ascent + descent + leading, startsParagraph: false)
      }

      /// The width of the rest of the text cut to one line with an ellipsis; `nil` where the style asks for none.
      private func truncatedWidth(from start: Int, limit: Double) -> Double? {
        let type: CTLineTruncationType
        switch text.paragraph.lineBreakMode {
        case .truncatingTail: type = .end
        case .truncatingHead: type = .start
        case .truncatingMiddle: type = .middle
        case .wordWrapping, .characterWrapping: return nil
        }
        let rest = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: 0))
        let ellipsis = NSAttributedString(string: "\u{2026}", attributes: [Self.fontKey: base])
        let token = CTLineCreateWithAttributedString(ellipsis as CFAttributedString)
        guard let line = CTLineCreateTruncatedLine(rest, limit, type, token) else { return nil }
        return CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
      }
    }
  }
#endif
