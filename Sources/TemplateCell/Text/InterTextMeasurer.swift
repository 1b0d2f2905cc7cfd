/// The default measurer: widths of Inter 4.1 and Noto in tables, line breaks by UAX #14, nothing read from the machine.
///
/// The same request gives the same bits on every platform: widths are integers in parts of the em, and only the last
/// step turns them into points.
public struct InterTextMeasurer: TextShaping {
  /// Makes the measurer; all are alike.
  public init() {}

  /// The measurer to use where no other is asked for.
  public static let `default` = InterTextMeasurer()

  /// The size a text takes.
  ///
  /// Widths are rounded up to whole pixels, but never above the width offered; heights are rounded up. The letters stand
  /// in the middle of the height, so baselines are seldom on whole pixels.
  ///
  /// - Complexity: O(n) for n characters.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    TextShaper.withShaped(request.text) { setter in
      setter.measure(width: request.width, numberOfLines: request.numberOfLines, scale: request.scale)
    }
  }

  /// The lines of a text, placed in the width of the request, or in their own where it has none.
  ///
  /// - Complexity: O(n) for n characters.
  public func layout(_ request: TextRequest) -> TextLayout {
    TextShaper.withShaped(request.text) { setter in
      setter.layout(width: request.width, numberOfLines: request.numberOfLines, scale: request.scale)
    }
  }

  /// The text with its advances and break opportunities found, to measure at several widths.
  ///
  /// - Complexity: O(n) for n characters.
  public func shape(_ text: StyledText) -> ShapedText {
    ShapedText(text)
  }
}

extension TextMeasuring where Self == InterTextMeasurer {
  /// The default measurer, see ``InterTextMeasurer``.
  public static var inter: InterTextMeasurer { .default }
}
