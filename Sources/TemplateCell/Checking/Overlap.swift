import Foundation

/// Two contents that lie over each other, by more than a point both across and down.
struct Overlap {
  /// The items, in the order of declaration.
  let items: [Int]
  /// Where both lie, in points.
  let common: CGRect

  /// How far they lie over each other on an axis, in points.
  func length(_ axis: LayoutAxis) -> Double { Double(axis == .horizontal ? common.width : common.height) }

  /// The pairs of some items that lie over each other inside a content view of a height, in the order of declaration.
  ///
  /// - Complexity: O(n log n) for n items of which few lie side by side.
  static func all(among items: [Int], height: Double, frame: (Int) -> CGRect) -> [Overlap] {
    let row = CGRect(x: -1e6, y: 0, width: 2e6, height: max(0, height))
    let frames = items.map { frame($0).intersection(row) }
    let present = items.indices.filter { !frames[$0].isNull }
    let sorted = present.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var result: [Overlap] = []
    for (place, upper) in sorted.enumerated() {
      for lower in sorted[(place + 1)...] {
        if frames[lower].minY > frames[upper].maxY - 1 { break }
        let common = frames[upper].intersection(frames[lower])
        guard !common.isNull, common.width > 1.01, common.height > 1.01 else { continue }
        result.append(Overlap(items: [items[upper], items[lower]].sorted(), common: common))
      }
    }
    return result.sorted { ($0.items[0], $0.items[1]) < ($1.items[0], $1.items[1]) }
  }
}

extension SolvedSystem {
  /// Where an item lies, in points.
  func frame(of item: Int) -> CGRect {
    func value(_ slot: Slot) -> Double { system.value(of: slot) }
    return CGRect(x: value(.x(item)), y: value(.y(item)), width: value(.width(item)), height: value(.height(item)))
  }
}

extension CGRect {
  /// Where the rectangle begins and ends on an axis.
  func extent(_ axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (Double(minX), Double(maxX)) : (Double(minY), Double(maxY))
  }

  /// The middle on an axis.
  func middle(_ axis: LayoutAxis) -> Double { Double(axis == .horizontal ? midX : midY) }
}
