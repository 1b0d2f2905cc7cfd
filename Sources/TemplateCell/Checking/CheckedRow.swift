/// A row with its own contents at a width, and what is open in it.
struct CheckedRow {
  let width: Double
  let solved: SolvedSystem
  let openings: [Opening]

  /// - Throws: what makes the row impossible to measure.
  init(
    _ content: CellContent, width: Double, environment: LayoutEnvironment, _ core: MeasuringCore
  ) throws(MeasuringError) {
    self.width = width
    solved = try core.solvedSystem(content, width: width, environment: environment)
    // A row whose height is open is told as such; what else is open follows from that.
    openings = solved.isHeightDetermined ? solved.openings() : []
  }
}
