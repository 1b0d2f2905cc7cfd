import Cassowary

/// Makes random statements on small systems of small whole numbers, often degenerate, redundant or contradictory.
public struct TraceGenerator: Sendable {
  private var random: SeededRandom
  private let variableCount: Int
  private let priorities: [Double]
  private let hasFractions: Bool
  /// How many of a hundred constraints are required.
  private let requiredShare: Int
  private var labelCount = 0
  private var rows: [ScriptConstraint] = []

  /// Whether rows are differences of two variables or single variables, as in layouts: all answers are then sums of
  /// constants, and exact in binary.
  private let isLayout: Bool

  /// Makes a generator; the seed decides everything.
  public init(seed: UInt64, isLayout: Bool = false) {
    self.isLayout = isLayout
    random = SeededRandom(seed: seed)
    variableCount = random.integer(2, 6)
    hasFractions = random.chance(20)
    requiredShare = [15, 30, 60][random.below(3)]
    let pool: [Double] = [750, 600, 500, 250, 100, 50]
    let count = random.integer(1, 4)
    priorities = Array(pool[..<count])
  }

  /// The names in order; the first statement of a trace.
  public var variables: ScriptStatement { .variable((0..<variableCount).map { "x\($0)" }) }

  /// How many further statements make a good trace.
  public mutating func length(_ least: Int, _ most: Int) -> Int { random.integer(least, most) }

  /// A random order of so many things.
  public mutating func order(_ count: Int) -> [Int] { random.permutation(count) }

  /// A constraint with a label of its own.
  public mutating func addition() -> ScriptStatement {
    var row = rows.isEmpty || isLayout || !random.chance(18) ? freshRow() : relatedRow()
    labelCount += 1
    row.label = "c\(labelCount)"
    rows.append(row)
    return .constraint(row)
  }

  /// A statement that makes sense for the system as it is.
  public mutating func next(_ model: inout ScriptModel) -> ScriptStatement {
    if model.entries.count < 2 { return addition() }
    switch random.below(100) {
    case ..<(model.entries.count > 12 ? 20 : 48): return addition()
    case ..<64: return .remove(anyLabel(model))
    case ..<74: return .priority(anyLabel(model), priority())
    case ..<82: return .constant(anyLabel(model), constant())
    case ..<86 where !isLayout: return .coefficient(anyLabel(model), variable: name(), coefficient())
    case ..<89: return batch(model)
    default: return edit(&model)
    }
  }

  private mutating func edit(_ model: inout ScriptModel) -> ScriptStatement {
    let edited = model.entries.compactMap(\.edits)
    if !edited.isEmpty, random.chance(70) {
      let name = model.names[edited[random.below(edited.count)]]
      return random.chance(85) ? .suggest(name, constant()) : .endEdit(name)
    }
    let index = random.below(variableCount)
    let solution = model.solution()
    labelCount += 1
    // A value that is no double would not be the same number for both.
    guard solution.isExact[index] else { return addition() }
    if random.chance(30) { return .stay("x\(index)", priority: softPriority(), label: "s\(labelCount)") }
    if edited.contains(index) { return .suggest("x\(index)", constant()) }
    return .edit("x\(index)", priority: random.chance(25) ? 1000 : softPriority(), label: "e\(labelCount)")
  }

  private mutating func batch(_ model: ScriptModel) -> ScriptStatement {
    var inner: [ScriptStatement] = []
    var labels = model.entries.map(\.label)
    for _ in 0..<random.integer(1, 4) {
      switch random.below(3) {
      case 0 where labels.count > 1: inner.append(.remove(labels.remove(at: random.below(labels.count))))
      case 1 where !labels.isEmpty: inner.append(.constant(labels[random.below(labels.count)], constant()))
      default: inner.append(addition())
      }
    }
    return .batch(inner.map { ScriptStatement.Line($0, number: 0) })
  }

  private mutating func anyLabel(_ model: ScriptModel) -> String {
    model.entries[random.below(model.entries.count)].label
  }

  private mutating func name() -> String { "x\(random.below(variableCount))" }

  private mutating func softPriority() -> Double { priorities[random.below(priorities.count)] }

  private mutating func priority() -> Double { random.chance(requiredShare) ? 1000 : softPriority() }

  private mutating func constant() -> Double {
    if random.chance(25) { return 0 }
    if hasFractions, random.chance(30) { return Double(random.integer(-20, 20)) / 4 }
    return Double(random.chance(85) ? random.integer(-10, 10) : random.integer(-200, 200))
  }

  private mutating func coefficient() -> Double {
    if isLayout { return random.chance(50) ? 1 : -1 }
    let sign: Double = random.chance(50) ? 1 : -1
    if random.chance(60) { return sign }
    if random.chance(4) { return 0 }
    if hasFractions, random.chance(40) { return sign * Double(random.integer(1, 9)) / 4 }
    return sign * Double(random.chance(70) ? random.integer(1, 3) : random.integer(1, 9))
  }

  private mutating func relation() -> Relation {
    switch random.below(10) {
    case ..<4: .equal
    case ..<7: .lessThanOrEqual
    default: .greaterThanOrEqual
    }
  }

  private mutating func freshRow() -> ScriptConstraint {
    if isLayout {
      let order = random.permutation(variableCount)
      let terms: [ScriptConstraint.Term] = [.init("x\(order[0])", 1), .init("x\(order[1])", -1)]
      return ScriptConstraint(
        random.chance(40) ? [terms[0]] : terms, constant: constant(), relation(), priority: priority())
    }
    let order = random.permutation(variableCount)
    let count = random.chance(35) ? 1 : random.chance(70) ? 2 : min(variableCount, random.integer(3, 4))
    return ScriptConstraint(
      order[..<count].map { .init("x\($0)", coefficient()) }, constant: constant(), relation(), priority: priority())
  }

  /// A row that has to do with earlier ones: the same, a multiple, a sum of two, another constant.
  private mutating func relatedRow() -> ScriptConstraint {
    var row = rows[random.below(rows.count)]
    switch random.below(4) {
    case 0:
      let factor = Double(random.integer(-2, 2))
      let chosen = factor == 0 ? 3 : factor
      row.terms = row.terms.map { .init($0.name, $0.coefficient * chosen) }
      row.constant *= chosen
    case 1:
      let other = rows[random.below(rows.count)]
      for term in other.terms {
        if let place = row.terms.firstIndex(where: { $0.name == term.name }) {
          row.terms[place].coefficient += term.coefficient
        } else {
          row.terms.append(term)
        }
      }
      row.constant += other.constant
    case 2: row.constant = constant()
    default: break
    }
    if random.chance(50) { row.relation = relation() }
    if random.chance(60) { row.priority = priority() }
    return row
  }
}
