/// The default measurer: widths of Inter 4.1 and Noto in tables, line breaks by UAX #14, nothing read from the machine.
///
/// The same request gives the same bits on every platform: widths are integers in parts of the em, and only the last
/// step turns them into points.
public struct InterTextMeasurer: TextMeasuring {
  /// Makes the measurer; all are alike.
  public init() {}

  /// The measurer to use where no other is asked for.
  public static let `default` = InterTextMeasurer()

  /// The size a text takes.
  ///
  /// Widths are rounded up to whole pixels, but never above the width offered; heights are rounded up, baselines to the
  /// nearest pixel.
  ///
  /// - Complexity: O(n) for n characters.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    TextShaper.withShaped(request.text) { setter in
      setter.measure(width: request.width, numberOfLines: request.numberOfLines, scale: request.scale)
    }
  }
}

extension TextMeasuring where Self == InterTextMeasurer {
  /// The default measurer, see ``InterTextMeasurer``.
  public static var inter: InterTextMeasurer { .default }
}
