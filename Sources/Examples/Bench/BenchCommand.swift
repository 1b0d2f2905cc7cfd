import Foundation

/// `bench [CASE] [--iterations N] [--json]`: measures the operations that must be fast.
enum BenchCommand {
  /// All cases; each group is in a file of its own.
  static var cases: [BenchCase] {
    FormBench.cases + CellBench.cases + RandomBench.cases + ChainBench.cases + TextBench.cases + ListBench.cases
  }

  static let usage = """
    usage: Examples bench [CASE] [--iterations N] [--json]

    Measures all cases, or those whose name is CASE or begins with it: "W1 build", W3, "W4(1000)".
    Each answer is checked before it is measured. The time is the least of ten parts of a run.

      --iterations N   how often the operation is done; with 0 nothing is measured, for use with a profiler
      --json           one object a line: {"case": "W1 build", "iterations": 200, "nanosecondsPerOperation": 45000}
      --list           the names of the cases
    """

  static func run(_ arguments: [String]) -> Int32 {
    var names: [String] = []
    var (iterations, json) = (Int?.none, false)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--help", "-h":
        print(usage)
        return 0
      case "--list":
        for item in cases { print(item.name) }
        return 0
      case "--iterations":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else {
          return fail("--iterations needs a number that is not negative", status: 2)
        }
        iterations = number
      case let option where option.hasPrefix("-"):
        return fail("unknown option \(option)\n\n\(usage)", status: 2)
      default: names.append(argument)
      }
    }
    guard names.count <= 1 else { return fail("one CASE at most\n\n\(usage)", status: 2) }
    let chosen = choose(names.first)
    if chosen.isEmpty {
      return fail(
        "no case begins with \(names[0]); the cases are: \(cases.map(\.name).joined(separator: ", "))", status: 2)
    }
    for item in chosen {
      do {
        print(try line(item, iterations: iterations ?? item.iterations, json: json))
      } catch {
        return fail("\(item.name): \(error)", status: 1)
      }
    }
    return 0
  }

  private static func choose(_ name: String?) -> [BenchCase] {
    guard let name else { return cases }
    let exact = cases.filter { $0.name == name }
    return exact.isEmpty ? cases.filter { $0.name.hasPrefix(name) } : exact
  }

  private static func fail(_ message: String, status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
    return status
  }

  private static func line(_ item: BenchCase, iterations: Int, json: Bool) throws -> String {
    // A run without operations is what a profiler subtracts, so it has all that is not measured, and only that.
    try item.check()
    let operation = try item.prepare()
    var (best, done, sum) = (Double.infinity, 0, 0.0)
    let clock = ContinuousClock()
    for part in 1...10 {
      let count = iterations * part / 10 - done
      if count == 0 { continue }
      let start = clock.now
      sum += try operation(count)
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
