import Foundation
import Testing

@testable import Examples

/// The command `convert`.
@Suite struct ConvertCommandTests {
  private let recorded = RecordedConsole()

  @Test func `a file without mistakes gives source and no more`() throws {
    try InterfaceFolder.with { folder in
      #expect(ConvertCommand.run([folder.appendingPathComponent("xib/Post.xib").path], on: recorded.console) == 0)
      #expect(recorded.output.contains("\n  let titleLabel: Label\n"))
      #expect(recorded.errors.isEmpty)
    }
  }

  @Test func `constraints that conflict are told once, and the source is there all the same`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib")
      let text = InterfaceFolder.cell.replacingOccurrences(
        of: "</constraints>",
        with: """
          <constraint id="w1" firstItem="title" firstAttribute="width" constant="20"/>
          <constraint id="w2" firstItem="title" firstAttribute="width" constant="30"/></constraints>
          """)
      try Data(text.utf8).write(to: file)
      #expect(ConvertCommand.run([file.path], on: recorded.console) == 0)
      #expect(recorded.output.hasPrefix("import Foundation\n"))
      let lines = recorded.errors.split(separator: "\n")
      #expect(lines.count == 2, "\(recorded.errors)")
      // The width is that of the cell without the distances at the sides, so neither 20 nor 30.
      #expect(lines.first?.hasPrefix("line 13 (w1): conflict: The constraint 'w1' (line 13) contradicts ") == true)
      #expect(lines.last?.hasPrefix("line 14 (w2): conflict: The constraint 'w2' (line 14) contradicts ") == true)
    }
  }
}
