/// How far the right-hand constant of a constraint may move before another constraint takes over.
public struct Sensitivity: Sendable {
  /// The constraint.
  public var constraint: ConstraintID
  /// The constant on its right-hand side now.
  public var constant: Double
  /// The least constant down to which every variable moves as ``slopes`` say; may be minus infinity.
  public var lower: Double
  /// The greatest constant up to which every variable moves as ``slopes`` say; may be infinity.
  public var upper: Double
  /// How much each variable moves per unit of the constant, in the order in which the variables were made; all 0 for a
  /// constraint that determines nothing now.
  public var slopes: [Double]

  /// How much a variable moves per unit of the constant.
  public func slope(of variable: Variable) -> Double {
    let index = Int(variable.index)
    return index >= 0 && index < slopes.count ? slopes[index] : .nan
  }
}

extension Solver {
  /// How far the right-hand constant of a constraint may move in each direction before the solution moves otherwise.
  ///
  /// At a constant where two pieces of the solution meet, the range is the point itself or one of the pieces. Exact
  /// unless variables are ambiguous: the tie rule is not asked where it takes over.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: one solve with the factors per variable.
  public func sensitivity(of id: ConstraintID) throws(SolverError) -> Sensitivity {
    let piece = try piece(of: id)
    return Sensitivity(
      constraint: id, constant: piece.constant, lower: extended(piece, id, isUp: false),
      upper: extended(piece, id, isUp: true), slopes: piece.slopes)
  }

  /// The end of a piece, moved over ends at which another constraint takes over but nothing moves otherwise.
  private func extended(_ piece: SolutionPiece, _ id: ConstraintID, isUp: Bool) -> Double {
    var end = isUp ? piece.upper : piece.lower
    if piece.lower == piece.upper { return end }
    var solver = self
    for _ in 0..<16 {
      guard end.isFinite else { return end }
      let step = max(1e-6, abs(end) * 1e-9)
      do throws(SolverError) {
        try solver.setConstant(id, to: isUp ? end + step : end - step)
        let next = try solver.piece(of: id)
        let further = isUp ? next.upper : next.lower
        guard next.hasSameSlopes(as: piece), isUp ? further > end : further < end else { return end }
        end = further
      } catch {
        return end
      }
    }
    return end
  }
}
