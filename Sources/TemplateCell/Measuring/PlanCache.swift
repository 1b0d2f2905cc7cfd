import Cassowary
import Foundation

/// Keeps what was compiled for the states and widths of a template, so that a row only copies it.
///
/// What it keeps are pure functions of the template, so whether something was kept never shows in a result. At most
/// 128 bases are kept; when one more is needed all are dropped.
final class PlanCache: @unchecked Sendable {
  /// A plan with the solver of one width, `nil` when required constraints conflict before any content is known.
  final class Compiled: Sendable {
    let template: CompiledTemplate
    let plan: RowPlan
    let base: SolverBase?

    init(template: CompiledTemplate, plan: RowPlan, base: SolverBase?) {
      self.template = template
      self.plan = plan
      self.base = base
    }
  }

  private struct Key: Hashable {
    var state: RowState
    var width: Double
  }

  private let template: CompiledTemplate
  private let lock = NSLock()
  private var plans: [RowState: RowPlan] = [:]
  private var compiled: [Key: Compiled] = [:]

  init(_ template: CompiledTemplate) {
    self.template = template
  }

  /// The plan and base for a state and content width.
  ///
  /// - Throws: a refusal other than a conflict, as of numbers too large.
  /// - Complexity: O(1) for what was compiled before.
  func compiled(_ state: RowState, width: Double) throws(SolverError) -> Compiled {
    let key = Key(state: state, width: width)
    if let known = lock.withLock({ compiled[key] }) { return known }
    let plan = lock.withLock { plans[state] } ?? RowPlan(template, state: state)
    let base: SolverBase?
    do {
      base = try SolverBase(plan, width: width)
    } catch .unsatisfiable {
      base = nil
    } catch {
      throw error
    }
    let result = Compiled(template: template, plan: plan, base: base)
    lock.withLock {
      if compiled.count >= 128 {
        compiled = [:]
        plans = [:]
      }
      plans[state] = plan
      compiled[key] = result
    }
    return result
  }
}
