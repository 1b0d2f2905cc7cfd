import TemplateCell
import Testing

/// Conflicts with what helps, and proofs that there are none.
@Suite struct ConflictTests {
  @Test func `a leftover height: any of the four can give way (report 36)`() throws {
    let measurer = try TextCell.measurer {
      $0.box.leading == $0.contentView.leading
      $0.box.width == 10
      $0.box.top == $0.contentView.top + 10
      $0.box.height == 21
      $0.box.bottom == $0.contentView.bottom - 10
      ($0.contentView.height == 44).labeled("leftover")
    }
    let conflicts = try measurer.conflicts(of: TextRow("box"), width: 320)
    #expect(conflicts.count == 1)
    #expect(conflicts[0].members.map(\.line) == [10, 11, 12, 13])
    #expect(conflicts[0].broken.label == "leftover")
    #expect(conflicts[0].suggestions.map(\.line) == [13, 12, 11, 10])
    #expect(conflicts[0].message.contains("Lower the priority of <contentView.height == 44 @1000 \"leftover\""))
  }

  @Test func `only what removes every conflict is suggested`() throws {
    let measurer = try TextCell.measurer {
      $0.box.top == $0.contentView.top
      $0.box.height == 20
      $0.contentView.height == 10
      $0.box.bottom <= $0.contentView.bottom
      $0.box.height == 30
    }
    // The height of 20 stands against 10 and against 30; 10 stands against 20 and against 30 too.
    let conflicts = try measurer.conflicts(of: TextRow("box"), width: 320)
    #expect(conflicts.count == 2)
    #expect(conflicts.allSatisfy { $0.suggestions.isEmpty })
    #expect(conflicts[0].message.hasSuffix("No single change of a priority removes the conflict."))
  }

  @Test func `the finding of a layout says what was tried and helps`() throws {
    let measurer = try TextCell.measurer {
      $0.box.edges == $0.contentView.edges
      $0.box.height == 21
      ($0.contentView.height == 44).labeled("leftover")
    }
    let layout = try measurer.layout(of: TextRow("box"), width: 320)
    #expect(layout.findings.map(\.rule) == ["conflict"])
    #expect(
      layout.findings[0].message.hasSuffix(
        "Lower the priority of <contentView.height == 44 @1000 \"leftover\" ConflictTests.swift:42> to 999: "
          + "with that alone no conflict is left."))
    let twice = try TextCell.measurer {
      $0.box.edges == $0.contentView.edges
      $0.box.height == 21
      $0.box.height == 22
      $0.box.height == 23
    }
    #expect(
      try twice.layout(of: TextRow("box"), width: 320).findings.allSatisfy {
        $0.message.hasSuffix("No single change of a priority removes every conflict.")
      })
  }

  @Test func `a separator is in no one's way`() throws {
    let line = Separator()
    let cell = OpenCell(line) { cell in
      line.leading == cell.leading
      line.trailing == cell.trailing
      line.top == cell.top
      cell.bottom == line.bottom + 10
      cell.height == 44
    }
    let conflicts = try CellMeasurer(cell, text: RulerFont()).conflicts(of: 0, width: 320)
    #expect(conflicts.map(\.suggestions.count) == [3])
  }

  @Test func `without a conflict there is none`() throws {
    let measurer = try TextCell.measurer { $0.box.height == 20 }
    #expect(try measurer.conflicts(of: TextRow("box"), width: 320).isEmpty)
  }

  // MARK: - Verifying

  private static func insets(_ a: Label = Label(lines: 0)) throws -> CellMeasurer<TextCell> {
    try TextCell.measurer(a: a) {
      $0.a.leading == $0.contentView.leading + 10
      $0.a.trailing == $0.contentView.trailing - 10
      $0.a.top == $0.contentView.top
      $0.contentView.bottom == $0.a.bottom
    }
  }

  @Test func `insets hold together from a width of 20 on (report 41)`() throws {
    let measurer = try Self.insets()
    #expect(try measurer.verify(widths: 20...4000) == .proven(corners: 2))
    guard case .conflict(let witness) = try measurer.verify(widths: 19...4000) else {
      Issue.record("19 is too narrow")
      return
    }
    #expect(witness.width == 19)
    #expect(witness.sizes.isEmpty)
    #expect(witness.members.contains { $0.text == "<contentView.width == 19 @1000>" })
    #expect(witness.members.compactMap(\.line).count == 2)
  }

  @Test func `a text that must not be cut needs a bound`() throws {
    let label = Label(compressionResistance: AxisPriorities(horizontal: 1000, vertical: 750))
    let measurer = try Self.insets(label)
    let bounds = ContentBounds(width: 0...300)
    #expect(try measurer.verify(widths: 320...400, content: bounds) == .proven(corners: 4))
    guard case .conflict(let witness) = try measurer.verify(widths: 319...400, content: bounds) else {
      Issue.record("319 is too narrow")
      return
    }
    #expect(witness.width == 319)
    #expect(witness.sizes.map { "\($0.item) \($0.dimension) \($0.value)" } == ["a width 300.0"])
    // What is proven holds in rows, what is refuted does not.
    let row = TextRow("a", a: textA)
    #expect(try measurer.conflicts(of: row, width: 320).isEmpty)
    #expect(try measurer.conflicts(of: row, width: 319).count == 1)
    #expect(
      try measurer.verify(
        widths: 30...400, items: [(measurer.template.a, ContentBounds(width: 0...10))]
      ).isProven)
    #expect(try measurer.verify(widths: 1...400, collapsed: [measurer.template.a]).isProven)
  }

  @Test func `bounds that are no numbers are refused`() throws {
    let measurer = try Self.insets()
    #expect(throws: VerificationError.invalidBound("widths", 0)) { try measurer.verify(widths: 0...100) }
    #expect(throws: VerificationError.invalidBound("height", .infinity)) {
      try measurer.verify(widths: 1...100, content: ContentBounds(height: 0 ... .infinity))
    }
    let error = #expect(throws: VerificationError.self) { try measurer.verify(widths: 1...100, collapsed: [Label()]) }
    guard case .unknownItem("TextCell", "a Label", let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(known.contains("box"))
  }
}
