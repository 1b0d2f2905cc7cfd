import Cassowary
import Foundation

/// `solve`: runs a text of the constraint language.
enum SolveCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "solve",
    summary: """
      Runs the statements of a text on an empty solver. Without any print all variables are printed at the end.
      Exits with 1 when a statement was refused, with 2 for an error in the text or in the arguments.
      """,
    positionals: [PositionalArgument(name: "FILE", help: "The text; - for the standard input.")],
    options: [
      .flag("--json", "One object a line: for each print, each refusal, and the state at the end."),
      .flag("--explain", "What each printed value is the sum of; what does not hold and what is ambiguous."),
    ])

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let path = parsed.positionals[0]
      guard let text = read(path) else {
        console.complain("\(path) cannot be read as UTF-8 text.\n")
        return ExitCode.unusable
      }
      do {
        return try run(
          SolverScript(parsing: text), json: parsed.flags.contains("--json"),
          explain: parsed.flags.contains("--explain"), on: console)
      } catch {
        console.complain("\(path == "-" ? "<stdin>" : path):\(error)\n")
        return ExitCode.unusable
      }
    }
  }

  private static func read(_ path: String) -> String? {
    let data = path == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
    return data.flatMap { String(data: $0, encoding: .utf8) }
  }

  private static func run(
    _ script: SolverScript, json: Bool, explain: Bool, on console: Console
  ) throws(ScriptError) -> Int32 {
    var runner = ScriptRunner()
    var refused = false
    var printed = false
    func show(_ event: ScriptEvent) {
      let text = json ? event.json : event.text
      if !text.isEmpty { console.write(text + "\n") }
      guard explain, case .state(let state) = event else { return }
      for value in state.values {
        guard let variable = runner.variable(named: value.name),
          let explanation = try? runner.explanation(of: variable, line: state.line)
        else { continue }
        let event = ScriptEvent.explained(explanation)
        console.write((json ? event.json : event.text) + "\n")
      }
      if !json { for note in state.notes { console.write(note + "\n") } }
    }
    for line in script.lines {
      for event in try runner.run(line) {
        if case .refused = event { refused = true }
        if case .state = event { printed = true }
        show(event)
      }
    }
    if json || !printed { show(.state(runner.state(line: script.lineCount))) }
    return refused ? ExitCode.difference : ExitCode.success
  }
}
