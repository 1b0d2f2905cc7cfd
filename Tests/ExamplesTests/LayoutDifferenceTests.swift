import Foundation
import TemplateCell
import Testing

@testable import Examples

@Suite struct LayoutDifferenceTests {
  private let layout = CellLayout(
    width: 320, height: 44, fittingHeight: 44, names: ["a", "b"],
    frames: [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 10, height: 20)],
    source: .constraints)

  @Test func `equal layouts have no difference`() {
    #expect(LayoutDifference.first(between: layout, and: layout) == nil)
  }

  @Test(arguments: [\CGRect.origin.x, \CGRect.origin.y, \CGRect.size.width, \CGRect.size.height])
  func `each number of a frame is compared`(_ number: WritableKeyPath<CGRect, CGFloat> & Sendable) {
    var other = layout
    other.frames[1][keyPath: number] += 1e-7
    #expect(LayoutDifference.first(between: layout, and: other) == nil)
    other.frames[1][keyPath: number] += 1e-5
    #expect(
      LayoutDifference.first(between: layout, and: other)
        == .frame(item: "b", layout.frames[1], other.frames[1]))
  }

  @Test func `a number that is not one differs`() {
    var other = layout
    other.height = .nan
    #expect(LayoutDifference.first(between: layout, and: other) != nil)
    other = layout
    other.frames[0].origin.x = .nan
    #expect(LayoutDifference.first(between: layout, and: other) != nil)
  }

  @Test func `heights come first, then items, then frames`() {
    var other = layout
    other.frames[0].origin.x = 5
    other.names = ["a", "c"]
    #expect(
      LayoutDifference.first(between: layout, and: other)?.sentence("x", "y")
        == "the items are a b by x and a c by y")
    other.height = 44.5
    #expect(
      LayoutDifference.first(between: layout, and: other)?.sentence("x", "y")
        == "the height is 44 by x and 44.5 by y")
    other = layout
    other.frames[0].origin.x = 5
    #expect(
      LayoutDifference.first(between: layout, and: other)?.sentence("x", "y")
        == "the frame of a is (0, 0, 10, 10) by x and (5, 0, 10, 10) by y")
  }

  @Test func `a layout with a finding is never equal`() {
    var other = layout
    other.findings = [Finding(rule: "conflict", message: "Something was broken")]
    #expect(LayoutDifference.first(between: layout, and: other) == .finding("Something was broken"))
    #expect(LayoutDifference.first(between: other, and: layout) == .finding("Something was broken"))
  }
}
