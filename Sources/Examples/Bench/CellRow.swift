/// What one row of the cell workload asks for, in points.
struct CellRow {
  var width: Double
  var title: Double
  var subtitle: Double
  var body: Double
  var image: Double

  /// The height of the cell, by hand: the body begins 8 under the avatar (12 + 40) or under both texts (12 and 4 apart),
  /// image and buttons follow 8 apart, the buttons are 16 high, 12 and the divider of 1 end the cell.
  var cellHeight: Double {
    let bodyTop = max(12 + 40 + 8, 12 + title + 4 + subtitle + 8)
    return bodyTop + body + 8 + image + 8 + 16 + 12 + 1
  }

  /// 10,000 rows from a fixed seed; the width changes every 16 rows.
  static func rows(_ count: Int = 10_000) -> [CellRow] {
    var random = BenchRandom(seed: 3)
    var width = 0.0
    return (0..<count).map { index in
      if index % 16 == 0 { width = random.element([280, 320, 375, 390, 414, 430]) }
      return CellRow(
        width: width, title: random.element([20, 40]), subtitle: random.element([0, 16, 32, 48]),
        body: Double(random.integer(0, 10) * 20), image: random.element([0, 0.5625 * width, 200]))
    }
  }
}
