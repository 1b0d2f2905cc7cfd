import Cassowary
import Foundation

/// A plan with what was worked out for it: base solvers by width, regions of solutions.
///
/// What it keeps are pure functions of the plan, so whether something was kept never shows in a result.
final class CompiledPlan: @unchecked Sendable {
  let template: CompiledTemplate
  let plan: RowPlan
  // Guarded by the lock.
  private let lock = NSLock()
  private var bases: [Double: SolverBase] = [:]
  private var regions: [SolutionRegion] = []
  /// Sets of tight constraints that make no region.
  private var refused: Set<[Int]> = []
  private var rooms: [RowRoom] = []

  init(_ template: CompiledTemplate, state: RowState) {
    self.template = template
    plan = RowPlan(template, state: state)
  }

  /// The number of regions known.
  var regionCount: Int { lock.withLock { regions.count } }

  /// The base solver for a content width; at most 32 are kept.
  ///
  /// - Throws: a refusal when required constraints conflict before any content is known.
  func base(width: Double) throws(SolverError) -> SolverBase {
    if let known = lock.withLock({ bases[width] }) { return known }
    let base = try SolverBase(plan, width: width)
    lock.withLock {
      if bases.count >= 32 { bases = [:] }
      bases[width] = base
    }
    return base
  }

  /// Takes memory for one row.
  func takeRoom() -> RowRoom { lock.withLock { rooms.popLast() } ?? RowRoom(plan) }

  /// Gives memory back for the next row; at most 16 are kept.
  func giveBack(_ room: RowRoom) {
    lock.withLock {
      if rooms.count < 16 { rooms.append(room) }
    }
  }

  /// Computes the values of all slots by a known region; `false` when no region holds the numbers.
  func evaluate(_ targets: [Double], into values: inout [Double]) -> Bool {
    let known = lock.withLock { regions }
    for region in known where region.evaluate(targets, into: &values) { return true }
    return false
  }

  /// Whether the height of a row comes from contents or from an item of a height of its own; `nil` when no region holds
  /// its numbers.
  func isHeightGiven(_ targets: [Double]) -> Bool? {
    var values = [Double](repeating: 0, count: plan.slotCount)
    let known = lock.withLock { regions }
    return known.first { $0.evaluate(targets, into: &values) }?.isHeightGiven
  }

  /// Keeps the region around a solution, at most 32, and replaces the values by those it gives, which differ in the
  /// last bits at most.
  func learn(_ targets: [Double], _ values: inout [Double]) {
    let sides = SolutionRegion.Sides(plan, targets: targets, values: values)
    if lock.withLock({ refused.contains(sides.tight) }) { return }
    var computed = values
    guard let region = SolutionRegion.around(sides, of: plan), region.evaluate(targets, into: &computed) else {
      lock.withLock { _ = refused.count < 256 && refused.insert(sides.tight).inserted }
      return
    }
    values = computed
    lock.withLock {
      if regions.contains(where: { $0.basis == region.basis }) { return }
      if regions.count >= 32 { regions = [] }
      regions.append(region)
    }
  }
}

/// The plans of a template by state, at most 64.
final class PlanCache: @unchecked Sendable {
  private let template: CompiledTemplate
  private let lock = NSLock()
  private var plans: [RowState: CompiledPlan] = [:]

  init(_ template: CompiledTemplate) {
    self.template = template
  }

  /// The plan of a state.
  ///
  /// - Complexity: O(1) for what was compiled before.
  func plan(_ state: RowState) -> CompiledPlan {
    if let known = lock.withLock({ plans[state] }) { return known }
    let plan = CompiledPlan(template, state: state)
    lock.withLock {
      if plans.count >= 64 { plans = [:] }
      plans[state] = plan
    }
    return plan
  }
}
