/// Shaped text with all that setting it in lines needs; valid as long as the memory it points to.
struct TextSetter {
  let bytes: UnsafeBufferPointer<UInt8>
  let segments: UnsafeBufferPointer<Segment>
  let runs: UnsafeBufferPointer<ShapedRun>
  let unitsPerPoint: Double
  let hasTabs: Bool
  let paragraph: ParagraphStyle

  /// The distance of tab stops in points, as in `NSParagraphStyle`.
  private static let tabInterval = 28.0
  /// More than any text is wide.
  private static let unlimited = Int.max / 4

  /// Measures the text; see ``TextRequest`` for the parameters.
  func measure(width: Double?, numberOfLines: Int, scale: Double) -> TextMeasurement {
    var sink = MeasuringSink(runs: runs, paragraph: paragraph)
    let result = set(width: width, numberOfLines: numberOfLines, into: &sink)
    let height = PixelGrid(scale: scale).finiteRoundedUp(sink.stack.height)
    // Text stands in the middle of the height that was rounded up.
    let slack = (height - sink.stack.height) / 2
    return TextMeasurement(
      width: points(sink.widest, width: width, scale: scale), height: height,
      naturalWidth: points(result.naturalWidth, width: nil, scale: scale),
      lineCount: sink.stack.lineCount,
      firstBaseline: sink.stack.firstBaseline + slack, lastBaseline: sink.stack.lastBaseline + slack,
      isTruncated: result.isTruncated)
  }

  /// Sets the text and keeps the lines; see ``TextRequest`` for the parameters.
  func layout(width: Double?, numberOfLines: Int, scale: Double) -> TextLayout {
    var sink = LayoutSink(runs: runs, paragraph: paragraph, unitsPerPoint: unitsPerPoint)
    _ = set(width: width, numberOfLines: numberOfLines, into: &sink)
    let measurement = measure(width: width, numberOfLines: numberOfLines, scale: scale)
    let slack = (measurement.height - sink.height) / 2
    let box = width.map { $0 > 0 && $0.isFinite ? $0 : measurement.width } ?? measurement.width
    return TextLayout(
      lines: sink.lines.map { $0.placed(in: box, alignment: resolvedAlignment, down: slack) },
      measurement: measurement)
  }

  /// The alignment with the natural one replaced by the side at which the text begins.
  private var resolvedAlignment: ParagraphStyle.Alignment {
    guard paragraph.alignment == .natural else { return paragraph.alignment }
    return TextDirection.isRightToLeft(bytes) ? .right : .left
  }

  /// Sets the text in lines.
  func set<Sink: LineSink>(
    width: Double?, numberOfLines: Int, into sink: inout Sink
  ) -> (naturalWidth: Int, isTruncated: Bool) {
    var setter = setter(limit: limit(width), numberOfLines: numberOfLines)
    setter.run(into: &sink)
    guard hasTabs else { return (setter.naturalWidth, setter.isTruncated) }
    var natural = MeasuringSink(runs: runs, paragraph: paragraph)
    var unlimited = self.setter(limit: Self.unlimited, numberOfLines: numberOfLines)
    unlimited.run(into: &natural)
    return (natural.widest, setter.isTruncated)
  }

  private func setter(limit: Int, numberOfLines: Int) -> LineSetter {
    LineSetter(
      bytes: bytes, segments: segments, runs: runs, limit: limit,
      shown: numberOfLines > 0 ? numberOfLines : Int.max,
      hyphen: runs[0].face.advance(of: 0x2D) * runs[0].factor,
      ellipsis: runs[0].face.advance(of: 0x2026) * runs[0].factor,
      tabInterval: Int(Self.tabInterval * unitsPerPoint), mode: paragraph.lineBreakMode)
  }

  /// The width in units that a line may have.
  private func limit(_ width: Double?) -> Int {
    guard let width else { return Self.unlimited }
    guard width > 0 else { return widestWord }
    let units = width * unitsPerPoint + 1e-6
    return units < Double(Self.unlimited) ? Int(units) : Self.unlimited
  }

  /// The least width at which no word must be broken.
  private var widestWord: Int {
    let hyphen = runs[0].face.advance(of: 0x2D) * runs[0].factor
    var widest = 0
    var start = 0
    for segment in segments {
      let width = segment.trimmed - start + (segment.flags.contains(.softHyphen) ? hyphen : 0)
      widest = max(widest, width)
      start = segment.end
    }
    return widest
  }

  /// Units as points in whole pixels, but not more than a width that was offered.
  private func points(_ units: Int, width: Double?, scale: Double) -> Double {
    let points = Double(units) / unitsPerPoint
    let rounded = PixelGrid(scale: scale).finiteRoundedUp(points)
    if let width, width > 0, rounded > width, points <= width + 1e-6 { return width }
    return rounded
  }
}
