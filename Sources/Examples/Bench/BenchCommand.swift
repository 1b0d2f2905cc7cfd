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
      Each answer is checked before it is measured. The time is the least of ten parts of a run.
      """,
    positionals: [
      PositionalArgument(name: "CASE", help: "Such as \"W1 build\", W3 or \"W4(1000)\".", isRequired: false)
    ],
    options: [
      .value("--iterations", "COUNT", "How often to do it; with 0 nothing is measured, for use with a profiler."),
      .flag("--json", "One object a line: case, and unless listed iterations, nanosecondsPerOperation."),
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
          let line = try await line(
            item, iterations: iterations ?? item.iterations, json: parsed.has("--json"))
          progress.clear()
          console.write(line + "\n")
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

  private static func line(_ item: BenchCase, iterations: Int, json: Bool) async throws -> String {
    // A run without operations is what a profiler subtracts, so it has all that is not measured, and only that.
    try item.check()
    let operation = try item.prepare()
    var (best, done, sum) = (Double.infinity, 0, 0.0)
    let clock = ContinuousClock()
    for part in 1...10 {
      let count = iterations * part / 10 - done
      if count == 0 { continue }
      let start = clock.now
      sum += try await operation(count)
      let (seconds, attoseconds) = start.duration(to: clock.now).components
      best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(count))
      done += count
    }
    guard sum.isFinite else { throw BenchError.wrongAnswer("the sum of the results", got: sum, right: 0) }
    let time = best.isFinite ? best : 0
    let rounded = time < 100 ? (time * 10).rounded() / 10 : time.rounded()
    if json {
      return "{\"case\": \"\(item.name)\", \"iterations\": \(done), \"nanosecondsPerOperation\": \(text(rounded))}"
    }
    let name = item.name.padding(toLength: max(24, item.name.count), withPad: " ", startingAt: 0)
    let number = String(repeating: " ", count: max(0, 14 - text(rounded).count)) + text(rounded)
    return "\(name)\(number) ns   \(done) iterations"
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value < 1e15 ? String(Int(value)) : String(value)
  }
}
