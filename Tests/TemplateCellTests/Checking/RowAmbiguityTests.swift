import Foundation
import TestSupport
import Testing

@testable import TemplateCell

/// Whatever `ambiguityFailure` says of a row, `check` with that row says of the same items.
@Suite struct RowAmbiguityTests {
  @Test func `check finds what is open in rows of random cells`() throws {
    var found = 0
    for seed in UInt64(1)...80 {
      let cell = Self.cell(seed)
      let measurer = try CellMeasurer(cell, text: RulerFont())
      guard let failure = measurer.ambiguityFailure(rows: [0], widths: [320]) else { continue }
      found += 1
      let findings = measurer.check(rows: [0], widths: [320])
      for line in failure.split(separator: "\n") {
        let names = Set(line.matches(of: /views\[\d\]/).map { String($0.0) })
        #expect(
          findings.contains { finding in names.allSatisfy { finding.message.contains($0) } },
          "seed \(seed): \(line)\n\(findings.map(\.message).joined(separator: "\n"))")
      }
    }
    // Otherwise nothing would have been tried, or nothing told apart.
    #expect(found > 10 && found < 80)
  }

  /// Two or three items side by side with texts of any length, priorities at random, and pins of either relation.
  private static func cell(_ seed: UInt64) -> OpenCell {
    var random = SeededRandom(seed: seed)
    func priorities(_ low: LayoutPriority) -> AxisPriorities {
      AxisPriorities(horizontal: low + Double(random.below(3)), vertical: low + Double(random.below(2)))
    }
    var texts: [(label: Label, text: String)] = []
    let items: [any LayoutItem] = (0..<random.integer(2, 3)).map { _ in
      let (hugging, resistance) = (priorities(.low), priorities(.high))
      if random.chance(30) {
        let side = Double(random.integer(10, 90))
        return ImageView(
          size: CGSize(width: side, height: side), hugging: hugging, compressionResistance: resistance)
      }
      let label = Label(
        lines: random.below(3), hugging: hugging, compressionResistance: resistance)
      texts.append((label, words(characters: random.integer(1, 60))))
      return label
    }
    let (isOpen, isPinned) = (random.chance(20), random.chance(50))
    let height = random.chance(20) ? Double(random.integer(20, 90)) : nil
    let filled = texts
    return OpenCell(items: items) { cell in
      items[0].leading == cell.leading + 10
      for (before, item) in zip(items, items.dropFirst()) { item.leading == before.trailing + 5 }
      if isOpen {
        items[items.count - 1].trailing <= cell.trailing - 10
      } else {
        items[items.count - 1].trailing == cell.trailing - 10
      }
      for item in items.dropLast() {
        item.top == cell.top + 10
        cell.bottom >= item.bottom + 10
      }
      if isPinned {
        items[items.count - 1].top == items[0].bottom + 3
        cell.bottom == items[items.count - 1].bottom + 10 ~ 999
      } else {
        items[items.count - 1].top == cell.top + 10
        cell.bottom >= items[items.count - 1].bottom + 10 ~ 999
      }
      if let height { cell.height == height }
    }.filled { content in
      for (label, text) in filled { content[label].text = text }
    }
  }
}
