/// Keeps of the lines only what a measurement needs.
struct MeasuringSink: LineSink {
  private let runs: UnsafeBufferPointer<ShapedRun>
  private var run = 0
  private(set) var widest = 0
  private(set) var stack: LineStack

  init(runs: UnsafeBufferPointer<ShapedRun>, paragraph: ParagraphStyle) {
    self.runs = runs
    stack = LineStack(paragraph)
  }

  @inline(__always)
  mutating func add(_ line: SetLine) {
    widest = max(widest, line.width)
    add(heightOf: line)
  }

  /// A line is as high as its highest run.
  private mutating func add(heightOf line: SetLine) {
    while run + 1 < runs.count && runs[run].end <= line.start { run += 1 }
    var ascender = runs[run].ascender
    var descender = runs[run].lineHeight - ascender
    var next = run + 1
    while next < runs.count && runs[next].start < line.end {
      ascender = max(ascender, runs[next].ascender)
      descender = max(descender, runs[next].lineHeight - runs[next].ascender)
      next += 1
    }
    stack.add(
      ascender: ascender, naturalHeight: ascender + descender, startsParagraph: line.startsParagraph)
  }
}
