import Foundation
import Testing

@testable import TemplateCell

/// Rows fitted to sizes, rows of fixed heights, rows being edited, headers.
@Suite struct FittingTests {
  /// Ruler text A is 300 wide on one line; the widest word 70.
  let label = Label(textA, lines: 0)

  var cell: OpenCell {
    let label = label
    return OpenCell(label) { label.edges == $0.edges.inset(10) }
  }

  func measurer(_ options: RowOptions = RowOptions()) throws -> CellMeasurer<OpenCell> {
    try CellMeasurer(cell, text: RulerFont(), options: options)
  }

  struct Example: Sendable {
    var target: CGSize
    var horizontal: LayoutPriority = .fittingSizeLevel
    var vertical: LayoutPriority = .fittingSizeLevel
    var size: CGSize
  }

  @Test(arguments: [
    // Compressed: the text on one line.
    Example(target: .zero, size: CGSize(width: 320, height: 40)),
    // A required width is that of a row.
    Example(target: CGSize(width: 150, height: 0), horizontal: .required, size: CGSize(width: 150, height: 80)),
    // A width that is more than a wish of 250 pulls the label wide, one below does not.
    Example(target: CGSize(width: 500, height: 0), horizontal: 300, size: CGSize(width: 500, height: 40)),
    Example(target: CGSize(width: 500, height: 0), horizontal: 200, size: CGSize(width: 320, height: 40)),
    // A height that outweighs hugging.
    Example(
      target: CGSize(width: 320, height: 90), horizontal: .required, vertical: 300, size: CGSize(width: 320, height: 90)
    ),
    Example(
      target: CGSize(width: 320, height: 90), horizontal: .required, vertical: 200, size: CGSize(width: 320, height: 40)
    ),
  ])
  func `the size fits its target as its priorities say`(_ example: Example) throws {
    let size = try measurer(RowOptions(accessory: .checkmark, separator: .hairline)).systemLayoutSizeFitting(
      0, targetSize: example.target, horizontalFittingPriority: example.horizontal,
      verticalFittingPriority: example.vertical)
    #expect(size == example.size)
  }

  @Test func `minimum and natural size in one query`() throws {
    let range = try measurer().sizeRange(of: 0)
    #expect(range.minimum == CGSize(width: 20, height: 20))
    #expect(range.natural == CGSize(width: 320, height: 40))
  }

  @Test func `targets that cannot be used are refused`() throws {
    for size in [CGSize(width: -1, height: 0), CGSize(width: Double.nan, height: 0), CGSize(width: 0, height: -1)] {
      #expect(throws: MeasuringError.self) { try measurer().systemLayoutSizeFitting(0, targetSize: size) }
    }
    #expect(throws: MeasuringError.self) {
      try measurer().systemLayoutSizeFitting(0, targetSize: .zero, verticalFittingPriority: 0)
    }
  }

  /// The row needs 60 points. The last constraint gives way; the box lies at the bottom of the height that is given.
  @Test(arguments: [40.0, 100]) func `a fixed height is that of the content view also in a conflict`(
    _ height: Double
  ) throws {
    let (label, box) = (label, View())
    let cell = OpenCell(label, box) {
      label.top == $0.top + 10
      label.leading == $0.leading + 10
      label.trailing == $0.trailing - 10
      label.height == 40
      box.leading == $0.leading
      box.width == 20
      box.height == 5
      box.bottom == $0.bottom
      $0.bottom == label.bottom + 10
    }
    let layout = try CellMeasurer(cell, text: RulerFont()).layout(of: 0, width: 320, height: height)
    #expect(layout.height == height)
    #expect(layout.fittingHeight == height)
    #expect(layout.frames == [rect(10, 10, 300, 40), rect(0, height - 5, 20, 5)])
    #expect(layout.findings.map(\.rule) == ["conflict"])
  }

  @Test func `a fixed height stretches what hugs, and is a conflict when too small`() throws {
    let rows = RowHeightMeasurer(try measurer(RowOptions(separator: .hairline)), rowHeight: .fixed(60.5))
    let layout = try rows.layout(of: 0, width: 320)
    #expect(layout.height == 60.5)
    #expect(layout.frames == [rect(10, 10, 300, 40)])
    #expect(layout.findings == [])
    #expect(try rows.estimatedHeight(of: 0, width: 320) == 60.5)
    let label = label
    let fixed = OpenCell(label) {
      label.edges == $0.edges.inset(10)
      label.height == 40
    }
    let low = RowHeightMeasurer(try CellMeasurer(fixed, text: RulerFont()), rowHeight: .fixed(44))
    let conflict = try low.layout(of: 0, width: 320)
    #expect(conflict.height == 44)
    #expect(conflict.findings.map(\.rule) == ["conflict"])
    #expect(throws: MeasuringError.self) {
      try RowHeightMeasurer(try measurer(), rowHeight: .fixed(.nan)).layout(of: 0, width: 320)
    }
  }

  @Test func `a height by code and an automatic one`() throws {
    let computed = RowHeightMeasurer(
      try measurer(), rowHeight: .computed { item, width in Double(item) + width / 4 })
    #expect(try computed.layout(of: 7, width: 320).height == 87)
    #expect(try computed.estimatedHeight(of: 7, width: 320) == 87)
    let automatic = RowHeightMeasurer(try measurer(), rowHeight: .automatic(estimated: 44))
    #expect(try automatic.layout(of: 0, width: 320).height == 40)
    #expect(try automatic.estimatedHeight(of: 0, width: 320) == 44)
  }

  @Test func `indentation and editing take width`() throws {
    var options = RowOptions(accessory: .disclosureIndicator)
    options.indentationLevel = 3
    #expect(options.contentWidth(rowWidth: 320, scale: 2) == 256)
    options.isEditing = true
    #expect(options.contentWidth(rowWidth: 320, scale: 2) == 252)
    options.showsReorderControl = true
    options.editingAccessory = .checkmark
    #expect(options.contentWidth(rowWidth: 320, scale: 2) == 174)
    options.showsEditingControl = false
    options.indentationWidth = 20
    #expect(options.contentWidth(rowWidth: 320, scale: 2) == 182)
    #expect(try measurer(options).layout(of: 0, width: 320).height == 60)
    options.indentationLevel = -1
    #expect(
      throws: MeasuringError.invalidNumber(
        name: "OpenCell: indentationLevel", value: "-1.0", rule: "finite and not negative")
    ) {
      try measurer(options).layout(of: 0, width: 320)
    }
  }

  @Test("A header is measured by the same template type as a row, configuration and all")
  func header() throws {
    let layout = try CellMeasurer(cell.filled { [label] in $0[label].text = "Today" }, text: RulerFont())
      .layout(of: 0, width: 320)
    #expect(layout.height == 40)
    #expect(layout.frames == [rect(10, 10, 300, 20)])
  }
}
