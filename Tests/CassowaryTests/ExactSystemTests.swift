import Cassowary
import Testing
import TestSupport

@Suite("The exact solver that judges the product")
struct ExactSystemTests {
  private static func c(
    _ coefficients: [Double], _ relation: Relation, _ right: Double, _ priority: Double = 1000
  ) -> ExactConstraint {
    ExactConstraint(
      coefficients.indices.filter { coefficients[$0] != 0 }.map { .init($0, coefficients[$0]) },
      constant: -right, relation, priority: priority)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var count: Int
    var constraints: [ExactConstraint]
    var values: [Double]
    var totals: [Double]
    var ambiguous: [Bool]
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "nothing", count: 2, constraints: [], values: [0, 0], totals: [], ambiguous: [true, true]),
    Case(
      id: "a wish", count: 1, constraints: [c([1], .equal, 7, 250)], values: [7], totals: [0], ambiguous: [false]),
    Case(
      id: "two opposite wishes", count: 1, constraints: [c([1], .equal, 7, 750), c([1], .equal, -7, 750)],
      values: [0], totals: [14], ambiguous: [true]),
    Case(
      id: "a range away from 0", count: 1, constraints: [c([1], .greaterThanOrEqual, 3), c([1], .lessThanOrEqual, 9)],
      values: [3], totals: [], ambiguous: [true]),
    Case(
      id: "the first variable is nearest 0", count: 2,
      constraints: [c([1, 1], .equal, 10), c([1, 0], .greaterThanOrEqual, -4), c([0, 1], .lessThanOrEqual, 6)],
      values: [4, 6], totals: [], ambiguous: [true, true]),
    Case(
      id: "a weight is a coefficient", count: 1, constraints: [c([1], .equal, 0, 250), c([2], .equal, 20, 250)],
      values: [10], totals: [10], ambiguous: [false]),
    Case(
      id: "levels in order", count: 2,
      constraints: [
        c([1, 1], .lessThanOrEqual, 10), c([1, 0], .equal, 8, 600), c([0, 1], .equal, 8, 500),
        c([1, -1], .equal, 0, 400),
      ],
      values: [8, 2], totals: [0, 6, 6], ambiguous: [false, false]),
    Case(
      id: "thirds", count: 3,
      constraints: [c([1, 1, 1], .equal, 1), c([1, -1, 0], .equal, 0), c([0, 1, -1], .equal, 0)],
      values: [1.0 / 3, 1.0 / 3, 1.0 / 3], totals: [], ambiguous: [false, false, false]),
    Case(
      id: "tiny and huge", count: 3,
      constraints: [c([1e9, -1, 0], .equal, 0), c([0, 1e-9, -1], .equal, 0), c([1, 0, 0], .equal, 1, 750)],
      values: [1, 1e9, 1], totals: [0], ambiguous: [false, false, false]),
    Case(
      id: "a degenerate corner hides a free direction", count: 2,
      constraints: [
        c([1, 0], .greaterThanOrEqual, 0), c([0, 1], .greaterThanOrEqual, 0), c([1, -1], .lessThanOrEqual, 0),
        c([1, -2], .lessThanOrEqual, 0),
      ],
      values: [0, 0], totals: [], ambiguous: [true, true]),
    Case(
      id: "a degenerate corner that is a point", count: 2,
      constraints: [
        c([1, 1], .lessThanOrEqual, 0), c([1, 0], .greaterThanOrEqual, 0), c([0, 1], .greaterThanOrEqual, 0),
        c([1, -1], .greaterThanOrEqual, 0),
      ],
      values: [0, 0], totals: [], ambiguous: [false, false]),
    Case(
      id: "only one variable is free", count: 2,
      constraints: [c([1, 0], .equal, 5, 10), c([0, 1], .lessThanOrEqual, -2)],
      values: [5, -2], totals: [0], ambiguous: [false, true]),
    Case(
      id: "Beale's cycling example", count: 4,
      constraints: [
        c([1, 0, 0, 0], .greaterThanOrEqual, 0), c([0, 1, 0, 0], .greaterThanOrEqual, 0),
        c([0, 0, 1, 0], .greaterThanOrEqual, 0), c([0, 0, 0, 1], .greaterThanOrEqual, 0),
        c([0.25, -8, -1, 9], .lessThanOrEqual, 0), c([0.5, -12, -0.5, 3], .lessThanOrEqual, 0),
        c([0, 0, 1, 0], .lessThanOrEqual, 1), c([-0.75, 20, -0.5, 6], .equal, -1000, 250),
      ],
      values: [1, 0, 1, 0], totals: [998.75], ambiguous: [false, false, false, false]),
  ]

  @Test("systems solved by hand", arguments: cases)
  func solvedByHand(_ item: Case) {
    let solution = ExactSystem(variableCount: item.count, constraints: item.constraints).solve()
    #expect(solution.isFeasible)
    #expect(solution.values == item.values)
    #expect(solution.totals == item.totals)
    #expect(solution.isAmbiguous == item.ambiguous)
  }

  @Test("a conflict is minimal or not")
  func conflicts() {
    let system = ExactSystem(
      variableCount: 2,
      constraints: [
        Self.c([1, 0], .greaterThanOrEqual, 10), Self.c([0, 1], .lessThanOrEqual, 3),
        Self.c([1, -1], .lessThanOrEqual, 5), Self.c([1, 0], .lessThanOrEqual, 20),
      ])
    #expect(!system.isFeasible())
    #expect(system.isMinimalConflict([0, 1, 2]))
    #expect(!system.isMinimalConflict([0, 1, 2, 3]))
    #expect(!system.isMinimalConflict([0, 1, 3]))
    #expect(!system.solve().isFeasible)
    #expect(system.isFeasible([0, 1, 3]))
  }

  @Test("the wide and the narrow arithmetic agree")
  func widths() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let count = random.integer(2, 4)
      let constraints = (0..<random.integer(1, 7)).map { _ in
        Self.c(
          (0..<count).map { _ in Double(random.integer(-4, 4)) },
          Relation.allCases[random.below(3)], Double(random.integer(-9, 9)),
          random.chance(25) ? 1000 : Double(random.integer(1, 3)))
      }
      // A factor of 2^30 leaves the answer of a level alone and forces the wide arithmetic.
      let wide = constraints.map { one in
        ExactConstraint(
          one.terms.map { .init($0.variable, $0.coefficient * 0x1p30) }, constant: one.constant * 0x1p30, one.relation,
          priority: one.priority)
      }
      let narrow = ExactSystem(variableCount: count, constraints: constraints).solve()
      let other = ExactSystem(variableCount: count, constraints: wide).solve()
      #expect(narrow.isFeasible == other.isFeasible)
      #expect(narrow.values == other.values)
      #expect(narrow.isAmbiguous == other.isAmbiguous)
      #expect(narrow.totals == other.totals.map { $0 * 0x1p-30 })
    }
  }

  @Test("no point nearby is better", arguments: 0..<20)
  func enumeration(_ chunk: Int) {
    // All quarter steps of a small box: none may be lexicographically better than the answer.
    for index in 0..<10 {
      var random = SeededRandom(seed: UInt64(chunk * 100 + index))
      let constraints = (0..<random.integer(2, 6)).map { _ in
        Self.c(
          (0..<2).map { _ in Double(random.integer(-2, 2)) }, Relation.allCases[random.below(3)],
          Double(random.integer(-3, 3)), random.chance(25) ? 1000 : Double(random.integer(1, 3)))
      }
      let solution = ExactSystem(variableCount: 2, constraints: constraints).solve()
      let levels = [1000.0] + solution.priorities
      func score(_ point: [Double]) -> [Double] {
        levels.map { level in
          constraints.filter { $0.priority == level }.reduce(0) { total, one in
            let side = one.terms.reduce(one.constant) { $0 + $1.coefficient * point[$1.variable] }
            switch one.relation {
            case .equal: return total + abs(side)
            case .lessThanOrEqual: return total + max(0, side)
            case .greaterThanOrEqual: return total + max(0, -side)
            }
          }
        } + point.map { abs($0) }
      }
      let best = solution.isFeasible ? score(solution.values) : []
      for x in stride(from: -4.0, through: 4, by: 0.25) {
        for y in stride(from: -4.0, through: 4, by: 0.25) {
          let other = score([x, y])
          if !solution.isFeasible {
            #expect(other[0] > 0)
          } else if let place = best.indices.first(where: { abs(best[$0] - other[$0]) > 1e-9 }) {
            #expect(other[place] > best[place], "seed \(chunk * 100 + index): \(x), \(y)")
          }
        }
      }
    }
  }
}
