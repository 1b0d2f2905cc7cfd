/// Breaks shaped text into lines, greedily, without allocating.
struct LineSetter {
  let bytes: UnsafeBufferPointer<UInt8>
  let segments: UnsafeBufferPointer<Segment>
  let runs: UnsafeBufferPointer<ShapedRun>
  /// The greatest width of a line, in the units of the text.
  let limit: Int
  /// The greatest number of lines, at least 1.
  let shown: Int
  /// The widths of a hyphen and an ellipsis.
  let hyphen: Int
  let ellipsis: Int
  /// The distance of tab stops.
  let tabInterval: Int
  let mode: ParagraphStyle.LineBreakMode

  /// The width of the widest paragraph of which something is shown, before it is broken into lines.
  private(set) var naturalWidth = 0
  /// Whether characters were left out.
  private(set) var isTruncated = false

  private var line = SetLine(start: 0, end: 0, width: 0, startsParagraph: true)
  /// The advance at which the line begins.
  private var origin = 0
  private var lineNumber = 0
  private var paragraphOrigin = 0
  /// The advance at the last tab of the line, and the width of the line before it: a tab at the end does not count.
  private var tabEnd = -1
  private var tabWidth = 0

  init(
    bytes: UnsafeBufferPointer<UInt8>, segments: UnsafeBufferPointer<Segment>, runs: UnsafeBufferPointer<ShapedRun>,
    limit: Int, shown: Int, hyphen: Int, ellipsis: Int, tabInterval: Int, mode: ParagraphStyle.LineBreakMode
  ) {
    self.bytes = bytes
    self.segments = segments
    self.runs = runs
    self.limit = limit
    self.shown = max(1, shown)
    self.hyphen = hyphen
    self.ellipsis = ellipsis
    self.tabInterval = max(1, tabInterval)
    self.mode = mode
  }

  /// Sets all lines, or as many as are shown.
  mutating func run<Sink: LineSink>(into sink: inout Sink) {
    var index = 0
    /// The last segment at which the line may end, and how wide it would be.
    var candidate = -1
    var candidateWidth = 0
    while index < segments.count {
      let segment = segments[index]
      let flags = segment.flags
      let width = segment.trimmed <= tabEnd ? tabWidth : segment.trimmed - origin
      if width > limit {
        if mode != .characterWrapping && candidate >= 0 {
          let last = segments[candidate]
          line.endsInHyphen = last.flags.contains(.softHyphen)
          guard end(at: last.offset, width: candidateWidth, next: last.end, into: &sink) else { return }
          index = candidate + 1
          candidate = -1
          continue
        }
        if let (offset, advance, trimmed) = split(before: segment.offset) {
          guard end(at: offset, width: trimmed, next: origin + advance, into: &sink) else { return }
          candidate = -1
          continue
        }
      }
      if !flags.isDisjoint(with: [.forced, .end]) {
        naturalWidth = max(naturalWidth, segment.trimmed - paragraphOrigin)
        if flags.contains(.end) {
          finish(segment, width: width, into: &sink)
          return
        }
        guard end(at: segment.offset, width: width, next: segment.end, into: &sink) else { return }
        line.startsParagraph = endsParagraph(before: segment.offset)
        paragraphOrigin = segment.end
        candidate = -1
      } else {
        let hyphenWidth = flags.contains(.softHyphen) ? width + hyphen : width
        if hyphenWidth <= limit {
          candidate = index
          candidateWidth = hyphenWidth
        }
        if flags.contains(.tab) {
          tabEnd = segment.end
          tabWidth = width
          let position = max(0, segment.end - origin)
          origin -= tabInterval - position % tabInterval
        }
      }
      index += 1
    }
  }

  /// Whether a line break is one between paragraphs: LF, CR or U+2029, but not U+2028 and other ends of lines.
  private func endsParagraph(before offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case 0x0A, 0x0D: true
    case 0xA9: offset >= 3 && bytes[offset - 2] == 0x80 && bytes[offset - 3] == 0xE2
    default: false
    }
  }

  private mutating func finish<Sink: LineSink>(_ segment: Segment, width: Int, into sink: inout Sink) {
    line.end = segment.offset
    line.width = max(0, width)
    sink.add(line)
  }

  /// Ends a line that is not the last one; false when it is the last that is shown.
  private mutating func end<Sink: LineSink>(
    at offset: Int, width: Int, next: Int, into sink: inout Sink
  ) -> Bool {
    line.end = offset
    line.width = max(0, width)
    lineNumber += 1
    if lineNumber == shown {
      truncate(rest: next)
      sink.add(line)
      return false
    }
    sink.add(line)
    line = SetLine(start: offset, end: offset, width: 0, startsParagraph: false)
    tabEnd = -1
    origin = next
    return true
  }

  /// The longest part of a line that fits, at least one cluster, when no place to break fits.
  private func split(before end: Int) -> (offset: Int, advance: Int, trimmed: Int)? {
    var walker = ClusterWalker(bytes: bytes, runs: runs, from: line.start, to: end)
    guard walker.next() else { return nil }
    var last = (offset: walker.offset, advance: walker.total, trimmed: walker.trimmed)
    while walker.offset < end {
      guard walker.next(), walker.trimmed <= limit || walker.trimmed == last.trimmed else { break }
      last = (walker.offset, walker.total, walker.trimmed)
    }
    return last.offset < end ? last : nil
  }

  /// Makes the last line that is shown stand for what follows it, if anything visible does.
  private mutating func truncate(rest: Int) {
    var paragraphEnd: Segment?
    for segment in segments where segment.offset >= line.end && !segment.flags.isDisjoint(with: [.forced, .end]) {
      paragraphEnd = segment
      break
    }
    guard let paragraphEnd, let textEnd = segments.last else { return }
    naturalWidth = max(naturalWidth, paragraphEnd.trimmed - paragraphOrigin)
    isTruncated = textEnd.trimmed > rest
    guard isTruncated else { return }
    let truncation = LineTruncation(
      bytes: bytes, runs: runs, start: line.start, end: paragraphEnd.offset, limit: limit, ellipsis: ellipsis)
    switch mode {
    case .wordWrapping, .characterWrapping: return
    case .truncatingTail: truncation.tail(&line)
    case .truncatingHead: truncation.head(&line)
    case .truncatingMiddle: truncation.middle(&line)
    }
  }
}
