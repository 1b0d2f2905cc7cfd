import Foundation

/// `bench`: measures the operations that must be fast.
enum BenchCommand {
  /// All cases; each group is in a file of its own.
  static var cases: [BenchCase] {
    FormBench.cases + CellBench.cases + RandomBench.cases + ChainBench.cases + TextBench.cases + LanguageBench.cases
      + ListBench.cases
  }

  /// What the command understands.
  static let parser = ArgumentParser(
    command: "bench",
    summary: """
      Measures the operations that must be fast: all cases, or those whose name is CASE or begins with it.
      Each answer is checked before it is measured. The time is the least of ten parts of a run. Beside it stands the
      ratio to the time of a named case, in the middle of ten parts measured in turns with it.
      """,
    positionals: [
      PositionalArgument(name: "CASE", help: "Such as \"W1 build\", W3 or \"W4(1000)\".", isRequired: false)
    ],
    options: [
      .value(
        "--iterations", "COUNT",
        "How often to do it, alone and without a ratio, for a profiler; with 0 nothing is measured."),
      .flag("--json", "One object a line: case, nanosecondsPerOperation, iterations, reference, ratio; listed: case."),
      .flag("--list", "Print the names of the cases instead."),
    ],
    rules: [.excludes("--list", "--iterations")],
    exitsWithOneWhen: "an answer is wrong")

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) async -> Int32 {
    await CommandRunner.run(parser, arguments, on: console) { parsed in
      let iterations = try parsed.count("--iterations", in: 0...1_000_000_000)
      let chosen = choose(parsed.positionals.first)
      if chosen.isEmpty, let name = parsed.positionals.first {
        throw UsageError.invalidValue(
          name: "CASE", value: name, expected: "the beginning of a case, see bench --list")
      }
      if parsed.has("--list") {
        console.write(
          try chosen.map { parsed.has("--json") ? try JSONLine.of(["case": $0.name]) : $0.name + "\n" }.joined())
        return ExitCode.success
      }
      let progress = ProgressLine(on: console)
      defer { progress.clear() }
      for (index, item) in chosen.enumerated() {
        progress.show("\(item.name), \(index + 1) of \(chosen.count)")
        do {
          let measurement = try await BenchMeasurement(
            item, against: iterations == nil ? cases.first { $0.name == item.reference } : nil,
            iterations: iterations ?? item.iterations)
          let line = parsed.has("--json") ? try JSONLine.of(measurement) : measurement.text
          progress.clear()
          console.write(line)
        } catch {
          progress.clear()
          console.complain("\(item.name): \(error)\n")
          return ExitCode.difference
        }
      }
      return ExitCode.success
    }
  }

  private static func choose(_ name: String?) -> [BenchCase] {
    guard let name else { return cases }
    let exact = cases.filter { $0.name == name }
    return exact.isEmpty ? cases.filter { $0.name.hasPrefix(name) } : exact
  }
}
