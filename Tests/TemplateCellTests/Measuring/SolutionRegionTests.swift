import Foundation
import TestSupport
import Testing

@testable import Cassowary
@testable import TemplateCell

/// Regions give what the solver gives, and the same bits whatever was measured before.
@Suite struct SolutionRegionTests {
  /// A cell of four items hung on each other at random, with wishes of few priorities.
  static func randomCell(_ random: inout SeededRandom) -> TextCell {
    var choices: [Int] = []
    for _ in 0..<40 { choices.append(random.below(1000)) }
    let fixed = choices
    return TextCell(a: Label(lines: 0), b: Label(lines: fixed[0] % 2), image: ImageView(keepsAspectRatio: true)) {
      build($0, fixed)
    }
  }

  private static func build(_ cell: TextCell, _ fixed: [Int]) -> [LayoutConstraint] {
    var next = 0
    func draw(_ count: Int) -> Int {
      next += 1
      return fixed[next % fixed.count] % count
    }
    let items: [any LayoutItem] = [cell.a, cell.b, cell.image, cell.box]
    var constraints: [LayoutConstraint] = []
    for (index, item) in items.enumerated() {
      let before: YAnchor = index == 0 ? cell.contentView.top : items[draw(index)].bottom
      constraints.append(item.top == before + Double(draw(4) * 3))
      constraints.append(item.leading == cell.contentView.leading + Double(draw(3) * 8))
      switch draw(3) {
      case 0: constraints.append(item.trailing == cell.contentView.trailing - Double(draw(3) * 8))
      case 1: constraints.append(item.trailing <= cell.contentView.trailing - Double(draw(3) * 8))
      default: constraints.append(item.width <= Double(60 + 20 * draw(9)) ~ LayoutPriority(Double(800 + draw(3))))
      }
      constraints.append(cell.contentView.bottom >= item.bottom + 10)
    }
    for _ in 0..<draw(6) {
      let (first, second) = (items[draw(4)], items[draw(4)])
      let priority = LayoutPriority([100, 240, 260, 500, 760][draw(5)])
      switch draw(4) {
      case 0: constraints.append(first.height >= Double(10 * draw(9)) ~ priority)
      case 1: constraints.append(first.width == second.width * 0.5 + 3 ~ priority)
      case 2: constraints.append(first.height == Double(7 * draw(9)) ~ priority)
      default: constraints.append(first.bottom >= second.bottom ~ priority)
      }
    }
    constraints += cell.box.size == CGSize(width: 30, height: 12) ~ 90
    return constraints
  }

  static func randomRow(_ random: inout SeededRandom) -> TextRow {
    TextRow(
      "a", "b", "image", "box", a: words(characters: random.below(90)), b: words(characters: random.below(40)),
      image: CGSize(width: Double(random.integer(1, 60)) * 10, height: Double(random.integer(1, 40)) * 7))
  }

