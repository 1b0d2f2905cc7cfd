import Foundation

/// Draws the constraints of a drawing as arrows, with names, margins, the size of the row and a key.
struct SVGDimensions {
  private typealias Dimension = CellDrawing.Dimension

  /// The row as it is drawn: magnified where texts would otherwise find no room.
  let shown: CellDrawing
  private let drawing: CellDrawing
  private let placing: DimensionPlacing
  /// Around the picture; above the key.
  private static let (edge, margin) = (6.0, 24.0)
  private static let keyHeight = 11.0
  /// How wide the sample of a line in the key is.
  private static let sample = 16.0

  init(_ drawing: CellDrawing) {
    self.drawing = drawing
    (shown, placing) = Self.placed(drawing)
  }

  /// How far a row may be magnified.
  private static let factors = [1.0, 1.5, 2, 3]

  /// The row just so much magnified that nearly all texts stand at what they belong to.
  private static func placed(_ drawing: CellDrawing) -> (CellDrawing, DimensionPlacing) {
    var best = (drawing, DimensionPlacing(drawing))
    for factor in factors.dropFirst() {
      let (least, count) = (best.1.strayLabels, best.1.labels.count)
      guard least * 16 > count else { break }
      let larger = drawing.magnified(by: factor)
      let placing = DimensionPlacing(larger)
      if placing.strayLabels < least { best = (larger, placing) }
    }
    return best
  }

  /// What the picture shows: all items, arrows and texts, with room around them.
  var bounds: CGRect {
    let extent = placing.extent
    // A fifth more, for viewers that do not fit texts to the width they are given.
    let keyWidth = keys.map { Self.sample + 6 + 1.2 * PictureLabel.width($0.text, isBold: true) }.max() ?? 0
    let bottom = max(Double(extent.maxY), Double(placing.core.maxY) + Self.margin) + 4
    let height = PictureLabel.width(Decimals.short(drawing.height, places: 2), isBold: true)
    return CGRect(
      x: Double(extent.minX) - Self.edge, y: Double(extent.minY) - Self.edge,
      width: max(Double(extent.width) + 14 + height, keyWidth) + 2 * Self.edge,
      height: bottom - Double(extent.minY) + Double(keys.count) * Self.keyHeight + 2 * Self.edge)
  }

  /// The strips that constraints count from, to be drawn below everything else.
  var strips: [String] {
    shown.dimensions.filter(\.isInset).map { strip in
      let (start, length) = (strip.start, strip.end - strip.start)
      let (from, across) = (strip.across.lowerBound, strip.across.upperBound - strip.across.lowerBound)
      return strip.axis == .vertical
        ? Markup.rectangle(from, start, across, length, class: "tc-margin")
        : Markup.rectangle(start, from, length, across, class: "tc-margin")
    }
  }

  /// The arrows, the names of the items, the size of the row and the key.
  ///
  /// - Complexity: O(n) for n constraints and items, once they are placed.
  var elements: [String] {
    let lines = Dimension.Role.allCases.flatMap { role in
      shown.dimensions.filter { $0.role == role && $0.isAlignment }.map(line)
    }
    let names = placing.names.map { $0.element(class: "tc-name") }
    return lines + names + placing.arrows.map(arrow) + outside + key
  }

  // MARK: - Marks

  /// A thin line along items that are aligned.
  private func line(_ dimension: Dimension) -> String {
    let (from, to) = (dimension.across.lowerBound, dimension.across.upperBound)
    let line =
      dimension.axis == .vertical
      ? Markup.line(from, dimension.start, to, dimension.start, class: "tc-aligned")
      : Markup.line(dimension.start, from, dimension.start, to, class: "tc-aligned")
    return Markup.group(title: dimension.text, class: "tc-\(dimension.role.rawValue)", [line])
  }

  private func arrow(_ arrow: DimensionPlacing.Arrow) -> String {
    let dimension = arrow.dimension
    let path = path(
      dimension.axis, from: dimension.start, to: dimension.end, at: arrow.position,
      isCrossed: dimension.role == .broken)
    let caption = arrow.caption.map { [$0.element(class: "tc-caption")] } ?? []
    return Markup.group(title: dimension.text, class: "tc-\(dimension.role.rawValue)", [path] + caption)
  }

