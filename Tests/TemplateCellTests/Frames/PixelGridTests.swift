import Foundation
import TemplateCell
import Testing

@Suite struct PixelGridTests {
  struct RoundUp: Sendable, CustomTestStringConvertible {
    var scale: Double
    var length: Double
    var expected: Double
    var testDescription: String { "\(length) at \(scale)x" }
  }

  @Test(arguments: [
    RoundUp(scale: 1, length: 20.1, expected: 21),
    RoundUp(scale: 2, length: 20.1, expected: 20.5),
    RoundUp(scale: 2, length: 20.5, expected: 20.5),
    RoundUp(scale: 2, length: 20.500001, expected: 21),
    RoundUp(scale: 2, length: 20.5 + 1e-9, expected: 20.5),
    RoundUp(scale: 2, length: 20.5 - 1e-9, expected: 20.5),
    RoundUp(scale: 3, length: 20.2, expected: 61.0 / 3),
    RoundUp(scale: 3, length: 61.0 / 3, expected: 61.0 / 3),
    RoundUp(scale: 2, length: 0, expected: 0),
    RoundUp(scale: 0, length: 20.1, expected: 21),
    RoundUp(scale: .nan, length: 20.1, expected: 21),
    RoundUp(scale: -2, length: 20.1, expected: 21),
  ])
  func `a height is rounded up to whole pixels`(_ example: RoundUp) {
    #expect(PixelGrid(scale: example.scale).roundedUp(example.length) == example.expected)
  }

  @Test func `a pixel larger than a point hides no height`() {
    #expect(PixelGrid(scale: 0.25).roundedUp(41) == 44)
    #expect(PixelGrid(scale: 1e-6).roundedUp(41) == 1e6)
    #expect(PixelGrid(scale: 1e-300).roundedUp(41) == 1 / 1e-300)
    #expect(PixelGrid(scale: 1e-300).roundedUp(0) == 0)
    #expect(PixelGrid(scale: 1e300).roundedUp(1e300) == .infinity)
    #expect(PixelGrid(scale: .leastNonzeroMagnitude).roundedUp(41) == .infinity)
  }

  @Test func `numbers that are not finite stay what they are`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.roundedUp(.infinity) == .infinity)
    #expect(grid.roundedUp(.nan).isNaN)
    #expect(grid.rounded(.nan).isNaN)
  }

  @Test(arguments: [
    (80.0, [10.0, 10, 10, 10, 10, 10, 10, 10]),
    (83.0, [10.0, 11, 10, 11, 10, 10, 11, 10]),
    (100.0, [12.0, 13, 13, 12, 12, 13, 13, 12]),
  ])
  func `eight equal shares leave no gap, report 111`(_ total: Double, _ widths: [Double]) {
    let grid = PixelGrid(scale: 1)
    let frames = (0..<8).map {
      grid.rounded(x: Double($0) * total / 8, y: 0, width: total / 8, height: 1)
    }
    #expect(frames.map { Double($0.width) } == widths)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX == right.minX) }
    #expect(Double(frames[7].maxX) == total)
  }

  @Test func `a height of whole pixels is the same at every offset of a long list, report 109`() {
    let grid = PixelGrid(scale: 3)
    for index in 0...1000 {
      #expect(Double(grid.rounded(x: 0, y: 3800 + Double(index) / 3, width: 10, height: 288).height) == 288)
    }
  }

  @Test func `rounding twice changes nothing, report 108`() {
    let grid = PixelGrid(scale: 2)
    var frame = CGRect(x: 0, y: -1.49, width: 10, height: 10)
    for _ in 0..<5 {
      frame = grid.rounded(frame)
      #expect(frame == CGRect(x: 0, y: -1.5, width: 10, height: 10))
    }
  }

  @Test func `the last bits of a computation do not move an edge`() {
    let grid = PixelGrid(scale: 2)
    let middle = 10.25
    #expect(grid.rounded(middle - 1e-12) == grid.rounded(middle + 1e-12))
    #expect(grid.rounded(middle) == 10)
    #expect(grid.rounded(10.75) == 11)
  }
}
