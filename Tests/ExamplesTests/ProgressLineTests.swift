import Testing

@testable import Examples

@Suite struct ProgressLineTests {
  private let recorded = RecordedConsole()

  @Test func `each text takes the place of the one before, and the last is taken away`() {
    let line = ProgressLine(on: recorded.terminal, delay: .zero, interval: .zero)
    line.show("one")
    line.show("two")
    line.clear()
    line.clear()
    #expect(recorded.progress == ["\r\u{1B}[2Kone", "\r\u{1B}[2Ktwo", "\r\u{1B}[2K"])
  }

  @Test func `work that is done soon shows nothing`() {
    let line = ProgressLine(on: recorded.terminal, delay: .seconds(3600))
    line.show("one")
    line.clear()
    #expect(recorded.progress.isEmpty)
  }

  @Test func `changes that come too fast are left out`() {
    let line = ProgressLine(on: recorded.terminal, delay: .zero, interval: .seconds(3600))
    for number in 0..<100 { line.show("\(number)") }
    #expect(recorded.progress == ["\r\u{1B}[2K0"])
  }

  @Test func `nothing is written where there is no terminal`() {
    let line = ProgressLine(on: recorded.console, delay: .zero, interval: .zero)
    line.show("one")
    line.clear()
    #expect(recorded.progress.isEmpty)
    #expect(recorded.output.isEmpty)
    #expect(recorded.errors.isEmpty)
  }

  @Test func `a text longer than the line is cut, wide characters counted twice`() throws {
    let line = ProgressLine(on: recorded.terminal, delay: .zero, interval: .zero)
    line.show(String(repeating: "\u{6F22}", count: 60))
    #expect(try #require(recorded.progress.first).count { $0 == "\u{6F22}" } == 39)
  }
}
