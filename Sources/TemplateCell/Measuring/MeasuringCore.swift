import Cassowary
import Foundation

/// The measurer of a template without its type: everything but the configuration of a row.
struct MeasuringCore: Sendable {
  let template: CompiledTemplate
  let text: any TextMeasuring
  let isStrict: Bool
  let cache: PlanCache

  /// A row with its constraints solved.
  enum SolvedRow {
    /// All required constraints hold.
    case ordinary(RowMeasurement, RegionSystem)
    /// Some required constraints were left out.
    case rebuilt(RowMeasurement, RebuiltSystem)

    var measurement: RowMeasurement {
      switch self {
      case .ordinary(let measurement, _), .rebuilt(let measurement, _): measurement
      }
    }

    /// The required constraints that were left out.
    var breakages: [RebuiltSystem.Breakage] {
      guard case .rebuilt(_, let system) = self else { return [] }
      return system.breakages
    }

    /// The plan that was solved.
    var compiled: CompiledPlan { measurement.compiled }

    /// The value of an unknown.
    func value(of slot: Slot) -> Double {
      switch self {
      case .ordinary(_, let system): system.value(of: slot)
      case .rebuilt(_, let system): system.value(of: slot)
      }
    }
  }

  /// Lays out a row.
  func layout(
    _ content: CellContent, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> CellLayout {
    switch try solve(content, width: width, environment: environment) {
    case .ordinary(let measurement, let system):
      let layout = try layout(
        measurement, system, [], width: width, options: content.options, environment: environment)
      system.compiled.giveBack(
        RowRoom(targets: system.targets, values: system.values, sizes: measurement.inputs.sizes))
      return layout
    case .rebuilt(let measurement, let system):
      let findings = try findings(of: system, inputs: measurement.inputs)
      return try layout(
        measurement, system, findings, width: width, options: content.options, environment: environment)
    }
  }

  /// Solves a row.
  func solve(
    _ content: CellContent, width: Double, environment: LayoutEnvironment, fitting: RowFitting? = nil
  ) throws(MeasuringError) -> SolvedRow {
    let contentWidth = try contentWidth(content, width: width, environment: environment, fitting: fitting)
    var state = RowState(content.storage, template: template, direction: environment.layoutDirection)
    if let fitting { state.changes.append(.fitting(horizontal: fitting.horizontal, vertical: fitting.vertical)) }
    var row = try solve(
      content, state: state, width: contentWidth, height: fitting?.height ?? 0, environment: environment)
    for _ in template.rowsWithTallest.indices {
      let settled = state.withTallest(template, row)
      if settled == state { break }
      state = settled
      row = try solve(
        content, state: state, width: contentWidth, height: fitting?.height ?? 0, environment: environment)
    }
    return row
  }

  private func solve(
    _ content: CellContent, state: RowState, width: Double, height: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> SolvedRow {
    let compiled = cache.plan(state)
    var room = compiled.takeRoom()
    var measurement = try RowMeasurement(
      compiled, measuring: ContentMeasuring(text: text, environment: environment), content: content.storage,
      width: width, height: height, room: &room)
    var ordinary = RegionSystem(compiled, room: &room)
    if try run(&measurement, &ordinary) { return .ordinary(measurement, ordinary) }
    var system = RebuiltSystem(compiled)
    guard try run(&measurement, &system) else {
      throw .conflict(template: template.tree.template, constraints: [])
    }
    return .rebuilt(measurement, system)
  }

  /// Runs the rounds; `false` when required constraints conflict.
  private func run(
    _ measurement: inout RowMeasurement, _ system: inout some RowSystem
  ) throws(MeasuringError) -> Bool {
    do throws(RowFailure) {
      try measurement.run(&system)
      return true
    } catch {
      switch error {
      case .measuring(let error): throw error
      case .solver(.unsatisfiable): return false
      case .solver(let error): throw unusable(error)
      }
    }
  }

  private func contentWidth(
    _ content: CellContent, width: Double, environment: LayoutEnvironment, fitting: RowFitting?
  ) throws(MeasuringError) -> Double {
    let mayBeNothing = fitting?.isContentSize ?? false
    try MeasuringError.checkWidth(width, template: template.tree.template, mayBeNothing: mayBeNothing)
    try fitting?.check(template: template.tree.template)
    try MeasuringError.checkScale(environment.scale, template: template.tree.template)
    if let error = content.storage.error { throw error }
    if let (name, value) = content.options.invalidNumber {
      throw .invalidNumber(
        name: "\(template.tree.template): \(name)", value: "\(value)", rule: "finite and not negative")
    }
    for (constraint, value) in content.storage.constants where !PixelGrid.holds(value) {
      throw .invalidNumber(
        name: "\(template.tree.template): the constant of \"\(template.constraints[constraint].label ?? "")\"",
        value: "\(value)", rule: value.isFinite ? PixelGrid.rule : "finite")
    }
    let available = content.options.contentWidth(rowWidth: width, scale: environment.scale)
    for (constraint, priority) in content.storage.priorities where !priority.isValid {
      throw .invalidNumber(
        name: "\(template.tree.template): the priority of \"\(template.constraints[constraint].label ?? "")\"",
        value: "\(priority.value)", rule: "greater than 0 and at most 1000")
    }
    if mayBeNothing { return width }
    guard available > 0 else {
      throw .contentTooNarrow(width: width, available: available, template: template.tree.template)
    }
    return available
  }

  func unusable(_ error: SolverError) -> MeasuringError {
    .invalidNumber(
      name: "\(template.tree.template): a number of the row", value: "too great",
      rule: "one that the solver can reckon with")
  }
}
