import Cassowary

/// A width of the content view at which other constraints come to determine a row.
public struct WidthChange: Sendable, Hashable {
  /// The width of the content view in points.
  public var width: Double
  /// What determines something below this width and nothing above it.
  public var before: [ConstraintReference]
  /// What determines something above this width and nothing below it.
  public var after: [ConstraintReference]
}

extension MeasuringCore {
  func widthChanges(
    _ content: CellContent, over range: ClosedRange<Double>, environment: LayoutEnvironment
  ) throws(MeasuringError) -> [WidthChange] {
    guard range.lowerBound.isFinite, range.lowerBound > 0 else { throw .invalidWidth(range.lowerBound) }
    let solved = try solvedSystem(content, width: range.upperBound, environment: environment)
    guard let width = solved.system.ids[solved.plan.widthEntry] else { return [] }
    let taken = range.upperBound - solved.measurement.inputs.width
    do throws(SolverError) {
      let least = max(range.lowerBound - taken, 0)
      let sweep = try solved.system.solver.sweep(width, over: least...solved.measurement.inputs.width)
      var result: [WidthChange] = []
      let ends = sweep.points.map(\.constant)
      for index in ends.indices.dropFirst().dropLast() {
        let below = try active(at: (ends[index - 1] + ends[index]) / 2, width, solved)
        let above = try active(at: (ends[index] + ends[index + 1]) / 2, width, solved)
        result.append(
          WidthChange(
            width: ends[index], before: references(below.subtracting(above), solved),
            after: references(above.subtracting(below), solved)))
      }
      return result
    } catch {
      throw unusable(error)
    }
  }

  private func references(_ entries: Set<Int>, _ solved: SolvedSystem) -> [ConstraintReference] {
    entries.sorted().map { reference(to: $0, solved.compiled, solved.measurement.inputs) }
  }

  /// The entries that determine any unknown at a width.
  private func active(
    at width: Double, _ id: ConstraintID, _ solved: SolvedSystem
  ) throws(SolverError) -> Set<Int> {
    var solver = solved.system.solver
    try solver.setConstant(id, to: width)
    var result: Set<Int> = []
    for slot in solved.plan.activeSlots {
      for part in try solver.explain(solved.system.variables[slot]).parts where abs(part.multiplier) > 1e-9 {
        if let id = part.constraint?.id, let entry = solved.entries[id] { result.insert(entry) }
      }
    }
    return result
  }
}

extension CellMeasurer {
  /// The exact widths of the content view at which other constraints come to determine a row, in ascending order.
  ///
  /// The contents keep the sizes they have at the upper end of the range: texts their lines, scaled images their height.
  ///
  /// - Parameters:
  ///   - row: the model of the row.
  ///   - range: widths of the row in points, greater than 0.
  ///   - environment: scale, direction and text size.
  /// - Throws: as ``layout(of:width:environment:)`` at the upper end of the range.
  public func widthChanges(
    of row: Item, over range: ClosedRange<Double>, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> [WidthChange] {
    try core.widthChanges(content(of: row), over: range, environment: environment)
  }
}