  /// A line with a head at each end, or a short stroke where heads have no room; crossed out when broken.
  private func path(
    _ axis: LayoutAxis, from start: Double, to end: Double, at position: Double, isCrossed: Bool
  ) -> String {
    func point(_ along: Double, _ aside: Double) -> String {
      axis == .vertical
        ? "\(Markup.number(position + aside)) \(Markup.number(along))"
        : "\(Markup.number(along)) \(Markup.number(position + aside))"
    }
    let head = end - start >= 7 ? 2.5 : 0
    var path = "M\(point(start, 0)) L\(point(end, 0))"
    for (tip, inwards) in [(start, head), (end, -head)] {
      path += " M\(point(tip + inwards, -1.5)) L\(point(tip, 0)) L\(point(tip + inwards, 1.5))"
    }
    if isCrossed {
      let middle = (start + end) / 2
      path += " M\(point(middle - 3, -3)) L\(point(middle + 3, 3)) M\(point(middle - 3, 3)) L\(point(middle + 3, -3))"
    }
    return "<path class=\"tc-dimension\" d=\"\(path)\"/>"
  }

  /// The height and the width of the row, beside and below it.
  private var outside: [String] {
    let (right, bottom) = (Double(placing.extent.maxX) + 8, Double(placing.core.maxY) + 16)
    func size(
      _ axis: LayoutAxis, _ role: Dimension.Role, _ points: Double, length: Double, at position: Double
    ) -> String? {
      guard points >= 0.01 else { return nil }
      let text = Decimals.short(points, places: 2)
      let width = PictureLabel.width(text, isBold: role == .determinesHeight)
      let label =
        axis == .vertical
        ? PictureLabel(text, x: position + 3, y: length / 2 - PictureLabel.height / 2, width: width)
        : PictureLabel(text, x: length / 2 - width / 2, y: position - 1.5 - PictureLabel.height, width: width)
      return Markup.group(
        title: axis == .vertical ? "row height" : "row width", class: "tc-\(role.rawValue)",
        [path(axis, from: 0, to: length, at: position, isCrossed: false), label.element(class: "tc-caption")])
    }
    return [
      size(.vertical, .determinesHeight, drawing.height, length: shown.height, at: right),
      size(.horizontal, .holds, drawing.width, length: shown.width, at: bottom),
    ].compactMap { $0 }
  }

  // MARK: - Key

  /// A mark that occurs, and what it means.
  private enum Sample {
    case arrow(Dimension.Role)
    case margin, open, hidden
    /// Nothing: a line of its own.
    case note(CellDrawing.Note)
  }

  private var keys: [(sample: Sample, text: String)] {
    var result: [(Sample, String)] = drawing.notes.map { (.note($0), $0.text) }
    for role in Dimension.Role.allCases where drawing.dimensions.contains(where: { $0.role == role }) {
      switch role {
      case .determinesHeight: result.append((.arrow(role), "bold: determines the height"))
      case .holds: result.append((.arrow(role), "thin: holds"))
      case .overruled: result.append((.arrow(role), "dotted: a wish that was overruled"))
      case .broken: result.append((.arrow(role), "crossed out: broken"))
      }
    }
    if drawing.dimensions.contains(where: \.isInset) {
      result.append((.margin, "shaded: margin, safe area or inset of a text"))
    }
    if drawing.parts.contains(where: \.isAmbiguous) { result.append((.open, "dashed outline: ambiguous")) }
    if drawing.parts.contains(where: { $0.isHidden && !$0.isAmbiguous }) {
      result.append((.hidden, "dotted outline: hidden, keeps its place"))
    }
    return result
  }

  private var key: [String] {
    let left = Double(placing.extent.minX)
    let top = max(Double(placing.extent.maxY), Double(placing.core.maxY) + Self.margin) + 4
    return keys.enumerated().map { index, key in
      let y = top + Double(index) * Self.keyHeight
      let middle = y + PictureLabel.height / 2
      var (mark, name, isBold, indent) = ("", "", false, Self.sample + 6)
      switch key.sample {
      case .arrow(let role):
        mark = path(.horizontal, from: left, to: left + Self.sample, at: middle, isCrossed: role == .broken)
        (name, isBold) = ("tc-\(role.rawValue)", role == .determinesHeight || role == .broken)
      case .margin: mark = Markup.rectangle(left, y + 0.5, Self.sample, 8, class: "tc-margin")
      case .open: mark = Markup.rectangle(left, y + 0.5, Self.sample, 8, class: "tc-none tc-box tc-open")
      case .hidden: mark = Markup.rectangle(left, y + 0.5, Self.sample, 8, class: "tc-none tc-box tc-hidden")
      case .note(let note):
        (isBold, indent) = (note.isFault, 0)
        (name, mark) = (isBold ? "tc-broken" : "", "<title>\(Markup.escaped(note.details))</title>")
      }
      let label = PictureLabel(key.text, x: left + indent, y: y, width: PictureLabel.width(key.text, isBold: isBold))
      return "<g class=\"tc-key \(name)\">\n\(mark)\n\(label.element(class: "tc-caption"))\n</g>"
    }
  }
}
