import Foundation

/// Draws rows and lists as Scalable Vector Graphics files that need no other resource; same input, same bytes.
public struct SVGPicture: Sendable {
  /// The colours of a picture.
  public enum Theme: String, Sendable, CaseIterable {
    /// Dark marks on white.
    case light
    /// Light marks on near black.
    case dark
    /// One or the other, as the reader prefers (`prefers-color-scheme` of CSS).
    case automatic
  }

  /// The colours.
  public var theme: Theme
  /// Whether the picture stands in a page that has the style sheet already.
  package var isEmbedded = false

  /// Makes a painter.
  public init(theme: Theme = .light) {
    self.theme = theme
  }

  /// A row as the text of an SVG file, one unit per point.
  ///
  /// Labels are drawn as one bar per line of text, as wide as the line when that is known; images as crossed boxes;
  /// other views as boxes. Each item has a title with its name, its frame and, for a label, its text. What the
  /// constraints leave open has a dashed outline.
  ///
  /// A drawing with constraints is twice as large. Each constraint is an arrow with its constant beside it, or a thin
  /// line along items that are aligned, and has a title with its text; those that determine the height are
  /// highlighted, those that were broken are red; a key below says so.
  ///
  /// - Complexity: O(items + lines of text), and O(n²) for n constraints.
  public func draw(_ drawing: CellDrawing) -> String {
    let size = "\(Markup.number(drawing.width)) x \(Markup.number(drawing.height)) points"
    var dimensions = SVGDimensions(drawing)
    let arrows = dimensions.elements()
    return document(
      dimensions.bounds, scale: drawing.dimensions.isEmpty ? 1 : 2, title: "Row \(size)",
      [row(drawing, class: "tc-row")] + arrows)
  }

  /// A list as the text of an SVG file: rows one under another, lines between them, headers and footers set off.
  ///
  /// - Complexity: O(items + lines of text).
  public func draw(_ list: ListDrawing) -> String {
    let (width, height) = (list.width, list.height)
    var members: [String] = []
    var y = 0.0
    for element in list.elements {
      let drawing = element.drawing
      let content: [String]
      switch element {
      case .header: content = [Markup.group(title: "Header", [row(drawing, class: "tc-header", width: width)])]
      case .footer: content = [Markup.group(title: "Footer", [row(drawing, class: "tc-header", width: width)])]
      case .row(_, let number, let isSeparated):
        let title = "Row \(number), \(Markup.number(drawing.height)) points high"
        let ends = drawing.direction == .leftToRight ? (Self.inset, width) : (0, width - Self.inset)
        let separator = isSeparated ? [Markup.line(ends.0, 0, ends.1, 0, class: "tc-rule")] : []
        content = [Markup.group(title: title, [row(drawing, class: "tc-row", width: width)] + separator)]
      }
      members.append("<g transform=\"translate(0 \(Markup.number(y)))\">")
      members += content
      members.append("</g>")
      y += drawing.height
    }
    let title = "List \(Markup.number(width)) x \(Markup.number(height)) points"
    return document(CGRect(x: 0, y: 0, width: width, height: height), scale: 1, title: title, members)
  }

  /// From the leading edge to where lines between rows begin, in points.
  private static let inset = 16.0

  private func document(_ bounds: CGRect, scale: Double, title: String, _ members: [String]) -> String {
    let (x, y, width, height) = (
      Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height)
    )
    let box = [x, y, width, height].map(Markup.number).joined(separator: " ")
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Markup.number(width * scale))\""
        + " height=\"\(Markup.number(height * scale))\" viewBox=\"\(box)\" role=\"img\">",
      "<title>\(Markup.escaped(title))</title>",
    ]
    if !isEmbedded {
      lines.append("<style>\n\(PictureStyle.rules(theme))</style>")
      if x < 0 || y < 0 { lines.append(Markup.rectangle(x, y, width, height, class: "tc-row")) }
    }
    return (lines + members + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func row(_ drawing: CellDrawing, class name: String, width: Double? = nil) -> String {
    let isFaint = !drawing.dimensions.isEmpty
    let parts = drawing.parts.map { part in
      Markup.group(title: description(part), marks(part, isFaint: isFaint))
    }
    return ([Markup.rectangle(0, 0, width ?? drawing.width, drawing.height, class: name)] + parts)
      .joined(separator: "\n")
  }

  private func marks(_ part: CellDrawing.Part, isFaint: Bool) -> [String] {
    let frame = part.frame
    let (x, y, width, height) = (
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height)
    )
    func box(_ fill: String) -> String {
      Markup.rectangle(x, y, width, height, class: "\(fill) tc-box" + (part.isAmbiguous ? " tc-open" : ""))
    }
    switch part.appearance {
    case .text: return [box("tc-none")] + part.lines.map { bar($0.frame, class: isFaint ? "tc-faint" : "tc-bar") }
    case .image:
      return [
        box("tc-image"), Markup.line(x, y, x + width, y + height, class: "tc-cross"),
        Markup.line(x, y + height, x + width, y, class: "tc-cross"),
      ]
    case .view: return [box("tc-view")]
    }
  }

  /// The bar of a line of text, where its small letters would be.
  private func bar(_ line: CGRect, class name: String) -> String {
    let height = Double(line.height)
    return Markup.rectangle(
      Double(line.minX), Double(line.minY) + 0.3 * height, Double(line.width), 0.45 * height, class: name)
  }

  private func description(_ part: CellDrawing.Part) -> String {
    let frame = part.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Markup.number(Double($0)) }
    let place = "\(part.name): \(numbers[0]) \(numbers[1]) \(numbers[2]) x \(numbers[3])"
    let open = part.isAmbiguous ? ", ambiguous" : ""
    guard case .text(let text, _) = part.appearance else { return place + open }
    return "\(place)\(open): \(text)"
  }
}
