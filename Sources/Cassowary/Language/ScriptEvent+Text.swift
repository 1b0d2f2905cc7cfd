extension ScriptEvent {
  /// The event for people, one or more lines without the last line break: `a = 3`.
  public var text: String {
    switch self {
    case .state(let state):
      state.values.map { "\($0.name) = \(ScriptFormat.number($0.value))" }.joined(separator: "\n")
    case .refused(let refusal): refusal.text
    case .explained(let explanation): explanation.text
    }
  }

  /// The event as one line of JSON.
  public var json: String {
    switch self {
    case .state(let state): state.json
    case .refused(let refusal): refusal.json
    case .explained(let explanation): explanation.json
    }
  }
}

extension ScriptState {
  var json: String {
    let values = values.map { "\(ScriptFormat.quoted($0.name)): \(ScriptFormat.json($0.value))" }
    let violations = violations.map {
      "{\"constraint\": \(ScriptFormat.quoted($0.constraint)), \"priority\": \(ScriptFormat.json($0.priority)), "
        + "\"violation\": \(ScriptFormat.json($0.violation))}"
    }
    let ambiguous = ambiguous.map(ScriptFormat.quoted)
    return "{\"line\": \(line), \"values\": {\(values.joined(separator: ", "))}, "
      + "\"violations\": [\(violations.joined(separator: ", "))], "
      + "\"ambiguous\": [\(ambiguous.joined(separator: ", "))]}"
  }

  /// What does not hold and what is ambiguous, for people, a line each.
  public var notes: [String] {
    violations.map {
      "violated: \(ScriptFormat.quoted($0.constraint)) @\(ScriptFormat.number($0.priority)) "
        + "by \(ScriptFormat.number($0.violation))"
    } + (ambiguous.isEmpty ? [] : ["ambiguous: \(ambiguous.joined(separator: " "))"])
  }
}

extension ScriptRefusal {
  var text: String {
    let start = "line \(line): refused \(ScriptFormat.quoted(refused)): \(reason)"
    if conflict.isEmpty { return start }
    return start + ": " + conflict.map(ScriptFormat.quoted).joined(separator: ", ")
  }

  var json: String {
    let names = conflict.map(ScriptFormat.quoted).joined(separator: ", ")
    let start = "{\"line\": \(line), \"refused\": \(ScriptFormat.quoted(refused)), \"conflict\": [\(names)]"
    return start + (conflict.isEmpty ? ", \"reason\": \(ScriptFormat.quoted(reason))}" : "}")
  }
}

extension ScriptExplanation {
  /// `height = 10 + 20.5 + 6 = 36.5`, then a line for each summand with its constraint.
  var text: String {
    var sum = ""
    for part in parts {
      let isNegative = part.amount < 0
      sum += sum.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      sum += ScriptFormat.number(part.amount.magnitude)
    }
    let total = ScriptFormat.number(value)
    let first = sum.isEmpty || sum == total ? "\(variable) = \(total)" : "\(variable) = \(sum) = \(total)"
    let rest = parts.map { part in
      let name = part.constraint.map(ScriptFormat.quoted) ?? "tie rule"
      return "  \(ScriptFormat.number(part.amount)): \(ScriptFormat.number(part.multiplier)) * \(name)"
    }
    return ([first] + rest).joined(separator: "\n")
  }

  var json: String {
    let parts = parts.map { part in
      "{\"constraint\": \(part.constraint.map(ScriptFormat.quoted) ?? "null"), "
        + "\"multiplier\": \(ScriptFormat.json(part.multiplier)), \"amount\": \(ScriptFormat.json(part.amount))}"
    }
    return "{\"line\": \(line), \"explain\": \(ScriptFormat.quoted(variable)), \"value\": \(ScriptFormat.json(value)), "
      + "\"parts\": [\(parts.joined(separator: ", "))]}"
  }
}
