/// Shapes styled texts: finds the faces of their runs and hands the segments on.
enum TextShaper {
  /// Parts of a point in which texts with several fonts are counted.
  private static let commonUnitsPerPoint = 1_048_576.0

  /// Shapes a text into memory that lives as long as the call of the body.
  static func withShaped<Result>(
    _ text: StyledText, source: borrowing FontSource = .builtIn, _ body: (TextSetter) -> Result
  ) -> Result {
    withBytes(of: text.string) { bytes in
      withRuns(of: text, source: source, bytes: bytes) { runs, unitsPerPoint in
        withUnsafeTemporaryAllocation(of: Segment.self, capacity: bytes.count + 1) { memory in
          // The capacity is at least 1, so there is a base address.
          guard let segments = memory.baseAddress else { preconditionFailure("no memory for segments") }
          var shaper = Shaper(bytes: bytes, segments: segments)
          for run in runs { shaper.shape(from: run.start, to: run.end, face: run.face, factor: run.factor) }
          shaper.finish()
          return body(
            TextSetter(
              bytes: bytes, segments: UnsafeBufferPointer(start: segments, count: shaper.count), runs: runs,
              unitsPerPoint: unitsPerPoint, hasTabs: shaper.hasTabs, paragraph: text.paragraph))
        }
      }
    }
  }

  /// The UTF-8 of a string, copied only where the string keeps something else.
  static func withBytes<Result>(of string: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = string.utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = string
    return copy.withUTF8(body)
  }

  private static func withRuns<Result>(
    of text: StyledText, source: FontSource, bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<ShapedRun>, Double) -> Result
  ) -> Result {
    let size = usableSize(text.font)
    if text.runs.isEmpty && size > 0 {
      let run = shapedRun(text.font, source, start: 0, end: bytes.count, factor: 1)
      return withUnsafePointer(to: run) {
        body(UnsafeBufferPointer(start: $0, count: 1), Double(run.face.unitsPerEm) / size)
      }
    }
    return runs(of: text, source: source, bytes: bytes).withUnsafeBufferPointer { body($0, commonUnitsPerPoint) }
  }

  /// The runs of a text from its beginning to its end, without gaps; at least one.
  private static func runs(
    of text: StyledText, source: FontSource, bytes: UnsafeBufferPointer<UInt8>
  ) -> [ShapedRun] {
    let spans = text.runs.map { (start: edge($0.start, in: bytes), end: edge($0.end, in: bytes), font: $0.font) }
    var edges = [0, bytes.count]
    for span in spans { edges += [span.start, span.end] }
    edges.sort()
    var runs: [ShapedRun] = []
    for (start, end) in zip(edges, edges.dropFirst()) where start < end {
      let font = spans.last { $0.start <= start && $0.end >= end }?.font ?? text.font
      runs.append(commonRun(font, source, start: start, end: end))
    }
    return runs.isEmpty ? [commonRun(text.font, source, start: 0, end: bytes.count)] : runs
  }

  /// An offset moved into the text, and to the beginning of the character it is in.
  private static func edge(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = max(0, min(bytes.count, offset))
    while offset > 0 && offset < bytes.count && bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func commonRun(
    _ font: FontDescription, _ source: FontSource, start: Int, end: Int
  ) -> ShapedRun {
    var run = shapedRun(font, source, start: start, end: end, factor: 0)
    run.factor = Int((usableSize(font) * commonUnitsPerPoint / Double(run.face.unitsPerEm)).rounded())
    return run
  }

  private static func shapedRun(
    _ description: FontDescription, _ source: FontSource, start: Int, end: Int, factor: Int
  ) -> ShapedRun {
    let size = usableSize(description)
    if let font = source.font(for: description) {
      let unit = size / Double(font.unitsPerEm)
      return ShapedRun(
        start: start, end: end, face: Face(font, description, size: size), factor: factor,
        ascender: Double(font.ascender) * unit,
        lineHeight: Double(font.ascender + font.descender + font.lineGap) * unit)
    }
    let metrics = description.resolvedMetrics
    let ascender = usable(metrics.ascender, or: FontMetrics.inter.ascender)
    let descender = usable(metrics.descender, or: FontMetrics.inter.descender)
    return ShapedRun(
      start: start, end: end, face: Face(description, size: size), factor: factor, ascender: ascender * size,
      lineHeight: max(0, ascender + descender) * size)
  }

  /// The size of a font in points, 0 where it is not a size, see ``FontDescription/size``.
  private static func usableSize(_ font: FontDescription) -> Double {
    font.size >= 0.001 && font.size.isFinite ? min(font.size, 10_000) : 0
  }

  /// A part of the em that can be computed with: that of the standard metrics where it is none.
  private static func usable(_ part: Double, or standard: Double) -> Double {
    part.isFinite && abs(part) <= 64 ? part : standard
  }
}
