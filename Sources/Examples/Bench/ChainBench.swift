import Cassowary

/// W4: a column of views, which must cost no more than in proportion to its length.
enum ChainBench {
  static var cases: [BenchCase] {
    [10, 100, 300, 1000, 3000, 10_000].flatMap(cases(of:)) + [
      BenchCase(
        name: "W4(100000) build", iterations: 5, reference: "W4(10000) build",
        check: { try ChainWorkload(100_000).check(width: 400, firstHeight: 20) }, prepare: { build(100_000) })
    ]
  }

  private static func cases(of count: Int) -> [BenchCase] {
    let (builds, edits) = (max(10, 20_000 / count), max(20, 200_000 / count))
    let check: () throws -> Void = { try Self.check(count) }
    return [
      BenchCase(
        name: "W4(\(count)) build", iterations: builds, reference: reference(count), check: check,
        prepare: { build(count) }),
      BenchCase(
        name: "W4(\(count)) width", iterations: edits, reference: "W4(\(count)) build", check: check,
        prepare: { try editWidth(count) }),
      BenchCase(
        name: "W4(\(count)) height", iterations: edits, reference: "W4(\(count)) build", check: check,
        prepare: { try editHeight(count) }),
      BenchCase(
        name: "W4(\(count)) build, remove", iterations: builds, reference: "W4(\(count)) build", check: check,
        prepare: { buildAndRemove(count) }),
    ]
  }

  /// A chain is held against the shortest one: the ratio should be that of their lengths.
  private static func reference(_ count: Int) -> String { count == 10 ? "W4(100) build" : "W4(10) build" }

  private static func build(_ count: Int) -> BenchCase.Run {
    BenchCase.repeating {
      let chain = try ChainWorkload(count)
      return chain.solver.value(of: chain.height)
    }
  }

  private static func editWidth(_ count: Int) throws -> BenchCase.Run {
    var chain = try ChainWorkload(count)
    var step = 0
    return BenchCase.repeating {
      try chain.solver.suggest(chain.width, ChainWorkload.width(step))
      step = step == 9 ? 0 : step + 1
      return chain.total()
    }
  }

  private static func editHeight(_ count: Int) throws -> BenchCase.Run {
    var chain = try ChainWorkload(count)
    var step = 0
    return BenchCase.repeating {
      try chain.solver.suggest(chain.views[3], ChainWorkload.firstHeight(step))
      step = step == 9 ? 0 : step + 1
      return chain.total()
    }
  }

  private static func buildAndRemove(_ count: Int) -> BenchCase.Run {
    BenchCase.repeating {
      var chain = try ChainWorkload(count)
      for id in chain.ids.reversed() { try chain.solver.remove(id) }
      return chain.total()
    }
  }

  /// All values after the build and after each step are those that follow by hand; then everything can be removed.
  private static func check(_ count: Int) throws {
    var chain = try ChainWorkload(count)
    try chain.check(width: 400, firstHeight: 20)
    for step in 0..<10 {
      try chain.solver.suggest(chain.width, ChainWorkload.width(step))
      try chain.check(width: ChainWorkload.width(step), firstHeight: 20)
    }
    for step in 0..<10 {
      try chain.solver.suggest(chain.views[3], ChainWorkload.firstHeight(step))
      try chain.check(width: ChainWorkload.width(9), firstHeight: ChainWorkload.firstHeight(step))
    }
    for id in chain.ids.reversed() { try chain.solver.remove(id) }
    try BenchError.expect("emptied", chain.total(), 0)
    if !chain.solver.constraints.isEmpty { throw BenchError.violated("emptiness after all was removed") }
  }
}
