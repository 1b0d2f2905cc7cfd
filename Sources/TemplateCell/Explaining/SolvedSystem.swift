import Cassowary

/// A row solved by constraints added one by one, so that each can be asked about.
struct SolvedSystem {
  let measurement: RowMeasurement
  let system: RebuiltSystem
  /// The entry of each constraint.
  let entries: [ConstraintID: Int]

  init(measurement: RowMeasurement, system: RebuiltSystem) {
    self.measurement = measurement
    self.system = system
    var entries: [ConstraintID: Int] = [:]
    for (entry, id) in system.ids.enumerated() {
      if let id { entries[id] = entry }
    }
    self.entries = entries
  }

  var compiled: CompiledPlan { measurement.compiled }
  var plan: RowPlan { measurement.compiled.plan }

  /// A weighted sum of unknowns as a sum over entries, in the order of the plan.
  ///
  /// - Returns: the multiplier and amount of each entry, and the amounts of slots that only the tie rule holds.
  func explain(
    _ terms: [(slot: Slot, coefficient: Double)]
  ) throws(SolverError) -> (entries: [EntryShare], ties: [(slot: Int, amount: Double)]) {
    var shares: [Int: EntryShare] = [:]
    var ties: [(slot: Int, amount: Double)] = []
    for (slot, coefficient) in terms {
      for part in try system.solver.explain(system.variables[slot.index]).parts {
        if let id = part.constraint?.id, let entry = entries[id] {
          shares[entry, default: EntryShare(entry: entry)].multiplier += coefficient * part.multiplier
          shares[entry, default: EntryShare(entry: entry)].amount += coefficient * part.amount
        } else if let variable = part.variable, let slot = system.variables.lastIndex(of: variable) {
          ties.append((slot, coefficient * part.amount))
        }
      }
    }
    return (shares.values.filter { abs($0.multiplier) > 1e-9 }.sorted { $0.entry < $1.entry }, ties)
  }
}

/// What one entry adds to a value.
struct EntryShare {
  var entry: Int
  var multiplier = 0.0
  var amount = 0.0
}

extension MeasuringCore {
  /// Solves a row so that each constraint can be asked about.
  func solvedSystem(
    _ content: CellContent, width: Double, environment: LayoutEnvironment, fitting: RowFitting? = nil
  ) throws(MeasuringError) -> SolvedSystem {
    let solved = try solve(content, width: width, environment: environment, fitting: fitting)
    let measurement: RowMeasurement
    var system: RebuiltSystem
    switch solved {
    case .ordinary(let row, _):
      measurement = row
      system = RebuiltSystem(row.compiled)
      system.leavesOutRedundant = true
      do {
        try system.apply(row.inputs)
      } catch {
        throw unusable(error)
      }
    case .rebuilt(let row, let rebuilt): (measurement, system) = (row, rebuilt)
    }
    return SolvedSystem(measurement: measurement, system: system)
  }
}
