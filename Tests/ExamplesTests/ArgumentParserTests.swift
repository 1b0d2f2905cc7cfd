import Testing

@testable import Examples

@Suite struct ArgumentParserTests {
  private let parser = ArgumentParser(
    command: "paint", summary: "Paints a wall.",
    positionals: [
      PositionalArgument(name: "WALL", help: "Which."),
      PositionalArgument(name: "CORNER", help: "Where to begin.", isRequired: false),
    ],
    options: [
      .value("--colour", "NAME", "The colour."), .flag("--twice", "Two coats."), .flag("--bare", "No coat."),
      .flag("--gloss", "A shining coat."),
    ],
    rules: [.excludes("--twice", "--bare"), .needs("--gloss", anyOf: ["--colour", "--twice"])],
    exitsWithOneWhen: "the wall is wet")

  @Test func `options and places are told apart`() throws {
    let parsed = try parser.parse(["--colour", "blue", "3", "--twice", "-1"])
    #expect(parsed.values == ["--colour": "blue"])
    #expect(parsed.flags == ["--twice"])
    #expect(parsed.positionals == ["3", "-1"])
    #expect(!parsed.wantsHelp)
  }

  @Test func `a value may follow an equals sign and may be empty`() throws {
    #expect(try parser.parse(["3", "--colour=a=b"]).values == ["--colour": "a=b"])
    #expect(try parser.parse(["3", "--colour="]).values == ["--colour": ""])
  }

  @Test func `everything after two dashes is a place`() throws {
    #expect(try parser.parse(["--", "--twice", "-x"]).positionals == ["--twice", "-x"])
  }

  @Test func `an option that is needed stands in the usage`() throws {
    let parser = ArgumentParser(
      command: "paint", summary: "Paints a wall.",
      options: [.value("--colour", "NAME", "The colour.", isRequired: true), .flag("--twice", "Two coats.")])
    #expect(parser.help.contains("\nUsage: Examples paint --colour NAME [OPTIONS]\n"))
    #expect(throws: UsageError.missingArgument("--colour NAME")) { try parser.parse(["--twice"]) }
    #expect(try parser.parse(["--colour", "blue"]).values == ["--colour": "blue"])
    #expect(try parser.parse(["--help"]).wantsHelp)
  }

  @Test(arguments: [
    (["-", "--colour=-"], "WALL and --colour"), (["-", "--colour=x"], nil), (["x", "--colour=-"], nil),
  ])
  func `the standard input is read once`(_ arguments: [String], _ names: String?) {
    var parser = parser
    parser.rules = [.readsOnce(["WALL", "--colour"])]
    do {
      _ = try parser.parse(arguments)
      #expect(names == nil)
    } catch {
      #expect(error.sentence == "\(names ?? "nothing") cannot both be the standard input.")
    }
  }

  @Test func `a single dash is a place`() throws {
    #expect(try parser.parse(["-"]).positionals == ["-"])
  }

  @Test(arguments: [["--help"], ["-h"], ["3", "4", "5", "--help"]])
  func `help is understood whatever else is wrong`(_ arguments: [String]) throws {
    #expect(try parser.parse(arguments).wantsHelp)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var error: UsageError
    var sentence: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Refused(arguments: [], error: .missingArgument("WALL"), sentence: "The argument WALL is missing."),
    Refused(
      arguments: ["1", "2", "3"], error: .unexpectedArgument("3"), sentence: "The argument '3' is one too many."),
    Refused(
      arguments: ["1", "--color", "red"], error: .unknownOption("--color", nearest: "--colour"),
      sentence: "There is no option '--color'; did you mean '--colour'?"),
    Refused(
      arguments: ["1", "--zebra"], error: .unknownOption("--zebra", nearest: nil),
      sentence: "There is no option '--zebra'."),
    Refused(
      arguments: ["1", "--hlep"], error: .unknownOption("--hlep", nearest: "--help"),
      sentence: "There is no option '--hlep'; did you mean '--help'?"),
    Refused(
      arguments: ["1", "--colour"], error: .missingValue(option: "--colour", value: "NAME"),
      sentence: "The option --colour needs a value: --colour NAME."),
    Refused(
      arguments: ["1", "--colour", "--twice"], error: .missingValue(option: "--colour", value: "NAME"),
      sentence: "The option --colour needs a value: --colour NAME."),
    Refused(
      arguments: ["1", "--twice=yes"], error: .needlessValue(option: "--twice", value: "yes"),
      sentence: "The option --twice takes no value, but got 'yes'."),
    Refused(
      arguments: ["1", "--twice", "--twice"], error: .repeatedOption("--twice"),
      sentence: "The option --twice was given twice."),
    Refused(
      arguments: ["1", "--colour=a", "--colour=b"], error: .repeatedOption("--colour"),
      sentence: "The option --colour was given twice."),
    Refused(
      arguments: ["1", "--bare", "--twice"], error: .contradiction("--twice", "--bare"),
      sentence: "The options --twice and --bare cannot be given together."),
    Refused(
      arguments: ["1", "--gloss"], error: .missingCompanion(option: "--gloss", needs: ["--colour", "--twice"]),
      sentence: "The option --gloss means nothing without --colour or --twice."),
  ])
  func `what cannot be understood is said in a sentence`(_ refused: Refused) {
    #expect(throws: refused.error) { try parser.parse(refused.arguments) }
    #expect(refused.error.sentence == refused.sentence)
  }

  @Test func `an option with its companion is understood`() throws {
    #expect(try parser.parse(["1", "--gloss", "--colour", "red"]).flags == ["--gloss"])
    #expect(try parser.parse(["1", "--gloss", "--twice"]).flags == ["--gloss", "--twice"])
  }

  @Test(arguments: ["x", "", "nan", "inf", "1e300", "0", "11"])
  func `a number outside of its range is refused`(_ text: String) throws {
    let parsed = ParsedArguments(values: ["--size": text], positionals: [text])
    let number = UsageError.invalidValue(name: "--size", value: text, expected: "a number from 1 to 10")
    #expect(throws: number) { try parsed.number("--size", in: 1...10) }
    #expect(throws: number) { try parsed.numbers("--size", in: 1...10) }
    let integer = UsageError.invalidValue(name: "ROW", value: text, expected: "a whole number from 1 to 10")
    #expect(throws: integer) { try parsed.integer(at: 0, name: "ROW", in: 1...10) }
  }

  @Test func `numbers are read`() throws {
    let parsed = ParsedArguments(values: ["--size": "1.5", "--sizes": "1,2.5,10"], positionals: ["7"])
    #expect(try parsed.number("--size", in: 1...10) == 1.5)
    #expect(try parsed.numbers("--sizes", in: 1...10) == [1, 2.5, 10])
    #expect(try parsed.integer(at: 0, name: "ROW", in: 1...10) == 7)
    #expect(try parsed.number("--other", in: 1...10) == nil)
    #expect(throws: UsageError.invalidValue(name: "--sizes", value: "", expected: "a number from 1 to 10")) {
      try ParsedArguments(values: ["--sizes": "1,,2"]).numbers("--sizes", in: 1...10)
    }
  }

  @Test func `help lists usage, places and options`() {
    #expect(
      parser.help == """
        Paints a wall.

        Usage: Examples paint WALL [CORNER] [OPTIONS]

          WALL           Which.
          CORNER         Where to begin.
          --colour NAME  The colour.
          --twice        Two coats.
          --bare         No coat.
          --gloss        A shining coat.
          --help         Print this.

        Exit codes: 0 as it should be, 1 when the wall is wet, 2 arguments or input cannot be used.

        """)
  }
}
