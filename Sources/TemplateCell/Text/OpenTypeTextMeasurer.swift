/// Measures with font files in place of the built-in tables.
///
/// Letters, digits and marks of the file have its advances and kerning. A character that the file lacks, an emoji, and
/// the joining letters of Arabic are measured as ``InterTextMeasurer`` does; lines break alike. Weights do not count: a
/// file is one face.
public struct OpenTypeTextMeasurer: TextShaping {
  private let source: FontSource

  /// Sets every text in one font, whatever its description says.
  public init(_ font: OpenTypeFont) {
    source = FontSource(standard: font)
  }

  /// Sets texts of ``FontDescription/Family/named(_:)`` in the font of that name, and all others in the built-in tables.
  public init(fonts: [String: OpenTypeFont]) {
    source = FontSource(named: fonts)
  }

  /// The size a text takes.
  ///
  /// - Complexity: O(n) for n characters.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    TextShaper.withShaped(request.text, source: source) { setter in
      setter.measure(width: request.width, numberOfLines: request.numberOfLines, scale: request.scale)
    }
  }

  /// The lines of a text, placed in the width of the request, or in their own where it has none.
  ///
  /// - Complexity: O(n) for n characters.
  public func layout(_ request: TextRequest) -> TextLayout {
    TextShaper.withShaped(request.text, source: source) { setter in
      setter.layout(width: request.width, numberOfLines: request.numberOfLines, scale: request.scale)
    }
  }

  /// The text with its advances and break opportunities found, to measure at several widths.
  ///
  /// - Complexity: O(n) for n characters.
  public func shape(_ text: StyledText) -> ShapedText {
    ShapedText(text, source: source)
  }
}
