import Cassowary

/// Makes a failing list of statements as short as it gets (delta debugging), then its numbers as plain.
public enum TraceMinimizer {
  /// The shortest list found that still fails.
  public static func minimal(
    _ statements: [ScriptStatement], fails: ([ScriptStatement]) -> Bool
  ) -> [ScriptStatement] {
    var current = statements
    var size = max(1, current.count / 2)
    while true {
      var start = 0
      var shrunk = false
      while start < current.count {
        let shorter = Array(current[..<start] + current[min(current.count, start + size)...])
        if fails(shorter) {
          current = shorter
          shrunk = true
        } else {
          start += size
        }
      }
      if size > 1 {
        size /= 2
      } else if !shrunk {
        break
      }
    }
    return simplified(current, fails)
  }

  /// Drops terms and rounds numbers as long as the list still fails.
  private static func simplified(
    _ statements: [ScriptStatement], _ fails: ([ScriptStatement]) -> Bool
  ) -> [ScriptStatement] {
    var current = statements
    var again = true
    while again {
      again = false
      for place in current.indices {
        guard case .constraint(let constraint) = current[place] else { continue }
        for simpler in variants(constraint) {
          var trial = current
          trial[place] = .constraint(simpler)
          if fails(trial) {
            current = trial
            again = true
            break
          }
        }
      }
    }
    return current
  }

  private static func variants(_ constraint: ScriptConstraint) -> [ScriptConstraint] {
    var result: [ScriptConstraint] = []
    for index in constraint.terms.indices {
      var simpler = constraint
      simpler.terms.remove(at: index)
      result.append(simpler)
    }
    for index in constraint.terms.indices where constraint.terms[index].coefficient.magnitude != 1 {
      var simpler = constraint
      simpler.terms[index].coefficient = constraint.terms[index].coefficient < 0 ? -1 : 1
      result.append(simpler)
    }
    for constant in [0.0, constraint.constant < 0 ? -1 : 1] where constraint.constant.magnitude > constant.magnitude {
      var simpler = constraint
      simpler.constant = constant
      result.append(simpler)
    }
    return result
  }
}
