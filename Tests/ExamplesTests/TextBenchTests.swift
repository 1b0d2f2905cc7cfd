import Testing

@testable import Examples

@Suite struct TextBenchTests {
  @Test func `each case of bench text passes its own check and runs`() async throws {
    #expect(TextBench.cases.count == 8)
    for item in TextBench.cases {
      #expect(item.name.hasPrefix("text "))
      try await item.check()
      #expect(try await item.prepare()(3).isFinite)
    }
  }
}
