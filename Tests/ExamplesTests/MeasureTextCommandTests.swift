import Foundation
import Testing

@testable import Examples

@Suite struct MeasureTextCommandTests {
  private let recorded = RecordedConsole()

  @Test func `a label in the system font`() {
    #expect(MeasureTextCommand.run(["Label"], on: recorded.console) == 0)
    #expect(
      recorded.output == """
        width 41.5, height 20.5, natural width 41.5
        lines 1, baselines 16.293 and 16.293
        41.305\tLabel

        """)
  }

  @Test func `lines, their limit and the cut as JSON`() throws {
    let arguments = [
      "--size", "17", "--width", "100", "--lines", "2", "--mode", "head", "--json", "--",
      "-1 alpha beta gamma delta epsilon",
    ]
    #expect(MeasureTextCommand.run(arguments, on: recorded.console) == 0)
    #expect(recorded.output.contains("\"isTruncated\":true"))
    #expect(recorded.output.contains("\"lineCount\":2"))
    #expect(recorded.output.contains("\"text\":\"…"))
    #expect(try JSONSerialization.jsonObject(with: Data(recorded.output.utf8)) is [String: Any])
  }

  @Test(
    arguments: [
      (["x", "--size", "0"], "'0' is not a value for --size: expected a number from 0.001 to 10000."),
      (["x", "--weight", "heavy"], "'heavy' is not a value for --weight: expected one of regular, medium, "),
      (["x", "--lines", "1.5"], "'1.5' is not a value for --lines: expected a whole number from 0 to 1000000."),
      ([], "The argument TEXT is missing."),
      (["x", "--index", "1"], "The option --index means nothing without --font."),
      (["x", "--system", "--inter"], "The options --system and --inter cannot be given together."),
      (["x", "--font", "a.ttf", "--inter"], "The options --font and --inter cannot be given together."),
      (["x", "--font", "a.ttf", "--system"], "The options --font and --system cannot be given together."),
      (["x", "--font", "a.ttf", "--weight", "bold"], "The options --font and --weight cannot be given together."),
      (["x", "--mode", "head"], "The option --mode means nothing without --width or --lines."),
      (
        ["x", "--width", "9", "--mode", "head"], "The option --mode head means nothing without --lines greater than 0."
      ),
      (["x", "--width", "nan"], "'nan' is not a value for --width"),
      (["x", "--scale", "inf"], "'inf' is not a value for --scale"),
      (["x", "y"], "The argument 'y' is one too many."),
      (["x", "--font", "/no/such/font.ttf"], "/no/such/font.ttf cannot be read: there is no such file."),
      (
        ["x", "--font", #filePath],
        "\(#filePath) cannot be used as a font: The file is neither an OpenType or TrueType font nor a collection of such."
      ),
    ] as [([String], String)])
  func `what cannot be measured is refused`(_ arguments: [String], _ sentence: String) {
    #expect(MeasureTextCommand.run(arguments, on: recorded.console) == 2)
    #expect(recorded.errors.hasPrefix(sentence), "\(recorded.errors)")
    #expect(recorded.output.isEmpty)
  }
}
