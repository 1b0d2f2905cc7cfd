import Foundation
import TestSupport
import Testing

@testable import TemplateCell

/// Proofs and witnesses against rows that are measured: a proof must never be wrong, a witness must conflict.
@Suite struct VerificationPropertyTests {
  /// Views of any size, with hugging and compression resistance that may be required, between random limits.
  private struct Sample {
    let views: [SizedView]
    let toggle: Control
    let cell: OpenCell
    let widths: ClosedRange<Double>
    let bounds: [(width: ClosedRange<Double>, height: ClosedRange<Double>)]

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      func priority() -> LayoutPriority { random.chance(35) ? .required : 500 }
      let views = (0..<random.integer(1, 3)).map { _ in
        SizedView(
          hugging: AxisPriorities(horizontal: priority(), vertical: priority()),
          compressionResistance: AxisPriorities(horizontal: priority(), vertical: priority()))
      }
      let toggle = Control(width: 50, height: 30, hugging: 1000, compressionResistance: 1000)
      func length(_ least: Int, _ most: Int) -> Double { Double(random.integer(least, most)) }
      func range(_ most: Int) -> ClosedRange<Double> {
        let least = length(0, most)
        return random.chance(20) ? least...least : least...(least + length(0, most))
      }
      let content = ContentView.shared
      var constraints: [LayoutConstraint] = [
        toggle.trailing <= content.trailing, toggle.top >= content.top, toggle.bottom <= content.bottom,
      ]
      for (index, view) in views.enumerated() {
        let before = index == 0 ? content.leading : views[index - 1].trailing
        let end = index == views.count - 1 ? toggle.leading : view.trailing + 0
        constraints.append(view.leading == before + length(0, 20))
        if index == views.count - 1 {
          constraints.append(random.chance(50) ? view.trailing == end - length(0, 20) : view.trailing <= end)
        }
        switch random.below(6) {
        case 0: constraints.append(view.width >= length(0, 120))
        case 1: constraints.append(view.width <= length(20, 300))
        case 2: constraints.append(view.height == view.width * 0.5)
        case 3: constraints.append(view.height <= length(20, 150))
        case 4 where index > 0: constraints.append(view.width == views[index - 1].width)
        default: break
        }
        constraints.append(view.top == content.top + length(0, 10))
        constraints.append(view.bottom <= content.bottom)
      }
      if random.chance(30) { constraints.append(content.height <= length(60, 400)) }
      self.views = views
      self.toggle = toggle
      let fixed = constraints
      cell = OpenCell(items: views + [toggle]) { _ in fixed }
      let least = length(40, 300)
      widths = least...(least + length(0, 300))
      bounds = views.map { _ in (range(150), range(100)) }
    }

    func verify() throws -> Verification {
      try CellMeasurer(cell, text: RulerFont()).verify(
        widths: widths,
        items: zip(views, bounds).map { ($0, ContentBounds(width: $1.width, height: $1.height)) })
    }

    /// What is found when a row has these widths, natural widths and heights.
    func findings(_ width: Double, _ sizes: [(width: Double, natural: Double, height: Double)]) throws -> [Finding] {
      let views = views
      let row = cell.filled { content in
        for (view, size) in zip(views, sizes) {
          content[view].sizeForWidth = { CGSize(width: $0 == nil ? size.natural : size.width, height: size.height) }
        }
      }
      return try CellMeasurer(row, text: RulerFont()).layout(of: 0, width: width).findings
        .filter { $0.rule == "conflict" || $0.rule == "width-too-small" }
    }
  }

  @Test func `no row within proven bounds conflicts, and every witness does`() throws {
    var (proofs, witnesses) = (0, 0)
    for seed in 0..<250 as Range<UInt64> {
      let sample = Sample(seed: seed)
      switch try sample.verify() {
      case .proven:
        proofs += 1
        var random = SeededRandom(seed: seed &+ 1000)
        for _ in 0..<8 {
          func draw(_ range: ClosedRange<Double>) -> Double {
            switch random.below(3) {
            case 0: range.lowerBound
            case 1: range.upperBound
            default: range.lowerBound + random.unit() * (range.upperBound - range.lowerBound)
            }
          }
          let sizes = sample.bounds.map { bounds in
            let natural = draw(bounds.width)
            let width = random.chance(50) ? natural : min(natural, draw(bounds.width))
            return (width: width, natural: natural, height: draw(bounds.height))
          }
          let width = draw(sample.widths)
          let findings = try sample.findings(width, sizes)
          #expect(findings.isEmpty, "seed \(seed) at \(width) \(sizes): \(findings.map(\.message))")
        }
      case .conflict(let witness):
        witnesses += 1
        let sizes = sample.views.indices.map { index in
          func value(_ dimension: String) -> Double? {
            witness.sizes.first { $0.item == "views[\(index)]" && $0.dimension == dimension }?.value
          }
          let bounds = sample.bounds[index]
          let natural = value("natural width") ?? bounds.width.upperBound
          return (
            width: value("width") ?? min(natural, bounds.width.lowerBound), natural: natural,
            height: value("height") ?? bounds.height.lowerBound
          )
        }
        #expect(sample.widths.contains(witness.width))
        #expect(try !sample.findings(witness.width, sizes).isEmpty, "seed \(seed): \(witness)")
      }
    }
    #expect(proofs > 40 && witnesses > 40)
  }

  @Test func `groups that are off do not conflict`() throws {
    let box = View()
    let off = ConstraintGroup(isActive: false)
    let cell = OpenCell(box) { cell in
      box.edges == cell.edges
      box.height == 20
      off { box.height == 30 }
    }
    let measurer = try CellMeasurer(cell, text: RulerFont())
    #expect(try measurer.verify(widths: 1...100).isProven)
    #expect(try !measurer.verify(widths: 1...100, groups: [(off, true)]).isProven)
    #expect(throws: VerificationError.unknownItem(template: "OpenCell", item: "a ConstraintGroup", known: [])) {
      try measurer.verify(widths: 1...100, groups: [(ConstraintGroup(), true)])
    }
  }

  @Test func `controls and separators have their own size`() throws {
    let toggle = Control(width: 50, height: 30, hugging: 1000, compressionResistance: 1000)
    let line = Separator()
    let cell = OpenCell(toggle, line) { cell in
      toggle.leading == cell.leading
      toggle.trailing <= cell.trailing
      toggle.top == cell.top
      toggle.bottom == line.top
      line.leading == cell.leading
      line.trailing == cell.trailing
      line.bottom == cell.bottom
      cell.height <= 31
    }
    let measurer = try CellMeasurer(cell, text: RulerFont())
    // Nothing is left to vary but the thickness of the line and the width.
    #expect(try measurer.verify(widths: 50...400) == .proven(corners: 4))
    #expect(try !measurer.verify(widths: 49...400).isProven)
  }

  @Test func `a label on one line is as wide as it is wide`() throws {
    let label = Label(
      hugging: AxisPriorities(horizontal: 1000, vertical: 250),
      compressionResistance: AxisPriorities(horizontal: 1000, vertical: 750))
    let twin = View()
    let cell = OpenCell(label, twin) { cell in
      label.leading == cell.leading
      label.trailing <= cell.trailing
      label.top == cell.top
      cell.bottom == label.bottom
      twin.width == label.width * 2
    }
    let measurer = try CellMeasurer(cell, text: RulerFont())
    #expect(try measurer.verify(widths: 100...400, content: ContentBounds(width: 0...100)) == .proven(corners: 4))
  }
}
