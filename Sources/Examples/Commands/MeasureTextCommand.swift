import TemplateCell

/// `measure-text TEXT`: how wide and high a text is, and what stands in each line.
enum MeasureTextCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "measure-text",
    summary: "Tells how wide and high a text is, in points, and what stands in each line.",
    positionals: [PositionalArgument(name: "TEXT", help: "The text; quote it where it has spaces.")],
    options: [
      .flag("--system", "The system font of iOS from the built-in tables, if nothing else is said."),
      .flag("--inter", "Inter 4.1 from the built-in tables."),
      .value("--font", "FILE", "A TrueType or OpenType font file; without tracking."),
      .value("--index", "N", "The number of the font in a collection, from 0."),
      .value("--size", "POINTS", "The size of the font, 0.001 to 10000; 17 if not given."),
      .value("--weight", "NAME", "regular, medium, semibold or bold, for the built-in tables."),
      .value("--width", "POINTS", "The width offered; 0 or less asks for the narrowest."),
      .value("--lines", "N", "The greatest number of lines; 0 for any."),
      .value(
        "--mode", "NAME", "tail, head or middle, where the last of --lines is cut; word or character, where lines end."),
      .value("--scale", "PIXELS", "Pixels per point, 0.5 to 8; 2 if not given."),
      .flag("--json", "Print one JSON object."),
    ],
    rules: [
      .excludes("--system", "--inter"), .excludes("--font", "--system"), .excludes("--font", "--inter"),
      .excludes("--font", "--weight"), .needs("--index", anyOf: ["--font"]),
      .needs("--mode", anyOf: ["--width", "--lines"]),
    ])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let layout = try measurer(parsed).layout(try request(parsed))
      let report = MeasureTextReport(layout, of: parsed.positionals[0])
      console.write(parsed.flags.contains("--json") ? try JSONLine.of(report) : report.text)
      return ExitCode.success
    }
  }

  private static func measurer(_ parsed: ParsedArguments) throws -> any TextLayouting {
    guard let path = parsed.values["--font"] else { return InterTextMeasurer.default }
    let data = try InputProblem.contents(of: path).get()
    let index = try whole("--index", parsed, in: 0...1_000_000)
    do throws(FontFileError) {
      return OpenTypeTextMeasurer(try OpenTypeFont(data: data, index: index))
    } catch {
      throw MeasureTextError.unusableFont(InputProblem.name(of: path), error)
    }
  }

  private static func request(_ parsed: ParsedArguments) throws -> TextRequest {
    let font = FontDescription(
      family: parsed.flags.contains("--inter") ? .inter : .system,
      size: try parsed.number("--size", in: 0.001...10_000) ?? 17,
      weight: try choice("--weight", parsed, weights) ?? .regular)
    let paragraph = ParagraphStyle(lineBreakMode: try choice("--mode", parsed, modes) ?? .truncatingTail)
    let lines = try whole("--lines", parsed, in: 0...1_000_000)
    if lines == 0, let mode = parsed.values["--mode"], ["head", "middle"].contains(mode) {
      throw UsageError.missingCompanion(option: "--mode \(mode)", needs: ["--lines greater than 0"])
    }
    return TextRequest(
      StyledText(parsed.positionals[0], font: font, paragraph: paragraph),
      width: try parsed.number("--width", in: -1e9...1e9),
      numberOfLines: lines,
      scale: try parsed.number("--scale", in: 0.5...8) ?? 2)
  }

  private static func whole(
    _ option: String, _ parsed: ParsedArguments, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let text = parsed.values[option] else { return range.lowerBound }
    guard let number = Int(text), range.contains(number) else {
      throw .invalidValue(
        name: option, value: text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func choice<Value>(
    _ option: String, _ parsed: ParsedArguments, _ choices: [(name: String, value: Value)]
  ) throws(UsageError) -> Value? {
    guard let text = parsed.values[option] else { return nil }
    guard let choice = choices.first(where: { $0.name == text }) else {
      throw .invalidValue(
        name: option, value: text, expected: "one of \(choices.map(\.name).joined(separator: ", "))")
    }
    return choice.value
  }

  private static let weights: [(name: String, value: FontDescription.Weight)] = [
    ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
  ]

  private static let modes: [(name: String, value: ParagraphStyle.LineBreakMode)] = [
    ("tail", .truncatingTail), ("head", .truncatingHead), ("middle", .truncatingMiddle), ("word", .wordWrapping),
    ("character", .characterWrapping),
  ]
}
