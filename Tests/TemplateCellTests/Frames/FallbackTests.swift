import Foundation
import TemplateCell
import Testing

/// Where a height comes from when constraints give none, and records that are used again.
@Suite struct FallbackTests {
  struct Fixed: FrameTemplate {
    let itemNames = ["text"]

    func content(of item: Double) -> Double { item }

    func frames(for parameters: FrameParameters<Double>, text: any TextMeasuring) -> FrameArrangement {
      let height = text.measure(TextRequest(StyledText("x", font: .system(size: 17)))).height * parameters.content
      return FrameArrangement(
        height: height, frames: [CGRect(x: 0, y: 0, width: parameters.width, height: height)])
    }

    func texts(for parameters: FrameParameters<Double>) -> [StyledText?] {
      [StyledText("\(parameters.content) lines", font: .system(size: 17))]
    }
  }

  /// Has a chain from top to bottom when a row asks for more than 100.
  struct Chain: CellTemplate {
    let box = View()

    var constraints: [LayoutConstraint] {
      box.top == contentView.top
      (box.height == 0).labeled("height")
      contentView.bottom == box.bottom
    }

    func configure(_ content: inout CellContent, with item: Double) {
      content[constant: "height"] = max(0, item - 100)
    }
  }

  /// Has no chain at all.
  struct Loose: CellTemplate {
    let box = View()

    var constraints: [LayoutConstraint] { box.top == contentView.top }

    func configure(_ content: inout CellContent, with item: Double) {}
  }

  @Test(
    "First constraints, then frames, then 44, and the layout says which (ancestor fault 11)",
    arguments: [
      (160.0, CellLayout.Source.constraints, 60.5, 0), (2, .frames, 40.5, 0), (0, .fallback, 44.5, 1),
    ])
  func order(item: Double, source: CellLayout.Source, height: Double, findings: Int) throws {
    let options = RowOptions(separator: .hairline)
    let measurer = FallbackMeasurer(
      constraints: try CellMeasurer(Chain(), text: RulerFont(), options: options),
      frames: FrameMeasurer(Fixed(), text: RulerFont(), options: options), options: options)
    let layout = try measurer.layout(of: item, width: 320)
    #expect(layout.source == source)
    #expect(layout.height == height)
    #expect(layout.findings.count == findings)
    #expect(layout.isCacheable == (findings == 0))
  }

  @Test(arguments: [false, true])
  func `an undetermined height falls through, strict or not`(isStrict: Bool) throws {
    let constraints = try CellMeasurer(Loose(), text: RulerFont(), isStrict: isStrict)
    let alone = try FallbackMeasurer(constraints: constraints).layout(of: 2, width: 320)
    #expect(alone.source == .fallback && alone.height == 44 && !alone.isCacheable)
    let frames = FrameMeasurer(Fixed(), text: RulerFont())
    let both = try FallbackMeasurer(constraints: constraints, frames: frames).layout(of: 2, width: 320)
    #expect(both.source == .frames && both.height == 40 && both.isCacheable)
    #expect(throws: MeasuringError.invalidWidth(-1, template: "Loose")) {
      try FallbackMeasurer(constraints: constraints, frames: frames).layout(of: 2, width: -1)
    }
  }

  final class CountingRuler: TextMeasuring {
    private let lock = NSLock()
    nonisolated(unsafe) private var asked = 0

    var count: Int { lock.withLock { asked } }

    func measure(_ request: TextRequest) -> TextMeasurement {
      lock.withLock { asked += 1 }
      return RulerFont().measure(request)
    }
  }

  @Test func `records hold text, frames and height, and equal rows are laid out once`() throws {
    let text = CountingRuler()
    let measurer = FrameMeasurer(Fixed(), text: text)
    let records = try measurer.records(of: [1, 2, 1, 1], width: 320)
    #expect(records.map(\.height) == [20, 40, 20, 20])
    #expect(text.count == 2)
    #expect(records[1].text(named: "text")?.string == "2.0 lines")
    #expect(records[1].text(named: "none") == nil)
    #expect(records[1].layout.frame(named: "text") == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(try measurer.records(of: [3, 2], width: 320, reusing: records).map(\.height) == [60, 40])
    #expect(text.count == 3)
    _ = try measurer.records(of: [2], width: 375, reusing: records)
    #expect(text.count == 4)
    #expect(throws: MeasuringError.self) { try measurer.records(of: [1, -1], width: 320) }
  }
}
