/// A region of the numbers of rows in which the same constraints determine all unknowns of a plan, so that the
/// solution is a linear function of the numbers.
///
/// Lexicographic optima are piecewise linear in the right-hand sides (critical regions of multiparametric linear
/// programming). Rows of one kind mostly lie in one region: evaluating it replaces a run of the solver. A region is
/// found by its tight constraints alone and does not depend on the row it was found with, so the result is the same
/// to the last bit whether a region was known or not.
final class SolutionRegion: Sendable {
  /// A constraint on the boundary of what determines the solution, whose number differs from row to row.
  struct Parameter: Sendable {
    var entry: Int
    /// The number for which the solution is ``origin``.
    var start: Double
    /// Where the effects of the number lie.
    var firstEffect: Int
    var endEffect: Int
  }

  /// A constraint that must stay as it was: above its number, below it, or on it.
  struct Check: Sendable {
    enum Side: Sendable { case above, below, on }
    var entry: Int
    var firstTerm: Int
    var endTerm: Int
    var side: Side
  }

  /// A slot and a factor.
  struct Item: Sendable {
    var slot: Int
    var factor: Double
  }

  /// How far from its number a constraint must stay, in points.
  static let margin = 1e-6
  /// How near to its number a constraint counts as being on it, in points.
  static let tolerance = 1e-8

  /// The tight constraints that determine the unknowns.
  let basis: [Int]
  /// The values of all slots when every parameter has its start.
  let origin: [Double]
  let parameters: [Parameter]
  let effects: [Item]
  let checks: [Check]
  let terms: [Item]
  /// Whether the height of the content view comes from contents or from an item of a height of its own.
  let isHeightGiven: Bool

  init(
    basis: [Int], origin: [Double], parameters: [Parameter], effects: [Item], checks: [Check], terms: [Item],
    isHeightGiven: Bool
  ) {
    self.basis = basis
    self.origin = origin
    self.parameters = parameters
    self.effects = effects
    self.checks = checks
    self.terms = terms
    self.isHeightGiven = isHeightGiven
  }

  /// Computes the values of all slots for the numbers of a row; `false` when the row lies outside the region.
  ///
  /// - Complexity: O(n) for n terms of all constraints.
  func evaluate(_ targets: [Double], into values: inout [Double]) -> Bool {
    values.withUnsafeMutableBufferPointer { values in
      targets.withUnsafeBufferPointer { targets in
        guard let values = values.baseAddress, let targets = targets.baseAddress else { return false }
        place(targets, values)
        return holds(targets, values)
      }
    }
  }

  private func place(_ targets: UnsafePointer<Double>, _ values: UnsafeMutablePointer<Double>) {
    origin.withUnsafeBufferPointer { origin in
      guard let start = origin.baseAddress else { return }
      values.update(from: start, count: origin.count)
    }
    effects.withUnsafeBufferPointer { effects in
      parameters.withUnsafeBufferPointer { parameters in
        for parameter in parameters {
          let change = targets[parameter.entry] - parameter.start
          var index = parameter.firstEffect
          while index < parameter.endEffect {
            values[effects[index].slot] += effects[index].factor * change
            index += 1
          }
        }
      }
    }
  }

  private func holds(_ targets: UnsafePointer<Double>, _ values: UnsafeMutablePointer<Double>) -> Bool {
    terms.withUnsafeBufferPointer { terms in
      checks.withUnsafeBufferPointer { checks in
        for check in checks {
          var sum = -targets[check.entry]
          var index = check.firstTerm
          while index < check.endTerm {
            sum += terms[index].factor * values[terms[index].slot]
            index += 1
          }
          switch check.side {
          case .above: if !(sum > Self.margin) { return false }
          case .below: if !(sum < -Self.margin) { return false }
          case .on: if !(abs(sum) <= Self.tolerance) { return false }
          }
        }
        return true
      }
    }
  }
}
