import TemplateCell
import Testing

@Suite struct AssertingTests {
  private static func measurer(_ isOpen: Bool = false, limit: Double = 1000) throws -> CellMeasurer<TextCell> {
    try TextCell.measurer { cell in
      if !isOpen { cell.a.leading == cell.contentView.leading + 10 }
      cell.a.trailing == cell.contentView.trailing - 10
      cell.a.width <= limit
      cell.a.top == cell.contentView.top + 10
      cell.contentView.bottom == cell.a.bottom + 10
    }
  }

  private static let rows = [TextRow("a", a: "alpha"), TextRow("a", a: textA)]

  @Test func `nothing fails in a good cell`() throws {
    let measurer = try Self.measurer()
    #expect(measurer.ambiguityFailure(rows: Self.rows, widths: [180, 320]) == nil)
    #expect(measurer.conflictFailure(rows: Self.rows, widths: [180, 320]) == nil)
    #expect(measurer.heightFailure(of: Self.rows[1], width: 180, between: 60...60) == nil)
    #expect(
      measurer.snapshotFailure(
        of: Self.rows[1], width: 180,
        expected: """
          height 60 in 180
          a 10 10 160 40
          b 0 0 0 0
          image 0 0 0 0
          inner 0 0 0 0
          box 0 0 0 0
          """) == nil)
  }

  @Test func `an item without a place is ambiguous`() throws {
    let measurer = try TextCell.measurer {
      $0.box.top == $0.contentView.top
      $0.box.size == $0.contentView.size
      $0.contentView.height == 44
      $0.inner.size == $0.contentView.size
      $0.inner.top == $0.box.top
      $0.box.leading == $0.contentView.leading
    }
    #expect(
      measurer.ambiguityFailure(rows: [TextRow("box", "inner")], widths: [100])
        == "row 0 at width 100: nothing determines inner.left")
  }

  @Test func `a missing bottom pin is ambiguous, and told beside the height`() throws {
    let measurer = try TextCell.measurer { cell in
      cell.a.leading == cell.contentView.leading + 10
      cell.a.trailing == cell.contentView.trailing - 10
      cell.a.top == cell.contentView.top + 10
    }
    let ambiguity = try #require(measurer.ambiguityFailure(rows: [Self.rows[0]], widths: [180]))
    #expect(ambiguity.hasPrefix("row 0 at width 180: ") && ambiguity.contains("height of the content view"))
    let height = try #require(measurer.heightFailure(of: Self.rows[0], width: 180, between: 44...59))
    #expect(height.hasPrefix("the row is not between 44 and 59 high: 0 = 0\n"))
    #expect(height.contains("height of the content view"))
  }

  @Test func `a conflict is told with the row`() throws {
    let failure = try #require(try Self.measurer(limit: 200).conflictFailure(rows: Self.rows, widths: [180, 320]))
    #expect(failure.hasPrefix("row 0 at width 320: These cannot hold together: <contentView.width == 320 @1000>, "))
    #expect(failure.contains("Lower the priority of <a.width <= 200 @1000 AssertingTests.swift:9>"))
  }

  @Test func `a height out of range is told as a sum`() throws {
    #expect(
      try Self.measurer().heightFailure(of: Self.rows[1], width: 180, between: 44...59)
        == "the row is not between 44 and 59 high: 60 = 10 (a.top) + 40 (a, 2 lines) + 10 (contentView.bottom)")
    #expect(
      try Self.measurer().heightFailure(of: Self.rows[1], width: -1, between: 44...59)?.contains("width -1") == true)
  }

  @Test func `frames that differ are told line by line`() throws {
    let layout = try Self.measurer().layout(of: Self.rows[0], width: 180)
    let expected = layout.snapshot.replacing("a 10 10 160 20", with: "a 12 10 160 20")
    #expect(
      try Self.measurer().snapshotFailure(of: Self.rows[0], width: 180, expected: expected)
        == "the frames differ:\n- a 12 10 160 20\n+ a 10 10 160 20")
  }
}
