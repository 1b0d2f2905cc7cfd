import Cassowary

/// W1: a form, built, and resized through six sizes.
enum FormBench {
  static let sizes: [(width: Double, height: Double)] = [
    (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
  ]

  static var cases: [BenchCase] {
    [
      BenchCase(
        name: "W1 build", iterations: 2000, reference: "W1 edit", check: { try check(atOnce: false) },
        prepare: { build(atOnce: false) }),
      BenchCase(
        name: "W1 build at once", iterations: 2000, reference: "W1 build", check: { try check(atOnce: true) },
        prepare: { build(atOnce: true) }
      ),
      BenchCase(
        name: "W1 edit", iterations: 60_000, reference: "W1 build", check: { try check(atOnce: false) }, prepare: edit),
    ]
  }

  private static func build(atOnce: Bool) -> BenchCase.Run {
    BenchCase.repeating {
      let form = try FormWorkload(atOnce: atOnce)
      return form.solver.value(of: form.fl3width)
    }
  }

  private static func edit() throws -> BenchCase.Run {
    var form = try FormWorkload()
    let variables = form.variables
    var step = 0
    return { iterations in
      // Out of the closure's captured storage, whose every access is checked at run time.
      var solver = form.solver
      defer { form.solver = solver }
      var sum = 0.0
      for _ in 0..<iterations {
        let size = sizes[step]
        step = step == sizes.count - 1 ? 0 : step + 1
        try solver.suggest(form.width, size.width)
        try solver.suggest(form.height, size.height)
        for variable in variables { sum += solver.value(of: variable) }
      }
      return sum
    }
  }

  /// Builds the form, resizes it through all sizes twice and compares with the values of ``FormAnswers``.
  private static func check(atOnce: Bool) throws {
    var form = try FormWorkload(atOnce: atOnce)
    let variables = form.variables
    func compare(_ what: String, _ right: [Double]) throws {
      for (variable, value) in zip(variables, right) {
        try BenchError.expect("\(what): \(form.solver.name(of: variable))", form.solver.value(of: variable), value)
      }
    }
    try compare("built", FormAnswers.built)
    for _ in 0..<2 {
      for size in sizes {
        try form.solver.suggest(form.width, size.width)
        try form.solver.suggest(form.height, size.height)
        try compare("\(size.width) x \(size.height)", FormAnswers.resized(size.width, size.height))
      }
    }
  }
}
