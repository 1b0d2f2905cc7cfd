extension Solver {
  /// A constraint in the one text form: `<title.top == contentView.top + 10 @1000 "label" FeedCell.swift:12>`.
  ///
  /// Terms with a positive coefficient stand on the left, negative ones and the constant on the right.
  public func text(of constraint: Constraint, label: String? = nil, location: SourceLocation? = nil) -> String {
    var result = "<" + statement(of: constraint) + " @" + number(constraint.priority.value)
    if let label { result += " \"" + label + "\"" }
    if let location {
      let file = location.file.split(separator: "/").last.map(String.init) ?? location.file
      result += " " + file + ":" + String(location.line)
    }
    return result + ">"
  }

  /// A constraint without its priority: `title.top == contentView.top + 10`.
  func statement(of constraint: Constraint) -> String {
    var left: [Term] = []
    var right: [Term] = []
    for term in constraint.expression.terms {
      if term.coefficient < 0 {
        right.append(Term(term.variable, -term.coefficient))
      } else {
        left.append(term)
      }
    }
    var relation = constraint.relation
    var constant = -constraint.expression.constant
    if left.isEmpty, !right.isEmpty {
      // Only negative terms: turned round, so that a variable stands on the left.
      left = right
      right = []
      constant = -constant
      switch relation {
      case .equal: break
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      }
    }
    var end = sum(right)
    if right.isEmpty {
      end = number(constant)
    } else if constant < 0 {
      end += " - " + number(-constant)
    } else if constant > 0 {
      end += " + " + number(constant)
    }
    return (left.isEmpty ? "0" : sum(left)) + " " + relation.symbol + " " + end
  }

  private func sum(_ terms: [Term]) -> String {
    terms.map { term in
      term.coefficient == 1 ? name(of: term.variable) : number(term.coefficient) + " " + name(of: term.variable)
    }.joined(separator: " + ")
  }

  /// A number that reads back to the same bits, without a useless fraction.
  func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }
}
