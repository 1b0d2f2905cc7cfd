import Cassowary

/// W3: the height of a feed cell, from scratch for each row, and by edits of one solver.
enum CellBench {
  static var cases: [BenchCase] {
    [
      BenchCase(
        name: "W3a", iterations: 10_000, reference: "W3b", check: { try checkFresh(atOnce: false) },
        prepare: { runFresh(atOnce: false) }),
      BenchCase(
        name: "W3a at once", iterations: 10_000, reference: "W3a", check: { try checkFresh(atOnce: true) },
        prepare: { runFresh(atOnce: true) }),
      BenchCase(name: "W3b", iterations: 100_000, reference: "W3a", check: checkEdited, prepare: runEdited),
    ]
  }

  private static func checkFresh(atOnce: Bool) throws {
    for row in CellRow.rows(2000) {
      try BenchError.expect("cellHeight", try fresh(row, atOnce: atOnce), row.cellHeight)
    }
  }

  private static func runFresh(atOnce: Bool) -> BenchCase.Run {
    let rows = CellRow.rows()
    var index = 0
    return BenchCase.repeating {
      let row = rows[index]
      index = index == rows.count - 1 ? 0 : index + 1
      return try fresh(row, atOnce: atOnce)
    }
  }

  private static func checkEdited() throws {
    var cell = try edited()
    var (sum, right) = (0.0, 0.0)
    for row in CellRow.rows() {
      try cell.suggest(row)
      let height = cell.solver.value(of: cell.cellHeight)
      try BenchError.expect("cellHeight", height, row.cellHeight)
      sum += height
      right += row.cellHeight
    }
    try BenchError.expect("the sum of all heights", sum, right)
  }

  private static func runEdited() throws -> BenchCase.Run {
    let rows = CellRow.rows()
    var kept = try edited()
    var index = 0
    return { iterations in
      // Out of the closure's captured storage, whose every access is checked at run time.
      var cell = kept
      defer { kept = cell }
      var sum = 0.0
      for _ in 0..<iterations {
        try cell.suggest(rows[index])
        index = index == rows.count - 1 ? 0 : index + 1
        sum += cell.solver.value(of: cell.cellHeight)
      }
      return sum
    }
  }

  private static func fresh(_ row: CellRow, atOnce: Bool) throws(SolverError) -> Double {
    var cell = try CellWorkload(atOnce: atOnce)
    try cell.add(row)
    try cell.finish()
    return cell.solver.value(of: cell.cellHeight)
  }

  private static func edited() throws(SolverError) -> CellWorkload {
    var cell = try CellWorkload()
    try cell.beginEditing()
    return cell
  }
}
