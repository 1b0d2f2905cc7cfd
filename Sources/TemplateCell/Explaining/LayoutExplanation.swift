/// Why a row is as high, or an item as wide, as it is: a sum over the constraints that determine it.
///
///     print(try measurer.explainHeight(of: row, width: 180))
///     // 129 = 10 (title.top) + 40 (title, 2 lines) + 8 (photo.top) + 61 (photo, image) + 10 (contentView.bottom)
public struct LayoutExplanation: Sendable, Hashable {
  /// One summand.
  public struct Part: Sendable, Hashable {
    /// What it comes from, in short: `title.top` for a constraint on it, `title, 2 lines` for a text.
    public var subject: String
    /// The summand in points: multiplier times the right-hand number of the constraint.
    public var amount: Double
    /// How the value moves per point of the right-hand number of the constraint.
    public var multiplier: Double
    /// The constraint; `nil` for rounding, separators, baselines and what nothing but the tie rule holds.
    public var constraint: ConstraintReference?
  }

  /// What is explained: `row height`, `title.width`.
  public var subject: String
  /// Its value in points, the sum of the amounts up to rounding in the last bits.
  public var value: Double
  /// The summands in the order in which they lie in the cell, those that add 0 among them.
  public var parts: [Part]
}

extension LayoutExplanation: CustomStringConvertible {
  /// The sum on one line; summands that are 0 are left out. A summand that is a multiple of the number of its constraint
  /// shows both: `210.9375 (contentView.width, 375 * 0.5625)`.
  public var description: String {
    var result = LayoutExplanation.text(value) + " ="
    var isFirst = true
    for part in parts where abs(part.amount) >= 1e-9 {
      let sign = part.amount < 0 ? " - " : isFirst ? " " : " + "
      result += "\(sign)\(LayoutExplanation.text(abs(part.amount))) (\(part.subject)\(part.product))"
      isFirst = false
    }
    return isFirst ? result + " 0" : result
  }

  /// The sum with one summand a line, each with its constraint, label, file and line.
  public var details: String {
    var lines = ["\(subject) = \(LayoutExplanation.text(value))"]
    for part in parts {
      lines.append(
        "  \(LayoutExplanation.text(part.amount)) \(part.subject)\(part.product)"
          + (part.constraint.map { " \($0.text)" } ?? ""))
    }
    return lines.joined(separator: "\n")
  }

  /// The text of a number without the noise of its last bits.
  static func text(_ value: Double) -> String { number(rounded(value)) }

  /// A number without the noise of its last bits.
  static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded.isFinite ? rounded + 0 : value
  }
}

extension LayoutExplanation.Part {
  /// The number and the factor that make the amount, `, 375 / 3`; nothing when the factor is 1.
  fileprivate var product: String {
    let factor = abs(multiplier)
    guard factor > 0, abs(factor - 1) > 1e-9, abs(amount) >= 1e-9 else { return "" }
    return ", \(LayoutExplanation.text(abs(amount) / factor)) \(Self.times(factor))"
  }

  /// A factor as a short decimal number or a fraction, with its sign of operation.
  private static func times(_ factor: Double) -> String {
    let decimal = LayoutExplanation.rounded(factor)
    if abs(decimal - factor) > 1e-12 {
      for divisor in 2...99 {
        let numerator = (factor * Double(divisor)).rounded()
        guard numerator >= 1, abs(numerator / Double(divisor) - factor) < 1e-12 else { continue }
        return numerator == 1 ? "/ \(divisor)" : "* \(number(numerator)) / \(divisor)"
      }
    }
    return "* \(number(decimal))"
  }
}
