/// How the constraint language writes numbers, labels and sums: the one place where text is made of them.
public enum ScriptFormat {
  /// A number that reads back to the same bits: the shortest such decimal, whole numbers without a fraction.
  ///
  /// NaN and infinity, which the language cannot say, come out as Swift prints them.
  public static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A text between quotation marks, with escapes; also a JSON string.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number as JSON has it; `null` for what JSON cannot say.
  public static func json(_ value: Double) -> String {
    value.isFinite ? number(value) : "null"
  }

  /// ` @750 "gap"`: a priority below required and a label, each when there is one.
  static func suffix(_ priority: Double, _ label: String?) -> String {
    (priority == 1000 ? "" : " @\(number(priority))") + (label.map { " \(quoted($0))" } ?? "")
  }

  /// `a + 2 b - 0.25 c`, or `0` when there is no term.
  static func sum(_ terms: [ScriptConstraint.Term]) -> String {
    if terms.isEmpty { return "0" }
    var result = ""
    for term in terms {
      let isNegative = term.coefficient.sign == .minus
      let magnitude = term.coefficient.magnitude
      result += result.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      result += magnitude == 1 ? term.name : "\(number(magnitude)) \(term.name)"
    }
    return result
  }
}
