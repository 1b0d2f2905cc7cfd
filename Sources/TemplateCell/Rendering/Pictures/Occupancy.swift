import Foundation

/// Rectangles that are taken, sorted into bands so that one meets only those near it.
struct Occupancy {
  private var bands: [Int: [CGRect]] = [:]
  private static let height = 64.0

  /// Takes a rectangle.
  ///
  /// - Complexity: O(height / 64).
  mutating func insert(_ box: CGRect) {
    for band in Self.bands(of: box) { bands[band, default: []].append(box) }
  }

  /// How much of a rectangle others cover, each counted by itself.
  ///
  /// - Complexity: O(height / 64 + others in the bands it lies in).
  func covered(_ box: CGRect) -> Double {
    var sum = 0.0
    for band in Self.bands(of: box) {
      guard let others = bands[band] else { continue }
      let top = max(Double(box.minY), Double(band) * Self.height)
      let bottom = min(Double(box.maxY), Double(band + 1) * Self.height)
      for other in others {
        let width = min(Double(box.maxX), Double(other.maxX)) - max(Double(box.minX), Double(other.minX))
        let height = min(bottom, Double(other.maxY)) - max(top, Double(other.minY))
        if width > 0, height > 0 { sum += width * height }
      }
    }
    return sum
  }

  private static func bands(of box: CGRect) -> ClosedRange<Int> {
    func band(_ y: CGFloat) -> Int { Int((min(max(Double(y), -2e6), 2e6) / height).rounded(.down)) }
    return band(box.minY)...band(box.maxY)
  }
}
