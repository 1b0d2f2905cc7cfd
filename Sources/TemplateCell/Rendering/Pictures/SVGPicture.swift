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
  /// constraints leave open has a dashed outline. Where an item lies outside the row, the picture holds it, and the row
  /// has an outline. Notes stand below.
  ///
  /// A drawing with constraints is twice as large, more where its texts need room. Each constraint is an arrow with its constant beside it, or a thin
  /// line along items that are aligned, and has a title with its text; those that determine the height are bold,
  /// those that were broken are red and crossed out, margins are shaded and have their numbers; a key below says so. No
  /// text covers another: one that has no room stands at the right, and a line leads to it. Items that are hidden or
  /// have no size have an outline and say so.
  ///
  /// - Complexity: O(items + lines of text), and O(n²) for n constraints.
  public func draw(_ drawing: CellDrawing) -> String {
    let size = "\(Markup.number(drawing.width)) x \(Markup.number(drawing.height)) points"
    let items = drawing.parts.map { description($0) } + drawing.notes.map(\.details)
    if drawing.dimensions.isEmpty {
      var bounds = Self.bounds(around: drawing.extent, of: drawing.row)
      let notes = SVGNotes(drawing.notes, below: bounds)
      if let room = notes.room { bounds = bounds.union(room) }
      let isWider = bounds != drawing.row
      let background = [
        Markup.rectangle(0, 0, drawing.width, drawing.height, class: isWider ? "tc-row tc-bounds" : "tc-row")
      ]
      return document(
        bounds, backdrop: isWider ? "tc-outside" : nil, title: "Row \(size)", description: items,
        background + marks(drawing) + notes.elements)
    }
    let dimensions = SVGDimensions(drawing)
    let shown = dimensions.shown
    let background = [Markup.rectangle(0, 0, shown.width, shown.height, class: "tc-row tc-bounds")]
    func sentence(_ start: String, _ role: CellDrawing.Dimension.Role) -> [String] {
      let texts = drawing.dimensions.filter { $0.role == role && !$0.isInset }.map(\.text)
      return texts.isEmpty ? [] : ["\(start) \(texts.joined(separator: ", "))"]
    }
    return document(
      dimensions.bounds, scale: 2, backdrop: "tc-row", title: "Row \(size) with its constraints",
      description: items + sentence("height by", .determinesHeight) + sentence("broken", .broken),
      background + marks(drawing, shown: shown) + dimensions.strips + dimensions.elements)
  }

  /// How narrow a page may show the picture of a row with constraints so that its texts can be read, in CSS pixels.
  package static func leastWidth(_ drawing: CellDrawing) -> Double {
    Double(SVGDimensions(drawing).bounds.width) * PictureLabel.leastScale
  }

  /// A list as the text of an SVG file: rows one under another, lines between them, headers and footers set off.
  ///
  /// Where items lie outside their rows, the picture holds them, and the list has an outline.
  ///
  /// - Complexity: O(items + lines of text).
  public func draw(_ list: ListDrawing) -> String {
    let all = CGRect(x: 0, y: 0, width: list.width, height: list.height)
    var (backgrounds, rows, descriptions): ([String], [String], [String]) = ([], [], [])
    var extent = all
    var y = 0.0
    for element in list.elements {
      let drawing = element.drawing
      extent = extent.union(drawing.extent.offsetBy(dx: 0, dy: y))
      var (title, name, separator) = ("", "tc-header", [String]())
      switch element {
      case .header: title = "Header"
      case .footer: title = "Footer"
      case .row(_, let number, let isSeparated):
        let said = ["Row \(number), \(Markup.number(drawing.height)) points high"] + drawing.notes.map(\.text)
        (title, name) = (said.joined(separator: ", "), "tc-row")
        let ends = drawing.direction == .leftToRight ? (Self.inset, list.width) : (0, list.width - Self.inset)
        if isSeparated { separator = [Markup.line(ends.0, 0, ends.1, 0, class: "tc-rule")] }
        descriptions.append(title)
      }
      backgrounds.append(Markup.rectangle(0, y, list.width, drawing.height, class: name))
      rows.append("<g transform=\"translate(0 \(Markup.number(y)))\">")
      rows += [Markup.group(title: title, marks(drawing) + separator), "</g>"]
      y += drawing.height
    }
    let bounds = Self.bounds(around: extent, of: all)
    let isWider = bounds != all
    let outline = Markup.rectangle(0, 0, list.width, list.height, class: "tc-none tc-bounds")
    return document(
      bounds, backdrop: isWider ? "tc-outside" : nil,
      title: "List \(Markup.number(list.width)) x \(Markup.number(list.height)) points", description: descriptions,
      backgrounds + rows + (isWider ? [outline] : []))
  }

  /// From the leading edge to where lines between rows begin, in points.
  private static let inset = 16.0

  /// What a picture shows: the row alone, or everything with some room around it where something lies outside.
  private static func bounds(around extent: CGRect, of row: CGRect) -> CGRect {
    CellDrawing.rectangle(row, holds: extent) ? row : extent.insetBy(dx: -6, dy: -6)
  }

  private func document(
    _ bounds: CGRect, scale: Double = 1, backdrop: String?, title: String, description: [String], _ members: [String]
  ) -> String {
    let (x, y, width, height) = (
      Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height)
    )
    let box = [x, y, width, height].map(Markup.number).joined(separator: " ")
    // A page may scale a picture with captions down, but not so far that they cannot be read.
    let least =
      isEmbedded && scale > 1 ? " style=\"min-width:\(Markup.number(width * PictureLabel.leastScale))px\"" : ""
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Markup.number(width * scale))\""
        + " height=\"\(Markup.number(height * scale))\" viewBox=\"\(box)\"\(least) role=\"img\">",
      "<title>\(Markup.escaped(title))</title>",
    ]
    if !description.isEmpty { lines.append("<desc>\(Markup.escaped(description.joined(separator: "; ")))</desc>") }
    if !isEmbedded { lines.append("<style>\n\(PictureStyle.rules(theme))</style>") }
    if let backdrop { lines.append(Markup.rectangle(x, y, width, height, class: backdrop)) }
    return (lines + members + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The items of a row, perhaps drawn larger than they are.
  private func marks(_ drawing: CellDrawing, shown: CellDrawing? = nil) -> [String] {
    let isFaint = !drawing.dimensions.isEmpty
    return zip(drawing.drawnParts, (shown ?? drawing).drawnParts).map { part, shown in
      Markup.group(title: description(part), marks(shown, isFaint: isFaint))
    }
  }

  private func marks(_ part: CellDrawing.Part, isFaint: Bool) -> [String] {
    // What has no width or no height is seen, among constraints, as a thin box around its place.
    let frame = part.hasSize ? part.frame : part.frame.insetBy(dx: -1, dy: -1)
    let (x, y, width, height) = (
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height)
    )
    func box(_ fill: String) -> String {
      let line = part.isAmbiguous ? " tc-open" : part.isHidden ? " tc-hidden" : ""
      return Markup.rectangle(x, y, width, height, class: "\(fill) tc-box\(line)")
    }
    if part.isHidden || !part.hasSize { return [box("tc-none")] }
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
    let open = (part.isAmbiguous ? ", ambiguous" : "") + (part.isHidden ? ", hidden" : "")
    guard case .text(let text, _) = part.appearance, !text.isEmpty else { return place + open }
    return "\(place)\(open): \(text)"
  }
}
