import Foundation
import Testing

@testable import TemplateCell

/// Widths at which other constraints take over or texts take other lines: by hand, and against dense scans.
@Suite struct WidthChangeTests {
  @Test func `a label stops growing where its text fits`() throws {
    let measurer = try TextCell.measurer(a: Label()) {
      $0.a.leading == $0.contentView.leading + 10
      $0.a.trailing <= $0.contentView.trailing - 10
      $0.a.top == $0.contentView.top
      $0.contentView.bottom == $0.a.bottom
    }
    let changes = try measurer.widthChanges(of: TextRow("a", a: textA), over: 100...500)
    #expect(changes.map(\.width) == [320])
    #expect(changes.first?.before.compactMap(\.line) == [11])
    #expect(changes.first?.after.compactMap(\.line) == [])
    #expect(changes.first?.after.first?.text.hasPrefix("<a.width ") == true)
    #expect(try measurer.widthChanges(of: TextRow("a", a: textA), over: 330...500).isEmpty)
  }

  @Test func `limits take over at exact widths`() throws {
    let measurer = try TextCell.measurer {
      $0.box.leading == $0.contentView.leading
      $0.box.width == $0.contentView.width * 0.5 ~ .high
      $0.box.width >= 80
      $0.box.width <= 150
      $0.contentView.height == 44
      $0.box.top == $0.contentView.top
      $0.box.height == 10
    }
    let changes = try measurer.widthChanges(of: TextRow("box"), over: 90...700)
    #expect(changes.map(\.width) == [160, 300])
    #expect(changes.map { $0.before.compactMap(\.line) } == [[27], [26]])
    #expect(changes.map { $0.after.compactMap(\.line) } == [[26], [28]])
  }

  @Test func `texts take other lines at the widths of their widest lines`() throws {
    let measurer = try TextCell.measurer {
      $0.a.leading == $0.contentView.leading + 10
      $0.a.trailing == $0.contentView.trailing - 10
      $0.a.top == $0.contentView.top
      $0.contentView.bottom == $0.a.bottom
    }
    // Text A fits on one line of 300; lines of 220 and 160 hold it in 2, of 110 in 3, of 100 in 4, of 70 in 5.
    let changes = try measurer.widthChanges(of: TextRow("a", a: textA), over: 80...500)
    #expect(changes.map(\.width) == [120, 130, 180, 320])
    #expect(changes.map { $0.before.map(\.text) }.last == ["<a.height >= 40 @750 \"compression resistance\">"])
    #expect(changes.map { $0.after.map(\.text) }.last == ["<a.height >= 20 @750 \"compression resistance\">"])
    for change in changes {
      let heights = try [change.width - 1e-3, change.width].map {
        try measurer.layout(of: TextRow("a", a: textA), width: $0).height
      }
      #expect(heights[0] == heights[1] + 20)
    }
  }

  @Test func `a label that shrinks to its wrapped text changes where the text does`() throws {
    let measurer = try TextCell.measurer {
      $0.a.leading == $0.contentView.leading + 10
      $0.a.trailing <= $0.contentView.trailing - 10
      $0.a.top == $0.contentView.top
      $0.contentView.bottom == $0.a.bottom
    }
    // The widest lines are 300, 220, 160, 110 and 100 wide, and the label with them.
    let changes = try measurer.widthChanges(of: TextRow("a", a: textA), over: 95...500)
    #expect(changes.map(\.width) == [120, 130, 180, 240, 320])
  }

  @Test func `widths of the row count without what stands around the content`() throws {
    let options = RowOptions(accessory: .disclosureIndicator)
    let measurer = try TextCell.measurer(options: options) {
      $0.a.edges == $0.contentView.edges
    }
    #expect(
      try measurer.widthChanges(of: TextRow("a", a: textA), over: 190...400).map(\.width) == [160, 300])
    #expect(
      try measurer.widthChanges(of: TextRow("a", a: textA), over: 250...400).map(\.width) == [300])
  }

  @Test func `images bend where a limit takes over, views sized by code where they jump`() throws {
    let photo = ImageView(size: CGSize(width: 400, height: 200), keepsAspectRatio: true)
    let tags = SizedView { width in CGSize(width: 40, height: (width ?? 1000) < 200 ? 60 : 30) }
    let cell = OpenCell(photo, tags) {
      photo.leading == $0.leading
      photo.trailing == $0.trailing
      photo.top == $0.top
      photo.height <= 120
      tags.top == photo.bottom
      tags.leading == $0.leading
      tags.trailing == $0.trailing - 50
      $0.bottom == tags.bottom
    }
    let changes = try CellMeasurer(cell, text: RulerFont()).widthChanges(of: 0, over: 100...400)
    // Half of 240 is 120; 250 - 50 is 200.
    #expect(changes.count == 2)
    #expect(zip(changes.map(\.width), [240, 250]).allSatisfy { abs($0 - $1) < 1e-8 })
  }

  /// Between two changes everything is linear, and at each something bends or jumps.
  @Test func `a dense scan finds no other widths`() throws {
    var count = 0
    for seed in 0..<24 as Range<UInt64> {
      let measurer = try CellMeasurer(RandomCell(seed: seed), text: RulerFont())
      let row = RandomCell.Row(isCollapsed: seed % 3 == 0)
      let environment = LayoutEnvironment(layoutDirection: seed % 2 == 0 ? .leftToRight : .rightToLeft)
      let range = 230.0...400.0
      let changes = try measurer.widthChanges(of: row, over: range, environment: environment)
      let taken =
        range.upperBound - measurer.content(of: row).options.contentWidth(rowWidth: range.upperBound, scale: 2)
      count += changes.count
      func values(_ width: Double) throws -> [Double] {
        switch try measurer.core.solve(measurer.content(of: row), width: width + taken, environment: environment) {
        case .ordinary(_, let system): return system.compiled.plan.activeSlots.map { system.value(of: Slot(index: $0)) }
        case .rebuilt(_, let system): return system.compiled.plan.activeSlots.map { system.value(of: Slot(index: $0)) }
        }
      }
      func differ(_ one: [Double], _ other: [Double], by tolerance: Double) -> Bool {
        zip(one, other).contains { abs($0 - $1) > tolerance }
      }
      let ends = [range.lowerBound - taken] + changes.map(\.width) + [range.upperBound - taken]
      for (low, high) in zip(ends, ends.dropFirst()) where high - low > 1e-4 {
        let (first, last) = (low + 2e-6, high - 2e-6)
        let (below, above) = (try values(first), try values(last))
        let steps = max(2, Int((high - low) / 1.5))
        for step in 1..<steps {
          let part = (Double(step) + 0.317) / (Double(steps) + 0.5)
          let expected = zip(below, above).map { $0 + part * ($1 - $0) }
          let actual = try values(first + part * (last - first))
          #expect(!differ(actual, expected, by: 1e-5), "seed \(seed) between \(low) and \(high)")
        }
      }
      for (index, change) in changes.enumerated() {
        let room = 0.3 * min(change.width - ends[index], ends[index + 2] - change.width)
        guard room > 1e-3 else { continue }
        // What goes on from above is not what is found below.
        let points = try [2 * room, room, -room].map { try values(change.width + $0) }
        let expected = zip(points[0], points[1]).map { $1 + 2 * ($1 - $0) }
        #expect(differ(points[2], expected, by: 1e-9), "seed \(seed) at \(change.width)")
        #expect(!change.before.isEmpty || !change.after.isEmpty)
      }
    }
    #expect(count >= 15)
  }
}
