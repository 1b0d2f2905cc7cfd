public import Cassowary

/// A declared constraint that does not hold in a row.
public struct ConstraintViolation: Sendable, Hashable {
  /// The constraint: `<title.top == contentView.top + 10 @999 "label" FeedCell.swift:12>`.
  public var text: String
  /// Its label.
  public var label: String?
  /// Its priority.
  public var priority: LayoutPriority
  /// By how much it does not hold, in points; greater than 0.
  public var amount: Double
}

extension MeasuringCore {
  /// The declared constraints that do not hold in a row, in the order of declaration.
  func violations(
    _ content: CellContent, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> [ConstraintViolation] {
    switch try solve(content, width: width, environment: environment) {
    case .ordinary(let measurement, let system): violations(measurement, system)
    case .rebuilt(let measurement, let system): violations(measurement, system)
    }
  }

  private func violations(_ measurement: RowMeasurement, _ system: some RowSystem) -> [ConstraintViolation] {
    let compiled = measurement.compiled
    var result: [ConstraintViolation] = []
    for (index, entry) in compiled.plan.entries.enumerated() {
      guard case .declared(let declared) = entry.origin,
        let target = compiled.target(of: index, measurement.inputs)
      else { continue }
      let value = entry.sum.terms.reduce(0 - target) { $0 + $1.coefficient * system.value(of: $1.slot) }
      let amount: Double
      switch entry.relation {
      case .equal: amount = abs(value)
      case .lessThanOrEqual: amount = max(0, value)
      case .greaterThanOrEqual: amount = max(0, -value)
      }
      guard amount > 1e-6 else { continue }
      result.append(
        ConstraintViolation(
          text: text(of: index, compiled, measurement.inputs), label: template.constraints[declared].label,
          priority: entry.priority, amount: amount))
    }
    return result
  }
}
