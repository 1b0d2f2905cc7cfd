import Foundation

/// The notes of a drawing as lines of text below a picture without constraints.
struct SVGNotes {
  /// What the lines take; `nil` without notes.
  let room: CGRect?
  /// The lines.
  let elements: [String]

  private static let (size, lineHeight, edge) = (12.0, 16.0, 6.0)

  /// Places the notes.
  ///
  /// - Parameters:
  ///   - notes: what is said.
  ///   - picture: what stands above.
  init(_ notes: [CellDrawing.Note], below picture: CGRect) {
    let (left, top) = (Double(picture.minX), Double(picture.maxY))
    let font = FontDescription.system(size: Self.size)
    let widths = notes.map {
      InterTextMeasurer.default.measure(TextRequest(StyledText($0.text, font: font), scale: 8)).naturalWidth
    }
    // A tenth more, for fonts that are wider.
    room = widths.max().map {
      CGRect(
        x: left, y: top, width: 1.1 * $0 + 2 * Self.edge, height: Double(notes.count) * Self.lineHeight + Self.edge)
    }
    elements = notes.enumerated().map { index, note in
      let line = Markup.text(
        note.text, left + Self.edge, top + Double(index + 1) * Self.lineHeight,
        class: note.isFault ? "tc-label" : "tc-quiet")
      return Markup.group(title: note.details, [line])
    }
  }
}
