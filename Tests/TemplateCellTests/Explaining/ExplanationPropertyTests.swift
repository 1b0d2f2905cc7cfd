import Foundation
import Testing

@testable import TemplateCell

/// What explanations promise, over cells made up from seeds.
@Suite struct ExplanationPropertyTests {
  private struct Sample {
    let seed: UInt64
    let measurer: CellMeasurer<RandomCell>
    let row: RandomCell.Row
    let width: Double
    let environment: LayoutEnvironment

    init(seed: UInt64) throws {
      self.seed = seed
      measurer = try CellMeasurer(RandomCell(seed: seed), text: RulerFont())
      row = RandomCell.Row(isCollapsed: seed % 3 == 0)
      width = 280 + Double(seed % 7) * 31.3
      // So many pixels that rounding hides nothing.
      environment = LayoutEnvironment(scale: 0x1p20, layoutDirection: seed % 2 == 0 ? .leftToRight : .rightToLeft)
    }

    func layout(_ row: RandomCell.Row? = nil) throws -> CellLayout {
      try measurer.layout(of: row ?? self.row, width: width, environment: environment)
    }
  }

  private func sum(_ explanation: LayoutExplanation) -> Double { explanation.parts.reduce(0) { $0 + $1.amount } }

  @Test func `the parts of a height add up to the height of the row`() throws {
    for seed in 0..<150 as Range<UInt64> {
      let sample = try Sample(seed: seed)
      let layout = try sample.layout()
      let explanation = try sample.measurer.explainHeight(
        of: sample.row, width: sample.width, environment: sample.environment)
      #expect(abs(sum(explanation) - explanation.value) <= 1e-9, "seed \(seed): \(explanation.details)")
      #expect(abs(explanation.value - layout.height) <= 1e-9, "seed \(seed): \(explanation) \(layout.height)")
      let coarse = LayoutEnvironment(scale: 2, layoutDirection: sample.environment.layoutDirection)
      let rounded = try sample.measurer.explainHeight(of: sample.row, width: sample.width, environment: coarse)
      let height = try sample.measurer.layout(of: sample.row, width: sample.width, environment: coarse).height
      #expect(abs(sum(rounded) - height) <= 1e-9, "seed \(seed): \(rounded.details)")
    }
  }

  @Test func `the parts of every attribute add up to what the frame shows`() throws {
    for seed in 0..<16 as Range<UInt64> {
      let sample = try Sample(seed: seed)
      let layout = try sample.layout()
      let isMirrored = sample.environment.layoutDirection == .rightToLeft
      for (position, item) in sample.measurer.core.template.tree.items.enumerated() {
        let frame = layout.frames[position]
        if frame == .zero { continue }
        let margins = sample.measurer.core.template.tree.margins(at: position)
        for attribute in LayoutAttribute.allCases where attribute != .firstBaseline && attribute != .lastBaseline {
          let explanation = try sample.measurer.explain(
            item, attribute, of: sample.row, width: sample.width, environment: sample.environment)
          let expected = value(of: attribute, in: frame, margins, isMirrored)
          let text: Comment = "seed \(seed) \(explanation.subject): \(explanation.details)"
          #expect(abs(sum(explanation) - explanation.value) <= 1e-9, text)
          // Frames are rounded to a millionth of a point on each side.
          #expect(abs(explanation.value - expected) <= 4e-6, text)
        }
      }
    }
  }

  private func value(
    of attribute: LayoutAttribute, in frame: CGRect, _ margins: LayoutInsets, _ isMirrored: Bool
  ) -> Double {
    let (leading, trailing) = isMirrored ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
    let left = isMirrored ? margins.trailing : margins.leading
    let right = isMirrored ? margins.leading : margins.trailing
    let inwards = isMirrored ? -1.0 : 1
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return leading
    case .trailing: return trailing
    case .centerX: return frame.midX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerY: return frame.midY
    case .width: return frame.width
    case .height: return frame.height
    case .leftMargin: return frame.minX + left
    case .rightMargin: return frame.maxX - right
    case .leadingMargin: return leading + inwards * margins.leading
    case .trailingMargin: return trailing - inwards * margins.trailing
    case .centerXWithinMargins: return (frame.minX + left + frame.maxX - right) / 2
    case .topMargin: return frame.minY + margins.top
    case .bottomMargin: return frame.maxY - margins.bottom
    case .centerYWithinMargins: return (frame.minY + margins.top + frame.maxY - margins.bottom) / 2
    case .firstBaseline, .lastBaseline: return .nan
    }
  }

  @Test func `the constraints said to affect an item are those that move it when measured anew`() throws {
    var affecting = 0
    for seed in 0..<30 as Range<UInt64> {
      let sample = try Sample(seed: seed)
      let tree = sample.measurer.core.template.tree
      let base = try sample.layout()
      let constraints = sample.measurer.core.template.constraints
      var moved: [(label: String, layouts: [CellLayout])] = []
      for constraint in constraints {
        guard let label = constraint.label else { continue }
        let layouts = try [1e-3, -1e-3].map { step in
          try sample.layout(
            RandomCell.Row(
              constants: [label: constraint.right.constant + step], isCollapsed: sample.row.isCollapsed))
        }
        moved.append((label, layouts.filter { $0.findings == base.findings }))
      }
      for (position, item) in tree.items.enumerated() where base.frames[position] != .zero {
        for axis in LayoutAxis.allCases {
          let said = try sample.measurer.constraintsAffecting(
            item, axis, of: sample.row, width: sample.width, environment: sample.environment)
          let found = moved.filter { _, layouts in
            layouts.contains { differs($0.frames[position], base.frames[position], axis) }
          }.map(\.label)
          affecting += found.count
          #expect(said.compactMap(\.label) == found, "seed \(seed) \(tree.names[position]) \(axis)")
        }
      }
    }
    #expect(affecting > 500)
  }

  /// Whether more than the rounding of frames changed.
  private func differs(_ one: CGRect, _ other: CGRect, _ axis: LayoutAxis) -> Bool {
    let ends =
      axis == .horizontal
      ? [one.minX - other.minX, one.maxX - other.maxX] : [one.minY - other.minY, one.maxY - other.maxY]
    return ends.contains { abs($0) > 5e-6 }
  }
}
