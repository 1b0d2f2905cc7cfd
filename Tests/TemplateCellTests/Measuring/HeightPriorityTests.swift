import Foundation
import TemplateCell
import Testing

/// Right heights where priorities decide: fixed heights, wishes and hugging against each other.
@Suite struct HeightPriorityTests {
  @Test("A leftover height of 44 conflicts; measuring adds only the width (report 36)")
  func leftoverHeight() throws {
    @Sendable @LayoutBuilder func build(_ cell: TextCell) -> [LayoutConstraint] {
      cell.a.height == 21
      cell.a.top == cell.contentView.top + 10
      cell.a.bottom == cell.contentView.bottom - 10
    }
    let row = TextRow("a", a: "text")
    let fixed = try TextCell.measurer(isStrict: true) { cell in
      build(cell)
      cell.contentView.height == 44
    }
    do throws(MeasuringError) {
      _ = try fixed.layout(of: row, width: 320)
      Issue.record("no conflict")
    } catch .conflict(let template, let constraints) {
      #expect(template == "TextCell")
      #expect(
        constraints.map { $0.prefix { $0 != "@" } } == [
          "<a.height == 21 ", "<a.top == contentView.top + 10 ", "<a.bottom == contentView.bottom - 10 ",
          "<contentView.height == 44 ",
        ])
    } catch {
      Issue.record("\(error)")
    }
    let layout = try TextCell.measurer(build).layout(of: row, width: 320)
    #expect(layout.height == 41)
    #expect(layout.findings.isEmpty)
  }

  @Test("A height at 999 gives way to the fixed one and is listed (report 37)")
  func idiom999() throws {
    @Sendable @LayoutBuilder func build(_ cell: TextCell) -> [LayoutConstraint] {
      cell.box.top == cell.contentView.top
      cell.box.bottom == cell.contentView.bottom
      (cell.box.height == 215 ~ 999).labeled("stack")
    }
    let fixed = try TextCell.measurer { cell in
      build(cell)
      cell.contentView.height == 44
    }
    let layout = try fixed.layout(of: TextRow("box"), width: 320)
    #expect(layout.frame(named: "box")?.height == 44)
    #expect(layout.findings.isEmpty)
    let violations = try fixed.violations(of: TextRow("box"), width: 320)
    #expect(violations.map(\.label) == ["stack"])
    #expect(violations.map(\.amount) == [171])
    #expect(violations.map(\.priority) == [999])
    let free = try TextCell.measurer(build)
    #expect(try free.layout(of: TextRow("box"), width: 320).height == 215)
    #expect(try free.violations(of: TextRow("box"), width: 320).isEmpty)
  }

  @Test("Required hugging against a required width names both (report 10)")
  func requiredHugging() throws {
    let size = CGSize(width: 50, height: 10)
    @Sendable @LayoutBuilder func build(_ cell: TextCell) -> [LayoutConstraint] {
      cell.image.width == 80
      cell.image.top == cell.contentView.top
      cell.image.bottom == cell.contentView.bottom
    }
    let row = TextRow("image", image: size)
    let conflict = try TextCell.measurer(image: ImageView(hugging: .required), build).layout(of: row, width: 320)
    #expect(conflict.findings.map(\.rule) == ["conflict"])
    let message = try #require(conflict.findings.first?.message)
    #expect(message.contains("<image.width <= 50 @1000 \"content hugging\">"))
    #expect(message.contains("Broken: <image.width == 80 @1000 HeightPriorityTests.swift:"))
    #expect(conflict.frame(named: "image")?.width == 50)

    let wish = try TextCell.measurer(image: ImageView(hugging: 999), build).layout(of: row, width: 320)
    #expect(wish.findings.isEmpty)
    #expect(wish.frame(named: "image")?.width == 80)
  }

  @Test("A wish at 250 ties with hugging, at 251 it wins (report 7)")
  func huggingAgainstWish() throws {
    let measurer = try TextCell.measurer {
      $0.image.edges <= $0.contentView.edges
      $0.image.width == 200 ~ 251
      $0.contentView.bottom >= $0.image.bottom
    }
    let layout = try measurer.layout(of: TextRow("image", image: CGSize(width: 100, height: 10)), width: 320)
    #expect(layout.frame(named: "image")?.width == 200)
  }
}
