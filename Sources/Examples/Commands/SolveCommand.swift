import Cassowary
import Foundation

/// `solve FILE|- [--json] [--explain]`: runs a text of the constraint language.
enum SolveCommand {
  static let usage = """
    usage: Examples solve FILE|- [--json] [--explain]

    Runs the statements of FILE, or of the standard input for -, on an empty solver.

      --json      one object a line: for each print, each refusal, and the state at the end
      --explain   what each printed value is the sum of; what does not hold and what is ambiguous

    Without any print all variables are printed at the end.
    Exit status: 0, 1 when a statement was refused, 2 for an error in the text or in the arguments.
    """

  static func run(_ arguments: [String]) -> Int32 {
    var paths: [String] = []
    var (json, explain) = (false, false)
    for argument in arguments {
      switch argument {
      case "--json": json = true
      case "--explain": explain = true
      case "--help", "-h":
        print(usage)
        return 0
      case let option where option.hasPrefix("-") && option != "-":
        return fail("unknown option \(option)\n\n\(usage)")
      default: paths.append(argument)
      }
    }
    guard paths.count == 1 else { return fail("exactly one FILE or - is needed\n\n\(usage)") }
    guard let text = read(paths[0]) else { return fail("cannot read \(paths[0]) as UTF-8 text") }
    do {
      return try run(SolverScript(parsing: text), json: json, explain: explain)
    } catch {
      return fail("\(paths[0] == "-" ? "<stdin>" : paths[0]):\(error)")
    }
  }

  private static func read(_ path: String) -> String? {
    let data = path == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
    return data.flatMap { String(data: $0, encoding: .utf8) }
  }

  private static func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    return 2
  }

  private static func run(_ script: SolverScript, json: Bool, explain: Bool) throws(ScriptError) -> Int32 {
    var runner = ScriptRunner()
    var refused = false
    var printed = false
    func show(_ event: ScriptEvent) {
      let text = json ? event.json : event.text
      if !text.isEmpty { print(text) }
      guard explain, case .state(let state) = event else { return }
      for value in state.values {
        guard let variable = runner.variable(named: value.name),
          let explanation = try? runner.explanation(of: variable, line: state.line)
        else { continue }
        print(json ? ScriptEvent.explained(explanation).json : ScriptEvent.explained(explanation).text)
      }
      if !json { for note in state.notes { print(note) } }
    }
    for line in script.lines {
      for event in try runner.run(line) {
        if case .refused = event { refused = true }
        if case .state = event { printed = true }
        show(event)
      }
    }
    if json || !printed { show(.state(runner.state(line: script.lineCount))) }
    return refused ? 1 : 0
  }
}
