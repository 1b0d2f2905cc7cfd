/// An expression without its constant as a multiple of a symbol.
struct NormalForm {
  /// -1 when no variable is left.
  var symbol: Int32
  var factor: Double
  /// The order in which up to four terms were written, two bits each.
  var order: UInt8
}

extension Solver {
  /// Sorts and merges the terms of an expression and finds its symbol, making the form when it is new.
  ///
  /// Forms that are equal up to a factor share one symbol: rows are divided by their first coefficient when that is
  /// exact, else scaled by a power of two.
  mutating func normalForm(of expression: Expression) throws(SolverError) -> NormalForm {
    let count = expression.count
    if count == 1 {
      let term = expression[0]
      if term.coefficient == 0 { return NormalForm(symbol: -1, factor: 0, order: 0) }
      return NormalForm(
        symbol: tableau.symbolOfVariable[Int(term.variable.index)], factor: term.coefficient, order: 0)
    }
    let result = withUnsafeTemporaryAllocation(of: Term.self, capacity: max(count, 1)) { terms in
      normalForm(of: expression, terms)
    }
    guard result.factor.isFinite else { throw .overflow }
    return result
  }

  private mutating func normalForm(
    of expression: Expression, _ terms: UnsafeMutableBufferPointer<Term>
  ) -> NormalForm {
    let count = collect(expression, terms)
    guard count >= 0 else { return NormalForm(symbol: -1, factor: .nan, order: 0) }
    if count == 0 { return NormalForm(symbol: -1, factor: 0, order: 0) }
    if count == 1 {
      return NormalForm(
        symbol: tableau.symbolOfVariable[Int(terms[0].variable.index)], factor: terms[0].coefficient, order: 0)
    }
    var order: UInt8 = 0
    if count == expression.count, count <= 4 {
      // Where in the sorted row each written term went.
      for written in 0..<count {
        let variable = expression[written].variable
        var sorted = 0
        while terms[sorted].variable != variable { sorted += 1 }
        order |= UInt8(truncatingIfNeeded: sorted &<< (2 &* written))
      }
    }
    let row = UnsafeMutableBufferPointer(rebasing: terms[0..<count])
    let factor = scale(row)
    return NormalForm(symbol: factor.isFinite ? tableau.form(row) : -1, factor: factor, order: order)
  }

  /// Copies the terms, sorted by variable, equal ones added up, zeros left out. Returns how many; -1 on overflow.
  private func collect(_ expression: Expression, _ terms: UnsafeMutableBufferPointer<Term>) -> Int {
    let written = expression.count
    if written <= 16 {
      for position in 0..<written {
        let term = expression[position]
        var place = position
        while place > 0, terms[place - 1].variable.index > term.variable.index {
          (terms.baseAddress! + place).initialize(to: terms[place - 1])
          place -= 1
        }
        (terms.baseAddress! + place).initialize(to: term)
      }
    } else {
      // Stable, so that equal variables are added in the order in which they were written.
      let sorted = expression.terms.enumerated().sorted {
        ($0.element.variable.index, $0.offset) < ($1.element.variable.index, $1.offset)
      }
      for position in 0..<written { (terms.baseAddress! + position).initialize(to: sorted[position].element) }
    }
    var count = 0
    var position = 0
    while position < written {
      var term = terms[position]
      position += 1
      while position < written, terms[position].variable == term.variable {
        term.coefficient += terms[position].coefficient
        position += 1
      }
      if !term.coefficient.isFinite { return -1 }
      if term.coefficient == 0 { continue }
      terms[count] = term
      count += 1
    }
    return count
  }

  /// Divides a row by a factor so that equal forms get equal rows; returns the factor.
  ///
  /// A row with a great coefficient is divided by a power of two besides: a multiplier counts as 0 by its size, so a
  /// small one must not make much of a difference through its row.
  private func scale(_ row: UnsafeMutableBufferPointer<Term>) -> Double {
    let factor = divideByFirst(row)
    // The first is less than 2 now.
    var greatest = 2.0
    let terms = row.baseAddress!
    for position in 1..<row.count where abs(terms[position].coefficient) > greatest {
      greatest = abs(terms[position].coefficient)
    }
    if greatest < 64 || !greatest.isFinite { return factor }
    let power = Double(sign: .plus, exponent: greatest.exponent, significand: 1)
    for position in row.indices {
      row[position].coefficient /= power
      if !row[position].coefficient.isNormal { return .nan }
    }
    return factor * power
  }

  @inline(__always)
  private func divideByFirst(_ row: UnsafeMutableBufferPointer<Term>) -> Double {
    let first = row[0].coefficient
    if first == 1 { return 1 }
    var isExact = true
    // Dividing by -1 is exact.
    for term in row where isExact && first != -1 {
      let quotient = term.coefficient / first
      // What is left over, without rounding.
      isExact = quotient.isNormal && (-term.coefficient).addingProduct(quotient, first) == 0
    }
    var factor = first
    if !isExact {
      factor = Double(sign: .plus, exponent: first.exponent, significand: 1)
      if first < 0 { factor = -factor }
    }
    for position in row.indices {
      row[position].coefficient /= factor
      if !row[position].coefficient.isNormal { return .nan }
    }
    return factor
  }
}
