/// The solution as the right-hand constant of one constraint runs over a range: straight pieces between break points.
public struct Sweep: Sendable {
  /// The solution at one constant.
  public struct Point: Sendable {
    /// The right-hand constant of the constraint.
    public var constant: Double
    /// The values of all variables in the order in which they were made.
    public var values: [Double]

    /// The value of a variable.
    public func value(of variable: Variable) -> Double {
      let index = Int(variable.index)
      return index >= 0 && index < values.count ? values[index] : .nan
    }
  }

  /// The constraint.
  public var constraint: ConstraintID
  /// The ends of the range and, between them in ascending order, the constants at which the solution bends.
  ///
  /// Between two points every variable is linear. The first or last point lies within the range asked for when required
  /// constraints conflict beyond it; empty when they do so everywhere.
  public var points: [Point]

  /// The constants at which the solution bends: all points but the ends.
  public var breakPoints: [Double] { points.dropFirst().dropLast().map(\.constant) }
}

extension Solver {
  /// The exact break points of the solution as the right-hand constant of a constraint runs over a range.
  ///
  /// Each piece is computed from the working set, so its ends are exact up to rounding. Pieces shorter than a
  /// millionth of the range can be missed, and no more than 4096 are computed. Where the tie rule alone bends an ambiguous variable, the break point is found
  /// by halving, to a billionth of the range.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, or ``SolverError/invalidNumber(_:)`` for a bound that is infinite.
  /// - Complexity: one solve, and one with the factors per variable, for each piece.
  public func sweep(
    _ id: ConstraintID, over range: ClosedRange<Double>
  ) throws(SolverError) -> Sweep {
    for bound in [range.lowerBound, range.upperBound] where !bound.isFinite { throw .invalidNumber(bound) }
    _ = try place(of: id)
    guard let possible = try constants(of: id, within: range) else { return Sweep(constraint: id, points: []) }
    var run = SweepRun(solver: self, id: id, range: possible)
    run.collect()
    return Sweep(constraint: id, points: run.merged())
  }

  /// The right-hand constants within a range with which no required constraints conflict: an interval, since the
  /// feasible values of variables and constant together are a convex set.
  private func constants(
    of id: ConstraintID, within range: ClosedRange<Double>
  ) throws(SolverError) -> ClosedRange<Double>? {
    guard try info(id).constraint.priority.isRequired else { return range }
    var solver = self
    let constant = solver.variable()
    try solver.batch { solver throws(SolverError) in
      try solver.setCoefficient(of: constant, in: id, to: -1)
      try solver.setConstant(id, to: 0)
    }
    do throws(SolverError) {
      try solver.add(constant >= range.lowerBound)
      try solver.add(constant <= range.upperBound)
    } catch {
      return nil
    }
    var greatest = solver
    let priority = Priority(999.999)
    try solver.add(constant == range.lowerBound ~ priority)
    try greatest.add(constant == range.upperBound ~ priority)
    let ends = (solver.value(of: constant), greatest.value(of: constant))
    return ends.0 <= ends.1 ? ends.0...ends.1 : nil
  }
}

/// Collects the pieces of a sweep.
private struct SweepRun {
  let solver: Solver
  let id: ConstraintID
  let range: ClosedRange<Double>
  var pieces: [SolutionPiece] = []
  /// How many pieces were computed, and how many at most are.
  var evaluations = 0
  static let limit = 4096

  var step: Double { (range.upperBound - range.lowerBound) * 1e-6 }

  /// The piece around a constant, cut to the range; `nil` where required constraints conflict.
  func piece(at constant: Double) -> SolutionPiece? {
    var solver = solver
    do throws(SolverError) {
      try solver.setConstant(id, to: constant)
      var piece = try solver.piece(of: id)
      piece.lower = max(piece.lower, range.lowerBound)
      piece.upper = min(piece.upper, range.upperBound)
      return verified(piece)
    } catch {
      return nil
    }
  }

  /// The piece, shortened to where its values are those of the solver.
  private func verified(_ piece: SolutionPiece) -> SolutionPiece {
    var piece = piece
    if !isLinear(piece, at: piece.upper) { piece.upper = end(of: piece, towards: piece.upper) }
    if !isLinear(piece, at: piece.lower) { piece.lower = end(of: piece, towards: piece.lower) }
    return piece
  }

  private func end(of piece: SolutionPiece, towards end: Double) -> Double {
    var (good, bad) = (piece.constant, end)
    for _ in 0..<60 where abs(bad - good) > step * 1e-3 {
      let middle = (good + bad) / 2
      if isLinear(piece, at: middle) { good = middle } else { bad = middle }
    }
    return good
  }

  private func isLinear(_ piece: SolutionPiece, at constant: Double) -> Bool {
    if constant == piece.constant { return true }
    var solver = solver
    do throws(SolverError) {
      try solver.setConstant(id, to: constant)
    } catch {
      return false
    }
    return zip(piece.values(at: constant), solver.allValues).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($1)) }
  }

  mutating func collect() {
    guard range.lowerBound < range.upperBound else {
      if let piece = piece(at: range.lowerBound) { pieces = [piece] }
      return
    }
    collect(from: range.lowerBound, to: range.upperBound, depth: 0)
    pieces.sort { $0.lower < $1.lower }
  }

  /// Collects the pieces between two constants, from the middle outwards.
  private mutating func collect(from low: Double, to high: Double, depth: Int) {
    guard high - low > step, depth < 200 else { return }
    // Not the middle itself: numbers written by people often bend there.
    let inside = low + (high - low) * 0.4918
    evaluations += 1
    guard evaluations <= Self.limit, let piece = piece(at: inside) else { return }
    guard piece.upper > piece.lower else {
      collect(from: low, to: inside, depth: depth + 1)
      collect(from: inside, to: high, depth: depth + 1)
      return
    }
    pieces.append(piece)
    collect(from: low, to: piece.lower, depth: depth + 1)
    collect(from: piece.upper, to: high, depth: depth + 1)
  }

  /// The ends of the pieces, without those at which nothing bends.
  func merged() -> [Sweep.Point] {
    guard let first = pieces.first else { return [] }
    var points = [Sweep.Point(constant: first.lower, values: first.values(at: first.lower))]
    for (piece, next) in zip(pieces, pieces.dropFirst()) where !piece.hasSameSlopes(as: next) {
      points.append(Sweep.Point(constant: piece.upper, values: piece.values(at: piece.upper)))
    }
    if let last = pieces.last, last.upper > first.lower {
      points.append(Sweep.Point(constant: last.upper, values: last.values(at: last.upper)))
    }
    return points
  }
}
