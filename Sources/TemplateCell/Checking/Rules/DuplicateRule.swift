/// Two constraints say the same.
///
/// Fires for the later of two constraints with the same relation between the same unknowns, also when the sides are
/// exchanged or both are multiplied by a number. Remove one; of two with different priorities the weaker says nothing.
enum DuplicateRule: CheckRule {
  static let name = "duplicate"
  static let summary = "Two constraints say the same."

  static func findings(in check: TemplateCheck) -> [Finding] {
    pairs(in: check).map { pair in
      let earlier = check.tree.text.text(of: check.constraints[pair.earlier])
      return check.finding(
        self, constraint: pair.later,
        "\(check.tree.text.text(of: check.constraints[pair.later])) says the same as \(earlier). Remove one of them.")
    }
  }

  /// The constraints that say what an earlier one says.
  static func pairs(in check: TemplateCheck) -> [(earlier: Int, later: Int)] {
    var first: [Statement: Int] = [:]
    var result: [(earlier: Int, later: Int)] = []
    for (index, lowered) in check.core.template.lowered(.leftToRight).enumerated() {
      guard let statement = Statement(lowered) else { continue }
      if let earlier = first[statement], index >= check.core.template.firstDeclared {
        result.append((earlier, index))
      } else if first[statement] == nil {
        first[statement] = index
      }
    }
    return result
  }

  /// What a constraint says, in a form that is equal for equal meanings.
  private struct Statement: Hashable {
    struct Summand: Hashable {
      var slot: Int
      var coefficient: Double
    }

    var summands: [Summand]
    var constant: Double
    var relation: Int
    var conditions: ItemSet
    var groups: ItemSet
    var baselines: [Summand]

    init?(_ lowered: LoweredConstraint) {
      let terms = lowered.sum.terms.sorted { $0.slot.index < $1.slot.index }
      guard let factor = terms.first?.coefficient, factor != 0 else { return nil }
      summands = terms.map { Summand(slot: $0.slot.index, coefficient: $0.coefficient / factor) }
      constant = lowered.sum.constant / factor + 0
      let sign = lowered.relation == .equal ? 0 : lowered.relation == .lessThanOrEqual ? -1 : 1
      relation = factor < 0 ? -sign : sign
      conditions = lowered.conditions
      groups = lowered.groups
      baselines = lowered.baselines.map {
        Summand(slot: $0.isFirst ? $0.item : -1 - $0.item, coefficient: $0.coefficient / factor)
      }.sorted { $0.slot < $1.slot }
    }
  }
}
