import Foundation
import TemplateCell
import Testing

/// What stands around the content view counts.
@Suite struct RowOptionsTests {
  static let inset: @Sendable (TextCell) -> [LayoutConstraint] = {
    $0.a.edges == $0.contentView.edges.inset(10)
  }

  @Test(
    "An accessory makes the content narrower (report 51)",
    arguments: [
      (RowOptions.Accessory.none, 300.0, 40.0), (.disclosureIndicator, 266, 60), (.custom(width: 60), 224, 60),
    ] as [(RowOptions.Accessory, Double, Double)])
  func accessory(accessory: RowOptions.Accessory, width: Double, height: Double) throws {
    let measurer = try TextCell.measurer(Self.inset)
    let layout = try measurer.layout(of: TextRow("a", a: textA, accessory: accessory), width: 320)
    #expect(layout.frame(named: "a") == rect(10, 10, width, height - 20))
    #expect(layout.height == height)
    #expect(layout.width == 320)
  }

  @Test(
    "Accessories have the widths of UIKit (ancestor fault 12)",
    arguments: [
      (RowOptions.Accessory.none, 0.0), (.disclosureIndicator, 34), (.detailDisclosureButton, 68), (.checkmark, 40),
      (.detailButton, 48), (.custom(width: 25), 41),
    ] as [(RowOptions.Accessory, Double)])
  func accessoryWidths(accessory: RowOptions.Accessory, taken: Double) {
    var options = RowOptions(accessory: accessory)
    #expect(options.contentWidth(rowWidth: 375, scale: 2) == 375 - taken)
    #expect(options.contentWidth(rowWidth: 375, scale: 3) == 375 - taken)
    #expect(options.contentWidth(rowWidth: 414, scale: 2) == 414 - taken)
    #expect(options.contentWidth(rowWidth: 414, scale: 3) == 414 - taken - (accessory == .none ? 0 : 4))
    options.indexStripWidth = 15
    #expect(options.contentWidth(rowWidth: 375, scale: 2) == 360 - taken)
  }

  @Test(
    "A separator adds one pixel, none adds nothing (report 54, ancestor fault 13)",
    arguments: [(1.0, 42.0), (2.0, 41.5), (3.0, 41 + 1.0 / 3)])
  func separator(scale: Double, height: Double) throws {
    @Sendable func build(_ cell: TextCell) -> [LayoutConstraint] {
      (cell.a.edges == cell.contentView.edges.inset(10)) + [cell.a.height == 21]
    }
    let environment = LayoutEnvironment(scale: scale)
    let row = TextRow("a", a: "x")
    let none = try TextCell.measurer(build).layout(of: row, width: 320, environment: environment)
    #expect(none.height == 41)
    let options = RowOptions(separator: .hairline)
    let line = try TextCell.measurer(options: options, build).layout(of: row, width: 320, environment: environment)
    #expect(abs(line.height - height) < 1e-12)
    #expect(line.fittingHeight == 41)
  }

  @Test("Insets take width as the width itself does (report 92)")
  func insets() throws {
    let row = TextRow("a", a: textA)
    @Sendable func build(_ cell: TextCell) -> [LayoutConstraint] {
      (cell.a.edges == cell.contentView.edges.inset(LayoutInsets(vertical: 10)))
    }
    func height(_ leading: Double, _ trailing: Double) throws -> CellLayout {
      try TextCell.measurer(
        options: RowOptions(leadingInset: leading, trailingInset: trailing), build
      ).layout(of: row, width: 320)
    }
    #expect(try height(10, 10).height == 40)
    let narrow = try height(10, 44)
    #expect(narrow.height == 60)
    #expect(narrow.frame(named: "a")?.width == 266)

    let withOption = try TextCell.measurer(options: RowOptions(leadingInset: 10, trailingInset: 44)) { cell in
      cell.a.top == cell.contentView.top + 10
      cell.a.leading == cell.contentView.leading
      cell.a.trailing == cell.contentView.trailing
      cell.b.top == cell.a.bottom
      cell.b.bottom == cell.contentView.bottom - 10
      whenCollapsed(cell.b) {
        cell.a.bottom == cell.contentView.bottom - 10
      }
    }
    #expect(try withOption.layout(of: row, width: 320).height == 60)
    #expect(try withOption.layout(of: TextRow("a", "b", a: textA, b: "option"), width: 320).height == 80)
  }

  @Test("Numbers that cannot be used are refused by name")
  func badNumbers() throws {
    let row = TextRow("a", a: "x")
    for width in [0, -1, Double.nan, .infinity] {
      #expect(throws: MeasuringError.self) {
        try TextCell.measurer(Self.inset).layout(of: row, width: width)
      }
    }
    for scale in [0, -2, Double.nan, .infinity] {
      #expect(
        throws: MeasuringError.invalidNumber(
          name: "TextCell: the scale", value: "\(scale)", rule: "finite and greater than 0")
      ) {
        try TextCell.measurer(Self.inset).layout(
          of: row, width: 320, environment: LayoutEnvironment(scale: scale))
      }
    }
    #expect(throws: MeasuringError.contentTooNarrow(width: 30, available: -4, template: "TextCell")) {
      try TextCell.measurer(options: RowOptions(accessory: .disclosureIndicator), Self.inset)
        .layout(of: row, width: 30)
    }
    #expect(
      throws: MeasuringError.invalidNumber(
        name: "TextCell: indexStripWidth", value: "-1.0", rule: "finite and not negative")
    ) {
      try TextCell.measurer(options: RowOptions(indexStripWidth: -1), Self.inset).layout(of: row, width: 320)
    }
    for size in [CGSize(width: Double.nan, height: 1), CGSize(width: -1, height: 1)] {
      #expect(throws: MeasuringError.self) {
        try TextCell.measurer { $0.image.edges == $0.contentView.edges }
          .layout(of: TextRow("image", image: size), width: 320)
      }
    }
    #expect(throws: MeasuringError.invalidWidth(1e300, template: "TextCell")) {
      try TextCell.measurer(Self.inset).layout(of: row, width: 1e300)
    }
    #expect(try TextCell.measurer(Self.inset).layout(of: row, width: 1e9).findings.isEmpty)
  }
}
