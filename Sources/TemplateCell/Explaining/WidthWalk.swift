import Cassowary

/// Walks down the widths of a content view, from piece to piece over which every unknown is a linear function.
struct WidthWalk {
  /// Widths over which the same constraints determine everything and every text keeps its lines.
  struct Piece {
    /// Where the piece was measured, near its upper end.
    var width: Double
    /// Where it ends.
    var lower: Double
    /// The numbers at ``width``.
    var inputs: RowInputs
    /// For each entry its number at ``width`` and how much it moves per point.
    var numbers: [(value: Double, slope: Double)]
    /// For each slot its value at ``width`` and how much it moves per point.
    var slots: [(value: Double, slope: Double)]
    /// The entries that determine any unknown.
    var active: Set<Int>

    /// Whether something moves otherwise below the lower end, or jumps there.
    func bends(into below: Piece) -> Bool {
      zip(slots, below.slots).contains { above, other in
        abs(above.slope - other.slope) > 1e-7
          || abs(value(above) - (other.value + other.slope * (lower - below.width))) > 1e-6
      }
    }

    /// Whether the number of an entry jumps at the lower end.
    func jumps(_ entry: Int, into below: Piece) -> Bool {
      let other = below.numbers[entry]
      return abs(value(numbers[entry]) - (other.value + other.slope * (lower - below.width))) > 1e-6
    }

    private func value(_ line: (value: Double, slope: Double)) -> Double {
      line.value + line.slope * (lower - width)
    }
  }

  /// More pieces than this are not looked for.
  static let limit = 4096
  /// How far below the end of one piece the next is measured, in points: more than the millionth by which texts may be
  /// too wide for their lines.
  static let step = 4e-6

  let compiled: CompiledPlan
  let measuring: ContentMeasuring
  let content: ContentStorage

  /// The pieces over a range of widths of the content view, from the widest on.
  func pieces(over range: ClosedRange<Double>) throws(RowFailure) -> [Piece] {
    var result: [Piece] = []
    var end = range.upperBound
    while result.count < Self.limit, result.isEmpty || end > range.lowerBound + 2 * Self.step {
      let width = result.isEmpty ? end : end - Self.step
      guard width > 0 else { break }
      var piece = try piece(at: width)
      piece.lower = min(max(try verifiedEnd(of: piece, atLeast: range.lowerBound), range.lowerBound), width)
      end = piece.lower
      result.append(piece)
    }
    return result
  }

  private func piece(at width: Double) throws(RowFailure) -> Piece {
    var system = TracedSystem(compiled, measuring: measuring, content: content, width: width)
    let inputs = try run(&system, width: width)
    let plan = compiled.plan
    var active: Set<Int> = []
    do throws(SolverError) {
      for slot in plan.activeSlots {
        let parts = try system.system.solver.explain(system.system.variables[slot]).parts
        for part in parts where abs(part.multiplier) > 1e-9 {
          if let id = part.constraint?.id, let entry = system.system.ids.firstIndex(of: id) { active.insert(entry) }
        }
      }
    } catch {
      throw .solver(error)
    }
    return Piece(
      width: width, lower: system.lower, inputs: inputs,
      numbers: plan.entries.indices.map {
        (compiled.target(of: $0, inputs), $0 == plan.widthEntry ? 1 : system.tilt(of: $0))
      },
      slots: (0..<plan.slotCount).map { slot in
        plan.activeSlots.contains(slot)
          ? (system.value(of: Slot(index: slot)), system.slope(of: Slot(index: slot))) : (0, 0)
      }, active: active)
  }

  private func run(_ system: inout some RowSystem, width: Double) throws(RowFailure) -> RowInputs {
    var room = RowRoom(compiled.plan)
    var measurement: RowMeasurement
    do throws(MeasuringError) {
      measurement = try RowMeasurement(
        compiled, measuring: measuring, content: content, width: width, room: &room)
    } catch {
      throw .measuring(error)
    }
    try measurement.run(&system)
    return measurement.inputs
  }

  // MARK: - Verifying

  /// The lower end of a piece, moved up to where measuring anew gives what the piece says: views sized by code can do
  /// anything between two widths.
  private func verifiedEnd(of piece: Piece, atLeast least: Double) throws(RowFailure) -> Double {
    let lower = max(piece.lower, least)
    guard piece.width - lower > 2 * Self.step else { return lower }
    let inside = [0.5, 0].map { lower + Self.step + $0 * (piece.width - lower - 2 * Self.step) }
    var good = piece.width
    for width in inside {
      if try holds(piece, at: width) {
        good = width
        continue
      }
      var bad = width
      while good - bad > 1e-9 {
        let middle = (good + bad) / 2
        guard middle > bad, middle < good else { break }
        if try holds(piece, at: middle) { good = middle } else { bad = middle }
      }
      return good
    }
    return lower
  }

  private func holds(_ piece: Piece, at width: Double) throws(RowFailure) -> Bool {
    guard width > 0 else { return false }
    var system = RebuiltSystem(compiled)
    system.leavesOutRedundant = true
    _ = try run(&system, width: width)
    if !system.breakages.isEmpty {
      system = RebuiltSystem(compiled)
      _ = try run(&system, width: width)
    }
    return compiled.plan.activeSlots.allSatisfy { slot in
      let expected = piece.slots[slot].value + piece.slots[slot].slope * (width - piece.width)
      return abs(system.value(of: Slot(index: slot)) - expected) <= 1e-6
    }
  }
}
