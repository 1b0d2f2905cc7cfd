/// Keeps all of the lines.
struct LayoutSink: LineSink {
  private(set) var lines: [TextLine] = []
  private var heights: MeasuringSink
  private let unitsPerPoint: Double

  init(runs: UnsafeBufferPointer<ShapedRun>, paragraph: ParagraphStyle, unitsPerPoint: Double) {
    heights = MeasuringSink(runs: runs, paragraph: paragraph)
    self.unitsPerPoint = unitsPerPoint
  }

  /// The height of all lines before rounding.
  var height: Double { heights.stack.height }

  mutating func add(_ line: SetLine) {
    heights.add(line)
    let height = heights.stack.lastLineHeight
    lines.append(
      TextLine(
        start: line.start, end: line.end, hidden: line.hidden, endsInHyphen: line.endsInHyphen, x: 0,
        y: heights.stack.height - height, width: Double(line.width) / unitsPerPoint, height: height,
        baseline: heights.stack.lastBaseline))
  }
}
