import Foundation

extension CellDrawing {
  /// Lines that share a frame evenly, the last one shorter, for a text of which only their number is known.
  static func evenLines(
    _ appearance: Appearance, in frame: CGRect, direction: LayoutEnvironment.LayoutDirection
  ) -> [Line] {
    guard case .text(let text, let lineCount) = appearance, !text.isEmpty || lineCount > 0 else { return [] }
    let count = min(max(lineCount, 1), 10_000)
    let (width, height) = (Double(frame.width), Double(frame.height) / Double(count))
    return (0..<count).map { line in
      let share = line == count - 1 && count > 1 ? 0.6 : 1
      let start = direction == .leftToRight ? 0 : width * (1 - share)
      return Line(
        frame: CGRect(
          x: Double(frame.minX) + start, y: Double(frame.minY) + Double(line) * height, width: width * share,
          height: height), text: line == 0 ? text : "")
    }
  }

  /// The lines of a text where they stand.
  ///
  /// A text without an alignment of its own begins where the layout begins. As in a label, lines that need less than
  /// the height of the frame stand in its middle, and of those that need more only as many are drawn as it has room for,
  /// at least one.
  ///
  /// - Parameters:
  ///   - asked: the text with the width it gets.
  ///   - setter: what sets it.
  ///   - insets: from the edges of the frame to the text, in points.
  static func lines(
    _ asked: TextRequest, by setter: any TextLayouting, in frame: CGRect, insets: LayoutInsets = 0,
    direction: LayoutEnvironment.LayoutDirection
  ) -> [Line] {
    var request = asked
    if direction == .rightToLeft, request.text.paragraph.alignment == .natural {
      request.text.paragraph.alignment = .right
    }
    var set = setter.layout(request)
    let room = Double(frame.height) - insets.top - insets.bottom
    // Heights are whole pixels and the lines may not be, so half a point is no line too much.
    let fitting = set.lines.prefix { $0.y + $0.height <= room + 0.5 }.count
    if fitting < set.lines.count {
      request.numberOfLines = max(1, fitting)
      set = setter.layout(request)
    }
    let left = Double(frame.minX) + insets.left(direction)
    let top = Double(frame.minY) + max(insets.top, (Double(frame.height) - set.measurement.height) / 2)
    return set.lines.prefix(10_000).compactMap { line in
      let place = CGRect(x: left + line.x, y: top + line.y, width: line.width, height: line.height)
      guard CellDrawing.isDrawable(place) else { return nil }
      return Line(frame: place, text: line.shownText(of: request.text.string))
    }
  }
}
