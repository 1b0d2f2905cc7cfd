import Cassowary
import Testing

@Suite("A solver is a value")
struct CopyTests {
  private static func base() throws -> (solver: Solver, width: Variable, columns: [Variable]) {
    var solver = Solver()
    let width = solver.variable("width")
    var columns: [Variable] = []
    var last: Variable?
    for index in 0..<20 {
      let column = solver.variable("c\(index)")
      try solver.add(column >= 3)
      if let last { try solver.add(column == last ~ .medium) }
      last = column
      columns.append(column)
    }
    try solver.add(columns.dropFirst().reduce(columns[0].expression) { $0 + $1 } == width)
    try solver.edit(width, priority: .high)
    try solver.suggest(width, 100)
    return (solver, width, columns)
  }

  /// Whether all numbers are equal to a few units in the last place: the columns are twentieths of the width.
  private static func areClose(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { ($0 - $1).magnitude <= 1e-12 * $1.magnitude }
  }

  @Test("what a copy does is not seen by the original, nor the other way round")
  func independence() throws {
    let (original, width, columns) = try Self.base()
    var copy = original
    try copy.suggest(width, 200)
    try copy.add(columns[0] == 48)
    let extra = copy.variable("extra")
    #expect(original.value(of: width) == 100)
    #expect(Self.areClose(columns.map { original.value(of: $0) }, columns.map { _ in 5 }))
    #expect(original.value(of: extra).isNaN)
    #expect(copy.value(of: width) == 200)
    #expect(copy.value(of: columns[0]) == 48)
    // The rest, 152, is shared by 19 columns of 8: only the first differs from its neighbour.
    #expect(Self.areClose(columns.dropFirst().map { copy.value(of: $0) }, columns.dropFirst().map { _ in 8 }))
    #expect(copy.constraints.count == original.constraints.count + 1)
  }

  @Test("copies work at the same time and give what one after the other gives")
  func concurrency() async throws {
    let (original, width, columns) = try Self.base()
    let right = try (0..<16).map { index in
      var copy = original
      try copy.suggest(width, Double(100 + 20 * index))
      return columns.map { copy.value(of: $0) }
    }
    let got = try await withThrowingTaskGroup(of: (Int, [Double]).self) { group in
      for index in 0..<16 {
        group.addTask {
          var copy = original
          for step in 0..<50 { try copy.suggest(width, Double(60 + (step * 37 + index) % 400)) }
          try copy.suggest(width, Double(100 + 20 * index))
          return (index, columns.map { copy.value(of: $0) })
        }
      }
      var results = [[Double]](repeating: [], count: 16)
      for try await (index, values) in group { results[index] = values }
      return results
    }
    #expect(zip(got, right).allSatisfy(Self.areClose))
    #expect(Self.areClose(right[5], columns.map { _ in 10 }))
    #expect(original.value(of: width) == 100)
  }

  @Test("the same calls give the same bits")
  func determinism() throws {
    func bits() throws -> [UInt64] {
      var (solver, width, columns) = try Self.base()
      for step in 0..<40 { try solver.suggest(width, Double(70 + step * step) / 3) }
      return columns.map { solver.value(of: $0).bitPattern }
    }
    let first = try bits()
    for _ in 0..<5 { #expect(try bits() == first) }
  }
}
