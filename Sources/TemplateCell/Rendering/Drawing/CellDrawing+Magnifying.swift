import Foundation

extension CellDrawing {
  /// The same row with everything further apart; captions and names stay what they are.
  func magnified(by factor: Double) -> CellDrawing {
    if factor == 1 { return self }
    func larger(_ frame: CGRect) -> CGRect {
      CGRect(
        x: Double(frame.minX) * factor, y: Double(frame.minY) * factor, width: Double(frame.width) * factor,
        height: Double(frame.height) * factor)
    }
    var result = self
    result.width *= factor
    result.height *= factor
    for index in parts.indices {
      result.parts[index].frame = larger(parts[index].frame)
      for line in parts[index].lines.indices {
        result.parts[index].lines[line].frame = larger(parts[index].lines[line].frame)
      }
    }
    for (index, dimension) in dimensions.enumerated() {
      result.dimensions[index].start *= factor
      result.dimensions[index].end *= factor
      result.dimensions[index].across = dimension.across.lowerBound * factor...dimension.across.upperBound * factor
    }
    return result
  }
}
