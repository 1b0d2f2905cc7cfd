/// A width of the content view at which other constraints come to determine a row, or a text takes other lines.
public struct WidthChange: Sendable, Hashable {
  /// The width of the content view in points.
  public var width: Double
  /// What determines something below this width and nothing, or by another number, above it.
  public var before: [ConstraintReference]
  /// What determines something above this width and nothing, or by another number, below it.
  public var after: [ConstraintReference]
}

extension MeasuringCore {
  /// The changes of a row over widths of rows.
  func widthChanges(
    _ content: CellContent, over range: ClosedRange<Double>, environment: LayoutEnvironment
  ) throws(MeasuringError) -> [WidthChange] {
    try MeasuringError.checkWidth(range.lowerBound, template: template.tree.template)
    // What cannot be measured at the upper end is told.
    let solved = try solve(content, width: range.upperBound, environment: environment)
    let walk = WidthWalk(
      compiled: solved.compiled, measuring: ContentMeasuring(text: text, environment: environment),
      content: content.storage)
    let ends = [range.lowerBound, range.upperBound].map {
      content.options.contentWidth(rowWidth: $0, scale: environment.scale)
    }
    let pieces: [WidthWalk.Piece]
    do throws(RowFailure) {
      pieces = try walk.pieces(over: min(max(ends[0], 0), ends[1])...ends[1])
    } catch {
      switch error {
      case .measuring(let error): throw error
      case .solver(let error): throw unusable(error)
      }
    }
    return zip(pieces, pieces.dropFirst()).compactMap { above, below in
      guard above.bends(into: below) else { return nil }
      let jumps = above.active.intersection(below.active).filter { above.jumps($0, into: below) }
      return WidthChange(
        width: above.lower,
        before: references(below.active.subtracting(above.active).union(jumps), walk.compiled, below.inputs),
        after: references(above.active.subtracting(below.active).union(jumps), walk.compiled, above.inputs))
    }.reversed()
  }

  private func references(
    _ entries: Set<Int>, _ compiled: CompiledPlan, _ inputs: RowInputs
  ) -> [ConstraintReference] {
    entries.sorted().map { reference(to: $0, compiled, inputs) }
  }
}

extension CellMeasurer {
  /// The exact widths of the content view at which other constraints come to determine a row or a text takes other lines
  /// that move something, in ascending order: between two of them every position and length is a linear function of the
  /// width.
  ///
  /// Widths are exact up to rounding. Where views sized by code jump or bend, the width is found by halving, to a
  /// billionth of a point. Changes nearer to each other than a hundred-thousandth of a point count as one.
  ///
  /// - Parameters:
  ///   - row: the model of the row.
  ///   - range: widths of the row in points, greater than 0 and at most ``PixelGrid/maximumLength``.
  ///   - environment: scale, direction and text size.
  /// - Throws: as ``layout(of:width:environment:)`` at the upper end of the range.
  /// - Complexity: the row is measured some times for each change, its constraints added one by one.
  public func widthChanges(
    of row: Item, over range: ClosedRange<Double>, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> [WidthChange] {
    try core.widthChanges(content(of: row), over: range, environment: environment)
  }
}
