/// Turns text into segments: one pass that finds advances and line breaks together.
struct Shaper {
  let bytes: UnsafeBufferPointer<UInt8>
  let segments: UnsafeMutablePointer<Segment>
  private(set) var count = 0
  private(set) var hasTabs = false
  private var advances = AdvanceState()
  private var entry: UInt16 = 0

  /// - Parameters:
  ///   - bytes: the UTF-8 of the text.
  ///   - segments: memory for one segment more than the text has bytes.
  init(bytes: UnsafeBufferPointer<UInt8>, segments: UnsafeMutablePointer<Segment>) {
    self.bytes = bytes
    self.segments = segments
  }

  /// Shapes the bytes of a range, which follows the one before, in one face.
  ///
  /// - Parameter factor: what an advance in units of the face is multiplied with.
  mutating func shape(from start: Int, to end: Int, face: borrowing Face, factor: Int) {
    let tables = TextTables.shared
    let (transitions, ascii) = (tables.transitions, tables.asciiProperties)
    var offset = start
    var state = entry
    advances.kerningRow = 0
    while offset < end {
      let byte = bytes[offset]
      if byte &- 0x20 < 0x5F {
        state = transitions[Int(state & 0xFFC0) | Int(ascii[Int(byte)] & 63)]
        if state & 63 != 0 { mayBreak(action: state & 63, at: offset, length: 1) }
        advances.addASCII(byte, face: face, factor: factor)
        offset += 1
        continue
      }
      if offset > start && bytes[offset - 1] &- 0x20 < 0x5F {
        advances.endASCII(bytes[offset - 1], face: face, factor: factor)
      }
      let (codePoint, length) = UTF8Decoder.decode(bytes, at: offset)
      let properties = tables.properties(of: codePoint)
      state = transitions[Int(state & 0xFFC0) | properties.lineClass]
      if state & 63 != 0 { mayBreak(action: state & 63, at: offset, length: length) }
      advances.add(codePoint, properties, face: face, factor: factor)
      offset += length
      if face.font != nil && offset < end && bytes[offset] &- 0x20 < 0x5F {
        advances.kern(with: bytes[offset], face: face, factor: factor)
      }
      if codePoint == 9 {
        hasTabs = true
        append(offset: offset, flags: [.tab, .breakable])
      }
    }
    entry = state
  }

  /// Ends the text.
  mutating func finish() {
    if LineBreakRules.endsLine(afterState: entry) && !bytes.isEmpty {
      append(offset: bytes.count, flags: .forced)
    }
    append(offset: bytes.count, flags: .end)
  }

  private mutating func mayBreak(action: UInt16, at offset: Int, length: Int) {
    var flags = Segment.Flags.breakable
    switch action {
    case LineBreakRules.Action.allowed:
      if offset >= 2 && bytes[offset - 1] == 0xAD && bytes[offset - 2] == 0xC2 { flags = [.breakable, .softHyphen] }
    case LineBreakRules.Action.thai:
      break
    case LineBreakRules.Action.forced:
      flags = .forced
    default:
      guard LineBreakRules.allowsBreak(action, bytes: bytes, followedBy: offset + length) else { return }
    }
    if count > 0 && segments[count - 1].offset == offset {
      segments[count - 1].insert(flags)
    } else {
      append(offset: offset, flags: flags)
    }
  }

  private mutating func append(offset: Int, flags: Segment.Flags) {
    segments[count] = Segment(end: advances.total, trimmed: advances.trimmed, offset: offset, flags: flags)
    count += 1
  }
}
