import Foundation
import TemplateCell
import Testing

/// A note: an icon of 20 x 20 at the leading edge, a text beside it.
private struct NoteFrames: FrameTemplate {
  var inset = 10.0
  var extraHeight = 0.0
  let itemNames = ["icon", "note"]

  func content(of item: String) -> String { item }

  func frames(for parameters: FrameParameters<String>, text: any TextMeasuring) -> FrameArrangement {
    let left = 2 * inset + 20
    let width = parameters.width - left - inset
    let note = StyledText(parameters.content, font: .system(size: 17))
    let size = text.measure(TextRequest(note, width: width, scale: parameters.environment.scale))
    return FrameArrangement(
      height: size.height + 2 * inset + extraHeight,
      frames: [
        CGRect(x: inset, y: inset, width: 20, height: 20),
        CGRect(x: left, y: inset, width: width, height: size.height),
      ])
  }
}

/// Gives whatever it was made with.
private struct GivenFrames: FrameTemplate {
  var arrangement: FrameArrangement
  let itemNames = ["only"]

  func content(of item: Int) -> Int { item }
  func frames(for parameters: FrameParameters<Int>, text: any TextMeasuring) -> FrameArrangement { arrangement }
}

/// Counts how often it is asked.
private final class CountingText: TextMeasuring {
  private let lock = NSLock()
  nonisolated(unsafe) private var asked = 0

  var count: Int { lock.withLock { asked } }

  func measure(_ request: TextRequest) -> TextMeasurement {
    lock.withLock { asked += 1 }
    return RulerFont().measure(request)
  }
}

@Suite struct FrameMeasurerTests {
  private let text = "alpha beta gamma delta epsilon"

  @Test func `height and frames follow the text at its width`() throws {
    let measurer = FrameMeasurer(NoteFrames(), text: .ruler)
    let layout = try measurer.layout(of: text, width: 210, environment: LayoutEnvironment())
    #expect(layout.height == 60)  // 160 wide: 2 lines of 20, insets of 10
    #expect(layout.fittingHeight == 60)
    #expect(layout.names == ["icon", "note"])
    #expect(layout.frame(named: "icon") == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(layout.frame(named: "note") == CGRect(x: 40, y: 10, width: 160, height: 40))
    #expect(layout.source == .frames)
    #expect(layout.isCacheable)
  }

  @Test(arguments: [(1.0, 61.0, 62.0), (2.0, 60.5, 61.0), (3.0, 181.0 / 3, 182.0 / 3)])
  func `a height is rounded up to pixels before the separator is added`(
    _ scale: Double, _ plain: Double, _ separated: Double
  ) throws {
    let environment = LayoutEnvironment(scale: scale)
    let template = NoteFrames(extraHeight: 0.2)
    let without = try FrameMeasurer(template, text: .ruler).layout(of: text, width: 210, environment: environment)
    let with = try FrameMeasurer(template, text: .ruler, options: RowOptions(separator: .hairline))
      .layout(of: text, width: 210, environment: environment)
    #expect(without.height == plain)
    #expect(abs(with.height - separated) < 1e-12)
    #expect(without.fittingHeight == 60.2)
  }

  @Test func `edges are rounded to pixels, each by itself`() throws {
    let given = FrameArrangement(height: 40, frames: [CGRect(x: 0.3, y: 10.2, width: 20.2, height: 10.3)])
    let layout = try FrameMeasurer(GivenFrames(arrangement: given), text: .ruler)
      .layout(of: 0, width: 100, environment: LayoutEnvironment())
    // left 0.6 px -> 1, right 41 px; top 20.4 px -> 20, bottom 41 px
    #expect(layout.frames == [CGRect(x: 0.5, y: 10, width: 20, height: 10.5)])
  }

  @Test func `from right to left frames are mirrored`() throws {
    let environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let layout = try FrameMeasurer(NoteFrames(), text: .ruler).layout(of: text, width: 210, environment: environment)
    #expect(layout.frame(named: "icon") == CGRect(x: 180, y: 10, width: 20, height: 20))
    #expect(layout.frame(named: "note") == CGRect(x: 10, y: 10, width: 160, height: 40))
  }

  @Test func `the frame of an item that is not there stays zero`() throws {
    let template = GivenFrames(arrangement: FrameArrangement(height: 40, frames: [.zero]))
    let environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let layout = try FrameMeasurer(template, text: .ruler).layout(of: 0, width: 100, environment: environment)
    #expect(layout.frames == [.zero])
  }

