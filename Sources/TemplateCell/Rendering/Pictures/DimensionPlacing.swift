import Foundation

/// Places the names, arrows and captions of a drawing: no text covers another, and arrows cover as little as possible.
///
/// One after another takes the first of a few places where nothing stands, or the one where least does. A text without
/// a free place stands nearby, else right of the picture, and a line leads to it. The same drawing has the same places.
package struct DimensionPlacing: Sendable {
  /// Where an arrow stands on the other axis, with its caption.
  struct Arrow: Sendable {
    var dimension: CellDrawing.Dimension
    var position: Double
    var caption: PictureLabel?
  }

  /// The name of each item.
  private(set) var names: [PictureLabel] = []
  /// The arrows of the constraints that are no alignments, those of most weight first.
  private(set) var arrows: [Arrow] = []
  /// The row with all of its items, arrows and texts, those to the right of it included.
  private(set) var extent: CGRect
  /// The same without the texts to the right.
  private(set) var core: CGRect

  /// Every text that was placed.
  package var labels: [PictureLabel] { names + arrows.compactMap(\.caption) }

  /// How many texts do not stand at what they belong to.
  package var strayLabels: Int { labels.count { $0.anchor != nil } }

  private let drawing: CellDrawing
  private var texts = Occupancy()
  private var strokes = Occupancy()
  /// Where along the place it has an arrow is tried, one after another.
  private static let shares = [0.5, 0.36, 0.64, 0.22, 0.78, 0.43, 0.57, 0.29, 0.71, 0.12, 0.88, 0.05, 0.95, 0, 1]
  /// Where along a long arrow its caption is tried.
  private static let stops = [0.5, 0.25, 0.75]
  /// Between a text and its arrow, between texts to the right and the picture.
  private static let (gap, lane) = (4.0, 14.0)

  /// Places everything.
  ///
  /// - Complexity: O(n) for n items and constraints that are spread out, O(n²) where all are at one place.
  package init(_ drawing: CellDrawing) {
    self.drawing = drawing
    (core, extent) = (drawing.extent, drawing.extent)
    names = drawing.parts.map { PictureLabel($0.name, x: 0, y: 0, width: 0) }
    // What lies in others has their names beside its own, not on it.
    for index in drawing.parts.indices.reversed() { names[index] = name(of: drawing.parts[index]) }
    for role in CellDrawing.Dimension.Role.allCases {
      for dimension in drawing.dimensions where dimension.role == role {
        dimension.isAlignment ? extend(toLine: dimension) : place(dimension)
      }
    }
    extent = core
    placeApart()
  }

  // MARK: - Names

  /// In a corner of the item, else along its top edge, else apart.
  private mutating func name(of part: CellDrawing.Part) -> PictureLabel {
    let width = PictureLabel.width(part.caption, isBold: false)
    let frame = part.frame
    let left = Double(frame.minX) + 1.5
    let right = max(left, Double(frame.maxX) - 1.5 - width)
    let top = Double(frame.minY) + 0.5
    let bottom = max(top, Double(frame.maxY) - 0.5 - PictureLabel.height)
    let isMirrored = drawing.direction == .rightToLeft
    let (start, end) = isMirrored ? (max(right, left), left) : (left, right)
    var places = [(start, top), (start, bottom), (end, top), (end, bottom)]
    places += stride(from: left, to: right, by: 16).prefix(24).map { ($0, top) }
    for (x, y) in places {
      let label = PictureLabel(part.caption, x: x, y: y, width: width)
      if texts.covered(label.box) == 0 {
        take(label)
        return label
      }
    }
    let corner = CGPoint(x: isMirrored ? frame.maxX : frame.minX, y: frame.minY)
    return nearby(part.caption, width, corner) ?? .apart(part.caption, width, from: corner)
  }

  // MARK: - Arrows

  private mutating func extend(toLine line: CellDrawing.Dimension) {
    let across = line.across.upperBound - line.across.lowerBound
    core = core.union(
      line.axis == .vertical
        ? CGRect(x: line.across.lowerBound, y: line.start, width: across, height: 0)
        : CGRect(x: line.start, y: line.across.lowerBound, width: 0, height: across))
  }

  /// Where an arrow and its caption cover least of what was placed before; the caption covers no text at all.
  private mutating func place(_ dimension: CellDrawing.Dimension) {
    let isBold = dimension.role == .determinesHeight || dimension.role == .broken
    let width = PictureLabel.width(dimension.caption, isBold: isBold)
    let length = dimension.across.upperBound - dimension.across.lowerBound
    var best = Arrow(dimension: dimension, position: dimension.across.lowerBound + length / 2)
    var least = Double.infinity
    for share in Self.shares where least > 0 {
      let position = dimension.across.lowerBound + share * length
      let stroke = Self.stroke(dimension, at: position)
      let cost = 4 * texts.covered(stroke) + strokes.covered(stroke)
      for caption in dimension.caption.isEmpty ? [nil] : captions(dimension, width, at: position) where cost < least {
        guard let caption else {
          (best, least) = (Arrow(dimension: dimension, position: position), cost)
          continue
        }
        if texts.covered(caption.box) > 0 { continue }
        let sum = cost + strokes.covered(caption.box)
        if sum < least { (best, least) = (Arrow(dimension: dimension, position: position, caption: caption), sum) }
      }
    }
    let stroke = Self.stroke(dimension, at: best.position)
    strokes.insert(stroke)
    core = core.union(stroke)
    if let caption = best.caption {
      take(caption)
    } else if !dimension.caption.isEmpty {
      let anchor = CGPoint(x: stroke.midX, y: stroke.midY)
      best.caption =
        nearby(dimension.caption, width, anchor) ?? .apart(dimension.caption, width, from: anchor)
    }
    arrows.append(best)
  }

  private mutating func take(_ label: PictureLabel) {
    // With room at both sides, so that two numbers do not read as one.
    texts.insert(label.box.insetBy(dx: -3, dy: 0))
    core = core.union(label.box)
  }

  /// What an arrow covers.
  private static func stroke(_ dimension: CellDrawing.Dimension, at position: Double) -> CGRect {
    let length = max(dimension.end - dimension.start, 1)
    return dimension.axis == .vertical
      ? CGRect(x: position - 1.5, y: dimension.start, width: 3, height: length)
      : CGRect(x: dimension.start, y: position - 1.5, width: length, height: 3)
  }

  /// Where the caption of an arrow may stand: right or left of it, or above or below; outside the row only beside an
  /// arrow that leaves it.
  private func captions(_ dimension: CellDrawing.Dimension, _ width: Double, at position: Double) -> [PictureLabel?] {
    let isVertical = dimension.axis == .vertical
    let length = dimension.end - dimension.start
    let stops = length > 4 * (isVertical ? PictureLabel.height : width) ? Self.stops : [0.5]
    let (left, right) = isVertical ? (position, position) : (dimension.start, dimension.end)
    let least = left < 0 ? -Double.infinity : 1
    let greatest = right > drawing.width ? Double.infinity : max(1, drawing.width - width - 1)
    return stops.flatMap { stop in
      let middle = dimension.start + stop * length
      return [false, true].map { isBefore in
        let aside = isBefore ? position - Self.gap - width : position + Self.gap
        let x = min(max(isVertical ? aside : middle - width / 2, least), greatest)
        let beside = isBefore ? position + 1.5 : position - 1.5 - PictureLabel.height
        return PictureLabel(
          dimension.caption, x: x, y: isVertical ? middle - PictureLabel.height / 2 : beside, width: width)
      }
    }
  }

  // MARK: - Nearby and apart

  /// A place for a text some way off what it belongs to, within the row; `nil` when much stands everywhere.
  private mutating func nearby(_ text: String, _ width: Double, _ anchor: CGPoint) -> PictureLabel? {
    var best: PictureLabel?
    var least = 12.0
    for distance in [12.0, 20, 30, 42] {
      for (across, down) in Self.directions where least > 0 {
        let x = Double(anchor.x) + across * distance - Self.share(before: across) * width
        let y = Double(anchor.y) + down * distance - Self.share(before: down) * PictureLabel.height
        let label = PictureLabel(text, x: x, y: y, width: width, anchor: anchor)
        guard CellDrawing.rectangle(drawing.row, holds: label.box), texts.covered(label.box) == 0 else { continue }
        let cost = strokes.covered(label.box)
        if cost < least { (best, least) = (label, cost) }
      }
    }
    if let best { take(best) }
    return best
  }

  /// Which part of a text lies before the point where it is put in a direction.
  private static func share(before direction: Double) -> Double { direction > 0 ? 0 : direction < 0 ? 1 : 0.5 }

  /// To the sides, down and up, then between.
  private static let directions = [
    (1.0, 0.0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7),
  ]

  /// Puts the texts that found no place right of the picture, in the order of what they belong to.
  private mutating func placeApart() {
    let x = Double(core.maxX) + Self.lane
    let anchors =
      names.indices.compactMap { index in names[index].pending.map { (isName: true, index, $0) } }
      + arrows.indices.compactMap { index in
        arrows[index].caption?.pending.map { (isName: false, index, $0) }
      }
    let order = anchors.indices.sorted { (anchors[$0].2.y, $0) < (anchors[$1].2.y, $1) }
    var bottom = -Double.infinity
    for (isName, index, anchor) in order.map({ anchors[$0] }) {
      let y = max(Double(anchor.y) - PictureLabel.height / 2, bottom)
      bottom = y + PictureLabel.height + 1
      if isName { names[index].box.origin = CGPoint(x: x, y: y) }
      if !isName { arrows[index].caption?.box.origin = CGPoint(x: x, y: y) }
      extent = extent.union(isName ? names[index].box : arrows[index].caption?.box ?? .null)
    }
  }
}
