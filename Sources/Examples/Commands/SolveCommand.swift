import Cassowary
import Foundation

/// `solve`: runs a text of the constraint language.
enum SolveCommand {
  /// What the command understands.
  static let parser = ArgumentParser(
    command: "solve",
    summary:
      "Runs the statements of a text on an empty solver. Without any print all variables are printed at the end.",
    positionals: [PositionalArgument(name: "FILE", help: "The text; - for the standard input.")],
    options: [
      .flag("--json", "One object a line: for each print, each refusal, and the state at the end."),
      .flag("--explain", "What each printed value is the sum of; what does not hold and what is ambiguous."),
    ], exitsWithOneWhen: "a statement was refused")

  /// Runs the command.
  static func run(_ arguments: [String], on console: Console = .standard) -> Int32 {
    CommandRunner.run(parser, arguments, on: console) { parsed in
      let path = parsed.positionals[0]
      let text = try read(path)
      do {
        let script = try SolverScript(parsing: text)
        if script.lines.isEmpty { throw SolveError.noStatements(InputProblem.name(of: path)) }
        return try run(
          script, json: parsed.flags.contains("--json"),
          explain: parsed.flags.contains("--explain"), on: console)
      } catch let error as ScriptError {
        console.complain("\(InputProblem.name(of: path)):\(error)\n")
        return ExitCode.unusable
      }
    }
  }

  private static func read(_ path: String) throws(InputProblem.Unreadable) -> String {
    let data = try InputProblem.contents(of: path).get()
    guard let text = String(data: data, encoding: .utf8) else {
      throw InputProblem.Unreadable(file: InputProblem.name(of: path), reason: "it is not UTF-8 text")
    }
    return text
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
