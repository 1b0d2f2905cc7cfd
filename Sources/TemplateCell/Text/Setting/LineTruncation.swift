/// Fits what is left of a paragraph into one line by putting an ellipsis in place of a part of it.
struct LineTruncation {
  let bytes: UnsafeBufferPointer<UInt8>
  let runs: UnsafeBufferPointer<ShapedRun>
  /// What is left, in UTF-8 bytes.
  let start: Int
  let end: Int
  let limit: Int
  let ellipsis: Int

  private var walker: ClusterWalker { ClusterWalker(bytes: bytes, runs: runs, from: start, to: end) }

  /// Hides the end.
  func tail(_ line: inout SetLine) {
    let head = prefix(within: limit - ellipsis)
    set(&line, hidden: head.offset..<end, width: head.width + ellipsis)
  }

  /// Hides the beginning.
  func head(_ line: inout SetLine) {
    let tail = suffix(within: limit - ellipsis, from: start)
    set(&line, hidden: start..<tail.offset, width: ellipsis + tail.width)
  }

  /// Hides the middle; the part before it takes at most half of the room.
  func middle(_ line: inout SetLine) {
    let room = limit - ellipsis
    let head = prefix(within: room / 2)
    let tail = suffix(within: room - head.width, from: head.offset)
    set(&line, hidden: head.offset..<tail.offset, width: head.width + ellipsis + tail.width)
  }

  private func set(_ line: inout SetLine, hidden: Range<Int>, width: Int) {
    line.end = end
    line.endsInHyphen = false
    line.hidden = hidden
    line.width = width
  }

  /// The longest beginning that fits, without the spaces at its end.
  private func prefix(within room: Int) -> (offset: Int, width: Int) {
    var walker = walker
    var last = (offset: start, width: 0)
    while walker.next(), walker.trimmed <= room {
      if walker.total == walker.trimmed { last = (walker.offset, walker.trimmed) }
    }
    return last
  }

  /// The longest end that fits, beginning at an offset or later.
  private func suffix(within room: Int, from offset: Int) -> (offset: Int, width: Int) {
    var walker = walker
    while walker.next() {}
    let whole = walker.trimmed
    walker = self.walker
    if offset == start && whole <= room { return (start, whole) }
    while walker.next() {
      let width = max(0, whole - walker.total)
      if walker.offset >= offset && width <= room { return (walker.offset, width) }
    }
    return (end, 0)
  }
}
