/// A text with its advances and break opportunities found, to measure at several widths.
///
/// Measuring a shaped text costs a fraction of measuring a text, since only the lines are made anew.
public struct ShapedText: Sendable {
  /// The text.
  public let text: StyledText
  private let segments: [Segment]
  private let runs: [ShapedRun]
  private let unitsPerPoint: Double
  private let hasTabs: Bool

  /// Shapes a text in the fonts of a source.
  init(_ text: StyledText, source: FontSource = .builtIn) {
    var text = text
    text.string.makeContiguousUTF8()
    (segments, runs, unitsPerPoint, hasTabs) = TextShaper.withShaped(text, source: source) { setter in
      (Array(setter.segments), Array(setter.runs), setter.unitsPerPoint, setter.hasTabs)
    }
    self.text = text
  }

  /// The size the text takes; see ``TextRequest`` for the parameters.
  ///
  /// - Complexity: O(n) for n places where a line may end; O(n) for n characters where words must be broken.
  public func measure(width: Double?, numberOfLines: Int = 0, scale: Double = 2) -> TextMeasurement {
    withSetter { $0.measure(width: width, numberOfLines: numberOfLines, scale: scale) }
  }

  /// The lines of the text; see ``TextRequest`` for the parameters.
  ///
  /// - Complexity: O(n) for n characters.
  public func layout(width: Double?, numberOfLines: Int = 0, scale: Double = 2) -> TextLayout {
    withSetter { $0.layout(width: width, numberOfLines: numberOfLines, scale: scale) }
  }

  private func withSetter<Result>(_ body: (TextSetter) -> Result) -> Result {
    TextShaper.withBytes(of: text.string) { bytes in
      segments.withUnsafeBufferPointer { segments in
        runs.withUnsafeBufferPointer { runs in
          body(
            TextSetter(
              bytes: bytes, segments: segments, runs: runs, unitsPerPoint: unitsPerPoint, hasTabs: hasTabs,
              paragraph: text.paragraph))
        }
      }
    }
  }
}
