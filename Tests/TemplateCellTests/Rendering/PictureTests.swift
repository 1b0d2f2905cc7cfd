import Foundation
import TemplateCell
import TestSupport
import Testing

@Suite struct PictureTests {
  private let drawing = CellDrawing(
    CellLayout(
      width: 200, height: 120.5, fittingHeight: 120.3,
      names: ["title", "photo", "badge", "collapsed", "lost"],
      frames: [
        CGRect(x: 10, y: 10, width: 180, height: 40), CGRect(x: 10, y: 58, width: 80, height: 52.5),
        CGRect(x: 150, y: 70, width: 40, height: 30), .zero, CGRect(x: Double.nan, y: 0, width: 10, height: 10),
      ], source: .frames),
    appearances: ["title": .text("Fish & <chips> \"to go\"\u{0}", lineCount: 2), "photo": .image])

  @Test func `a row as text`() {
    #expect(Snapshot.difference(TextPicture(columns: 40).draw(drawing), "row.txt") == nil)
  }

  @Test(arguments: SVGPicture.Theme.allCases)
  func `a row as a picture`(_ theme: SVGPicture.Theme) {
    #expect(Snapshot.difference(SVGPicture(theme: theme).draw(drawing), "row-\(theme).svg") == nil)
  }

  @Test func `items without a size or a place are not drawn`() {
    #expect(drawing.parts.map(\.name) == ["title", "photo", "badge"])
  }

  @Test func `a picture higher than allowed says that it was cut`() {
    let tall = CellDrawing(
      CellLayout(width: 100, height: 1e300, fittingHeight: 0, names: [], frames: [], source: .frames))
    let lines = TextPicture(columns: 10, maximumLines: 3).picture(tall).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.last == "(cut after 3 lines)")
  }

  @Test func `frames far outside are cut off at the border`() {
    let frames = [
      CGRect(x: -9e5, y: -9e5, width: 9e5 + 50, height: 9e5 + 50), CGRect(x: 60, y: 10, width: 9e5, height: 20),
    ]
    let wide = CellDrawing(
      CellLayout(width: 100, height: 40, fittingHeight: 40, names: ["a", "b"], frames: frames, source: .frames),
      appearances: ["b": .text("b", lineCount: 1)])
    let picture = TextPicture(columns: 10).picture(wide)
    #expect(picture.split(separator: "\n").allSatisfy { $0.count == 12 })
    #expect(picture.contains("▒") || picture.contains(" "))
    #expect(picture.contains("b▄▄▄│"))
  }

  @Test func `a layout without numbers makes an empty picture`() {
    let broken = CellDrawing(
      CellLayout(width: .nan, height: .infinity, fittingHeight: 0, names: [], frames: [], source: .frames))
    #expect(TextPicture(columns: 10).picture(broken) == "┌──────────┐\n│          │\n└──────────┘\n")
    #expect(SVGPicture().draw(broken).contains("viewBox=\"0 0 0 0\""))
  }
}
