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
        == "row 0 at width 100: nothing determines inner.left (AssertingTests.swift:40). Tie inner to a neighbour or to "
        + "the content view, or give it a size.")
  }

  /// Both labels have one text of 300; the cell has 260 for them, so that one of them must take more lines.
  @Test func `two texts of which either could wrap are ambiguous`() throws {
    func measurer(_ note: Label) throws -> CellMeasurer<TextCell> {
      try TextCell.measurer(b: note) { cell in
        cell.a.leading == cell.contentView.leading + 10
        cell.b.leading == cell.a.trailing + 10
        cell.b.trailing == cell.contentView.trailing - 10
        cell.a.top == cell.contentView.top + 10
        cell.b.top == cell.a.top
        cell.contentView.bottom >= cell.a.bottom + 10
        cell.contentView.bottom >= cell.b.bottom + 10
      }
    }
    let rows = [TextRow("a", "b", a: textA, b: textA)]
    let failure = try #require(try measurer(Label(lines: 0)).ambiguityFailure(rows: rows, widths: [290]))
    #expect(
      failure.hasPrefix("row 0 at width 290: a.width is open: the horizontal compression resistance of a (")
        && failure.contains("of b (AssertingTests.swift:"))
    #expect(failure.contains("Lower the horizontal compression resistance of b (AssertingTests.swift:"))
    let lower = Label(lines: 0, compressionResistance: AxisPriorities(horizontal: 749, vertical: 750))
    #expect(try measurer(lower).ambiguityFailure(rows: rows, widths: [290]) == nil)
  }

  @Test func `a text that is cut fails with what it needs`() throws {
    let measurer = try Self.measurer(limit: 160)
    #expect(measurer.truncationFailure(rows: Self.rows, widths: [180]) == nil)
    let low = try TextCell.measurer { cell in
      cell.a.edges == cell.contentView.edges.inset(10)
      cell.a.height == 20
    }
    // Two lines at 160, of which the first is 16 characters long.
    let failure = try #require(low.truncationFailure(rows: Self.rows, widths: [180]))
    #expect(failure.hasPrefix("row 1 at width 180: a needs 160 by 40 and gets 160 by 20 (MeasuringSupport.swift:"))
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
