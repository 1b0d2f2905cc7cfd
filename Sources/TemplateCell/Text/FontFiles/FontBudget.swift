/// Bounds the work that a font may ask for, so that tables which share bytes cannot multiply it.
struct FontBudget {
  private var left = 4_000_000
  private let table: String

  init(table: String) {
    self.table = table
  }

  /// Takes a number of steps from what is left.
  mutating func spend(_ steps: Int) throws(FontFileError) {
    left -= min(max(0, steps), left + 1)
    guard left >= 0 else { throw .tooComplex(table: table) }
  }
}