  @Test("Values of a region are those of the solver", arguments: 0..<24)
  func agreement(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let measurer = try CellMeasurer(Self.randomCell(&random), text: RulerFont())
    var content = CellContent(outline: measurer.core.template.outline, options: RowOptions())
    for _ in 0..<16 {
      measurer.template.configure(&content, with: Self.randomRow(&random))
      let width = [320.0, 250, 187.5][random.below(3)]
      guard
        case .ordinary(let measurement, let system) = try measurer.core.solve(
          content, width: width, environment: LayoutEnvironment())
      else { continue }
      let compiled = measurement.compiled
      let base = try compiled.base(width: width)
      let solver = try base.solver(system.targets)
      for slot in compiled.plan.activeSlots {
        let expected = solver.value(of: base.variables[slot])
        #expect(
          abs(system.values[slot] - expected) < 1e-7,
          "seed \(seed): \(Slot(index: slot).name(in: compiled.template.tree)) \(expected)")
      }
    }
  }

  /// What the explanation of the height says, entry by entry.
  @Test func `a region knows whether contents give the height`() throws {
    var known = 0
    for seed in UInt64(0)..<24 {
      var random = SeededRandom(seed: seed)
      let measurer = try CellMeasurer(Self.randomCell(&random), text: RulerFont())
      var content = CellContent(outline: measurer.core.template.outline, options: RowOptions())
      measurer.template.configure(&content, with: Self.randomRow(&random))
      guard
        case .ordinary(let measurement, let system) = try measurer.core.solve(
          content, width: 320, environment: LayoutEnvironment()), let isGiven = system.isHeightGiven
      else { continue }
      known += 1
      let solved = try measurer.core.solvedSystem(content, width: 320, environment: LayoutEnvironment())
      let entries = try solved.explain([(.contentHeight, 1)]).entries
      #expect(measurement.compiled.plan.givesHeight(entries.map(\.entry)) == isGiven, "seed \(seed)")
    }
    #expect(known > 5)
  }

  /// 8 high because of a background, whatever the text needs.
  @Test func `the insets of a background give no height, an item of its own height does`() throws {
    func isGiven(_ height: Double?) throws -> Bool? {
      let title = Label()
      let box = View()
      let measurer = try CellMeasurer(
        OpenCell(title, box) { cell in
          title.leading == cell.leading
          title.trailing == cell.trailing
          title.top == cell.top + 40
          box.edges == cell.edges.inset(4)
          if let height { box.height == height }
        }, text: RulerFont())
      var content = CellContent(outline: measurer.core.template.outline, options: RowOptions())
      content[title].text = "ferry"
      guard
        case .ordinary(_, let system) = try measurer.core.solve(
          content, width: 320, environment: LayoutEnvironment())
      else { return nil }
      return system.isHeightGiven
    }
    #expect(try isGiven(nil) == false)
    #expect(try isGiven(20) == true)
  }

  @Test("What was measured before does not show in a single bit", arguments: 0..<6)
  func history(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let cell = Self.randomCell(&random)
    let rows = (0..<12).map { _ in Self.randomRow(&random) }
    let warm = try CellMeasurer(cell, text: RulerFont())
    for row in rows.reversed() { _ = try warm.layout(of: row, width: 320) }
    for row in rows {
      let fresh = try CellMeasurer(cell, text: RulerFont())
      #expect(try warm.layout(of: row, width: 320) == fresh.layout(of: row, width: 320), "seed \(seed)")
    }
  }

  /// The plan for rows without images with some items of a ``TextCell`` collapsed.
  static func plan(of measurer: CellMeasurer<TextCell>, collapsed: [Int]) -> CompiledPlan {
    var state = RowState()
    state.withoutImage = ItemSet(0..<5)
    state.collapsed = ItemSet(collapsed)
    return measurer.core.cache.plan(state)
  }

  @Test("Rows of one kind are in one region, whatever their width and texts")
  func oneRegion() throws {
    let measurer = try TextCell.measurer { cell in
      cell.a.top == cell.contentView.top + 10
      cell.a.leading == cell.contentView.leading + 10
      cell.a.trailing == cell.contentView.trailing - 10
      cell.image.top == cell.a.bottom + 8
      cell.image.leading == cell.a.leading
      cell.image.size == CGSize(width: 40, height: 30)
      cell.contentView.bottom == cell.image.bottom + 10
    }
    for count in 1..<200 {
      let row = TextRow("a", "image", a: words(characters: count))
      _ = try measurer.layout(of: row, width: 200 + Double(count))
    }
    #expect(Self.plan(of: measurer, collapsed: [1, 3, 4]).regionCount == 1)
  }

  @Test("A region ends where another constraint takes over")
  func boundary() throws {
    let measurer = try TextCell.measurer {
      $0.a.top == $0.contentView.top
      $0.a.leading == $0.contentView.leading
      $0.a.trailing <= $0.contentView.trailing - 20
      $0.a.bottom == $0.contentView.bottom
      $0.contentView.height >= 44
    }
    for count in Array(1..<60) + (1..<60).reversed() {
      let layout = try measurer.layout(of: TextRow("a", a: String(repeating: "x", count: count)), width: 320)
      #expect(layout.height == 44)
      // A word wider than the line stays whole and is cut at the edge.
      #expect(layout.frame(named: "a") == rect(0, 0, min(Double(count) * 10, 300), 44), "\(count)")
    }
  }

  @Test("Ties make no region and are broken by the rule of the solver")
  func ties() throws {
    let measurer = try TextCell.measurer(b: Label(lines: 0)) {
      $0.a.leading == $0.contentView.leading
      $0.b.leading == $0.a.trailing
      $0.b.trailing == $0.contentView.trailing
      $0.a.edges <= $0.contentView.edges
      $0.b.top == $0.contentView.top
      $0.b.bottom == $0.contentView.bottom
      $0.a.top == $0.contentView.top
    }
    // 100 of 320 points are left; both hug equally, so a, made first, is as small as it can be.
    let row = TextRow("a", "b", a: String(repeating: "x", count: 10), b: String(repeating: "y", count: 12))
    for _ in 0..<3 {
      let layout = try measurer.layout(of: row, width: 320)
      #expect(layout.frames[0] == rect(0, 0, 100, 20))
      #expect(layout.frames[1] == rect(100, 0, 220, 20))
    }
    #expect(Self.plan(of: measurer, collapsed: [2, 3, 4]).regionCount == 0)
  }
}