  @Test func `equal parameters reuse the record, any other lays out anew`() throws {
    let counter = CountingText()
    let measurer = FrameMeasurer(NoteFrames(), text: counter)
    let record = try measurer.record(of: text, width: 210)
    #expect(counter.count == 1)
    let same = try measurer.record(of: text, width: 210, reusing: record)
    #expect(counter.count == 1)
    #expect(same.layout == record.layout)
    let narrower = try measurer.record(of: text, width: 180, reusing: record)
    #expect(counter.count == 2)
    #expect(narrower.layout.height == 80)  // 130 wide: 3 lines
    _ = try measurer.record(of: "alpha", width: 210, reusing: record)
    _ = try measurer.record(of: text, width: 210, environment: LayoutEnvironment(scale: 3), reusing: record)
    #expect(counter.count == 4)
  }

  @Test func `accessory and insets are taken from the width`() throws {
    let options = RowOptions(accessory: .disclosureIndicator, leadingInset: 10)
    let measurer = FrameMeasurer(NoteFrames(), text: .ruler, options: options)
    let layout = try measurer.layout(of: text, width: 224, environment: LayoutEnvironment())
    #expect(layout.width == 224)
    #expect(layout.frame(named: "note") == CGRect(x: 40, y: 10, width: 130, height: 60))
    #expect(throws: MeasuringError.contentTooNarrow(width: 40, available: -4, template: "NoteFrames")) {
      try measurer.layout(of: text, width: 40, environment: LayoutEnvironment())
    }
    let broken = FrameMeasurer(NoteFrames(), text: .ruler, options: RowOptions(trailingInset: -1))
    #expect(
      throws: MeasuringError.invalidNumber(
        name: "NoteFrames: trailingInset", value: "-1.0", rule: "finite and not negative")
    ) {
      try broken.layout(of: text, width: 40, environment: LayoutEnvironment())
    }
  }

  @Test(arguments: [0.0, -1, .infinity, -.infinity, .nan])
  func `a width that is not positive and finite is refused`(_ width: Double) {
    #expect {
      try FrameMeasurer(NoteFrames(), text: .ruler).layout(of: text, width: width, environment: LayoutEnvironment())
    } throws: { error in
      guard case .invalidWidth(let named, template: "NoteFrames") = error as? MeasuringError else { return false }
      return named == width || (named.isNaN && width.isNaN)
    }
  }

  @Test(arguments: [0.0, -2, .infinity, .nan])
  func `a scale that is not positive and finite is refused`(_ scale: Double) {
    let environment = LayoutEnvironment(scale: scale)
    #expect(
      throws: MeasuringError.invalidNumber(
        name: "NoteFrames: the scale", value: "\(scale)", rule: "finite and greater than 0")
    ) {
      try FrameMeasurer(NoteFrames(), text: .ruler).record(of: text, width: 100, environment: environment)
    }
  }

  private static let onGrid = "from -1000000000 to 1000000000 points"

  struct Given: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var height: Double
    var frames: [CGRect]
    var error: MeasuringError
  }

  @Test(arguments: [
    Given(
      testDescription: "negative height", height: -1, frames: [.zero],
      error: .invalidNumber(name: "GivenFrames: the height", value: "-1.0", rule: "finite and not negative")),
    Given(
      testDescription: "infinite height", height: .infinity, frames: [.zero],
      error: .invalidNumber(name: "GivenFrames: the height", value: "inf", rule: "finite and not negative")),
    Given(
      testDescription: "height beyond all pixels", height: 1.5e308, frames: [.zero],
      error: .invalidNumber(name: "GivenFrames: the height", value: "1.5e+308", rule: "at most 1000000000 points")),
    Given(
      testDescription: "no frames", height: 1, frames: [],
      error: .invalidNumber(name: "GivenFrames: the number of frames", value: "0", rule: "that of the items, 1")),
    Given(
      testDescription: "frame without a place", height: 1, frames: [CGRect(x: Double.nan, y: 0, width: 1, height: 1)],
      error: .invalidNumber(name: "GivenFrames: the frame of only", value: "nan 0.0 1.0 1.0", rule: Self.onGrid)),
    Given(
      testDescription: "frame beyond all pixels", height: 1,
      frames: [CGRect(x: 1.5e308, y: 0, width: 1.5e308, height: 1)],
      error: .invalidNumber(
        name: "GivenFrames: the frame of only", value: "1.5e+308 0.0 1.5e+308 1.0", rule: Self.onGrid)),
  ])
  func `unusable numbers of a template are refused by name`(_ given: Given) {
    let template = GivenFrames(arrangement: FrameArrangement(height: given.height, frames: given.frames))
    #expect(throws: given.error) {
      try FrameMeasurer(template, text: .ruler).layout(of: 0, width: 100, environment: LayoutEnvironment())
    }
  }
}
