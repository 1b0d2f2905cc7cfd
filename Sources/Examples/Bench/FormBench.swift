import Cassowary

/// W1: a form, built, and resized through six sizes.
enum FormBench {
  static let sizes: [(width: Double, height: Double)] = [
    (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
  ]

  static var cases: [BenchCase] {
    [
      BenchCase(name: "W1 build", iterations: 2000, check: check, prepare: build),
      BenchCase(name: "W1 edit", iterations: 60_000, check: check, prepare: edit),
    ]
  }

  private static func build() -> BenchCase.Run {
    BenchCase.repeating {
      let form = try FormWorkload()
      return form.solver.value(of: form.fl3width)
    }
  }

  private static func edit() throws -> BenchCase.Run {
    var form = try FormWorkload()
    let variables = form.variables
    var step = 0
    return BenchCase.repeating {
      let size = sizes[step]
      step = step == sizes.count - 1 ? 0 : step + 1
      try form.solver.suggest(form.width, size.width)
      try form.solver.suggest(form.height, size.height)
      var sum = 0.0
      for variable in variables { sum += form.solver.value(of: variable) }
      return sum
    }
  }

  /// Builds the form, resizes it through all sizes twice and compares with the values of ``FormAnswers``.
  private static func check() throws {
    var form = try FormWorkload()
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
