/// Walks through shaped text one grapheme cluster at a time, for breaks inside words and for truncation.
struct ClusterWalker {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let runs: UnsafeBufferPointer<ShapedRun>
  private let end: Int
  private var run = 0
  private var graphemes = GraphemeRules()
  private var advances = AdvanceState()
  /// Where the next cluster begins, in UTF-8 bytes.
  private(set) var offset: Int
  /// The advance from the start of the walk to ``offset``.
  var total: Int { advances.total }
  /// The advance without spaces before ``offset``.
  var trimmed: Int { advances.trimmed }

  init(bytes: UnsafeBufferPointer<UInt8>, runs: UnsafeBufferPointer<ShapedRun>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.runs = runs
    self.end = end
    offset = start
  }

  /// Goes to the end of the next cluster; false at the end of the walk.
  mutating func next() -> Bool {
    guard offset < end else { return false }
    let tables = TextTables.shared
    var isFirst = true
    while offset < end {
      let (codePoint, length) = UTF8Decoder.decode(bytes, at: offset)
      let properties = tables.properties(of: codePoint)
      if isFirst {
        graphemes = GraphemeRules()
        _ = graphemes.endsCluster(before: properties.graphemeClass)
        isFirst = false
      } else if graphemes.endsCluster(before: properties.graphemeClass) {
        if codePoint >= 0x20 && codePoint < 0x7F && runs[run].end > offset {
          let byte = UInt8(truncatingIfNeeded: codePoint)
          advances.kern(with: byte, face: runs[run].face, factor: runs[run].factor)
        }
        return true
      }
      while run + 1 < runs.count && runs[run].end <= offset {
        run += 1
        advances.kerningRow = 0
      }
      add(codePoint, properties)
      offset += length
    }
    return true
  }

  private mutating func add(_ codePoint: UInt32, _ properties: CodePointProperties) {
    if codePoint >= 0x20 && codePoint < 0x7F {
      let byte = UInt8(truncatingIfNeeded: codePoint)
      advances.addASCII(byte, face: runs[run].face, factor: runs[run].factor)
      advances.endASCII(byte, face: runs[run].face, factor: runs[run].factor)
    } else {
      advances.add(codePoint, properties, face: runs[run].face, factor: runs[run].factor)
    }
  }
}
