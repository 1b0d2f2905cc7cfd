import Foundation

/// Places the constraints of a drawing as arrows so that they cover each other as little as possible, and draws them.
struct SVGDimensions {
  private typealias Dimension = CellDrawing.Dimension

  /// Where an arrow stands on the other axis, and whether its caption stands before it: left of it, or below.
  private struct Place {
    var position: Double
    var isBefore = false
  }

  private let drawing: CellDrawing
  private var taken: [CGRect] = []
  /// Above, below and beside the row: the arrows of its size, and the key.
  private static let (edge, margin, keyHeight) = (6.0, 24.0, 10.0)
  private static let fontSize = 7.0
  /// Where along the place it has an arrow is tried, one after another.
  private static let shares = [0.5, 0.36, 0.64, 0.22, 0.78, 0.43, 0.57, 0.29, 0.71, 0.12, 0.88, 0.05, 0.95]

  init(_ drawing: CellDrawing) {
    self.drawing = drawing
  }

  /// What the picture shows: the row alone, or all items and arrows with room around them, once they are placed.
  var bounds: CGRect {
    guard !drawing.dimensions.isEmpty else { return CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height) }
    let extent = extent
    let key = Double(keys.count) * Self.keyHeight + 4
    let keyWidth = keys.map { Self.width($0.text) }.max() ?? 0
    return CGRect(
      x: Double(extent.minX) - Self.edge, y: Double(extent.minY) - Self.edge,
      width: max(Double(extent.width) + 2 * Self.margin, keyWidth) + Self.edge,
      height: Double(extent.height) + Self.edge + Self.margin + key)
  }

  /// The row with all of its items, arrows and captions.
  private var extent: CGRect {
    let aligned = drawing.dimensions.filter(\.isAlignment).map { line in
      let across = line.across.upperBound - line.across.lowerBound
      return line.axis == .vertical
        ? CGRect(x: line.across.lowerBound, y: line.start, width: across, height: 0)
        : CGRect(x: line.start, y: line.across.lowerBound, width: 0, height: across)
    }
    return (drawing.parts.map(\.frame) + aligned + taken).reduce(
      CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
    ) { $0.union($1) }
  }

  /// The arrows, the names of the items, the size of the row and the key; nothing for a drawing without constraints.
  ///
  /// - Complexity: O(n²) for n constraints.
  mutating func elements() -> [String] {
    guard !drawing.dimensions.isEmpty else { return [] }
    var names: [String] = []
    for part in drawing.parts { names.append(name(of: part)) }
    let order = Dimension.Role.allCases.flatMap { role in drawing.dimensions.filter { $0.role == role } }
    let lines = order.filter(\.isAlignment).map { draw($0, at: Place(position: 0)) }
    var arrows: [String] = []
    for dimension in order where !dimension.isAlignment { arrows.append(draw(dimension, at: place(for: dimension))) }
    return lines + names + arrows + outside() + key()
  }

  // MARK: - Places

  /// Where on the other axis an arrow covers least of what was drawn before.
  private mutating func place(for dimension: Dimension) -> Place {
    var best = Place(position: dimension.across.lowerBound)
    var least = Double.infinity
    for share in Self.shares {
      let position =
        dimension.across.lowerBound + share * (dimension.across.upperBound - dimension.across.lowerBound)
      for isBefore in [false, true] where least > 0 {
        let place = Place(position: position, isBefore: isBefore)
        let cover = boxes(dimension, at: place).reduce(0.0) { sum, box in
          sum + taken.reduce(0.0) { $0 + Self.area($1.intersection(box)) }
        }
        if cover < least { (best, least) = (place, cover) }
      }
    }
    taken += boxes(dimension, at: best)
    return best
  }

  private static func area(_ box: CGRect) -> Double { box.isNull ? 0 : Double(box.width) * Double(box.height) }

  /// What an arrow and its caption cover.
  private func boxes(_ dimension: Dimension, at place: Place) -> [CGRect] {
    let length = max(dimension.end - dimension.start, 1)
    let arrow =
      dimension.axis == .vertical
      ? CGRect(x: place.position - 1.5, y: dimension.start, width: 3, height: length)
      : CGRect(x: dimension.start, y: place.position - 1.5, width: length, height: 3)
    return [arrow, caption(dimension, at: place).box]
  }

  /// Where the caption of an arrow stands: right or left of it, or above or below; outside the row only beside an arrow
  /// that leaves it.
  private func caption(_ dimension: Dimension, at place: Place) -> (x: Double, y: Double, box: CGRect) {
    let middle = (dimension.start + dimension.end) / 2
    let width = Self.width(dimension.caption)
    let isVertical = dimension.axis == .vertical
    let aside = place.isBefore ? place.position - 2.5 - width : place.position + 2.5
    let (left, right) = isVertical ? (place.position, place.position) : (dimension.start, dimension.end)
    let least = left < 0 ? -Double.infinity : 1
    let greatest = right > drawing.width ? Double.infinity : max(1, drawing.width - width - 1)
    let x = min(max(isVertical ? aside : middle - width / 2, least), greatest)
    let y = isVertical ? middle + 2.5 : place.isBefore ? place.position + 7.5 : place.position - 2.5
    return (x, y, CGRect(x: x, y: y - 5.5, width: width, height: Self.fontSize))
  }

  /// About how wide a caption is.
  private static func width(_ text: String) -> Double { Double(TerminalText.columns(of: text)) * fontSize * 0.58 }

  // MARK: - Marks

  private mutating func name(of part: CellDrawing.Part) -> String {
    let width = Self.width(part.name)
    let isMirrored = drawing.direction == .rightToLeft
    let x = isMirrored ? Double(part.frame.maxX) - 1.5 : Double(part.frame.minX) + 1.5
    let y = Double(part.frame.minY) + 6
    taken.append(CGRect(x: isMirrored ? x - width : x, y: y - 5, width: width, height: 6))
    return Markup.text(part.name, x, y, class: "tc-name", anchor: isMirrored ? "end" : "start")
  }

  private func draw(_ dimension: Dimension, at place: Place) -> String {
    if dimension.isAlignment {
      let (from, to) = (dimension.across.lowerBound, dimension.across.upperBound)
      let line =
        dimension.axis == .vertical
        ? Markup.line(from, dimension.start, to, dimension.start, class: "tc-aligned")
        : Markup.line(dimension.start, from, dimension.start, to, class: "tc-aligned")
      return Markup.group(title: dimension.text, class: "tc-\(dimension.role.rawValue)", [line])
    }
    var members = [arrow(dimension.axis, from: dimension.start, to: dimension.end, at: place.position)]
    if !dimension.caption.isEmpty {
      let beside = caption(dimension, at: place)
      members.append(Markup.text(dimension.caption, beside.x, beside.y, class: "tc-caption"))
    }
    return Markup.group(title: dimension.text, class: "tc-\(dimension.role.rawValue)", members)
  }

  /// A line with a head at each end, or a short stroke where heads have no room.
  private func arrow(_ axis: LayoutAxis, from start: Double, to end: Double, at position: Double) -> String {
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
    return "<path class=\"tc-dimension\" d=\"\(path)\"/>"
  }

  /// The height and the width of the row, beside and below it.
  private func outside() -> [String] {
    let height = Dimension(
      role: .determinesHeight, axis: .vertical, start: 0, end: drawing.height, across: 0...0,
      caption: Decimals.short(drawing.height, places: 2), text: "row height")
    let width = Dimension(
      role: .holds, axis: .horizontal, start: 0, end: drawing.width, across: 0...0,
      caption: Decimals.short(drawing.width, places: 2), text: "row width")
    let extent = extent
    return [(height, Double(extent.maxX) + 8), (width, Double(extent.maxY) + 14)].filter { !$0.0.isAlignment }.map {
      dimension, position in
      let middle = (dimension.start + dimension.end) / 2
      let caption =
        dimension.axis == .vertical
        ? Markup.text(dimension.caption, position + 3, middle + 2.5, class: "tc-caption")
        : Markup.text(dimension.caption, middle, position - 3, class: "tc-caption", anchor: "middle")
      return Markup.group(
        title: dimension.text, class: "tc-\(dimension.role.rawValue)",
        [arrow(dimension.axis, from: dimension.start, to: dimension.end, at: position), caption])
    }
  }

  /// What the colours and strokes that occur mean.
  private var keys: [(name: String, text: String)] {
    var result: [(String, String)] = []
    for role in Dimension.Role.allCases where drawing.dimensions.contains(where: { $0.role == role }) {
      switch role {
      case .determinesHeight: result.append((role.rawValue, "bold: determines the height"))
      case .holds: result.append((role.rawValue, "thin: holds"))
      case .overruled: result.append((role.rawValue, "dotted: a wish that was overruled"))
      case .broken: result.append((role.rawValue, "red: broken"))
      }
    }
    if drawing.parts.contains(where: \.isAmbiguous) { result.append(("", "dashed outline: ambiguous")) }
    return result
  }

  private func key() -> [String] {
    keys.enumerated().map { index, key in
      let y = Double(extent.maxY) + Self.margin + 4 + Double(index) * Self.keyHeight
      return Markup.text(key.text, Double(extent.minX), y, class: key.name.isEmpty ? "tc-key" : "tc-key tc-\(key.name)")
    }
  }
}
