import Foundation
import TemplateCell

/// Measures text with the ruler font of the cases, between fixed side margins, and counts its calls.
///
/// Each character is 10 wide and each line 20 high; lines break greedily at spaces. Above and below the text are 10.
struct CountingMeasurer: RowMeasuring {
  /// A count that any thread may raise.
  final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var total = 0
    var count: Int { lock.withLock { total } }
    func raise() { lock.withLock { total += 1 } }
  }

  let counter = Counter()
  var leading = 0.0
  var trailing = 0.0
  /// A line of 20 above the text.
  var hasTitle = false

  func layout(of item: Row, width: Double, environment: LayoutEnvironment) throws(MeasuringError) -> CellLayout {
    counter.raise()
    guard width.isFinite, width > 0 else { throw .invalidWidth(width) }
    let available = width - leading - trailing
    guard available > 0 else { throw .contentTooNarrow(width: width, available: available) }
    let height = item.height ?? Double(Self.lines(item.text, available)) * 20 + 20 + (hasTitle ? 20 : 0)
    let findings = item.isBroken ? [Finding(rule: "conflict", message: "a broken row")] : []
    return CellLayout(
      width: width, height: height, fittingHeight: height, names: [], frames: [], findings: findings, source: .frames)
  }

  static func lines(_ text: String, _ width: Double) -> Int {
    var lines = 0
    var used = 0.0
    for word in text.split(separator: " ") {
      let size = Double(word.count) * 10
      if lines > 0, used + 10 + size <= width {
        used += 10 + size
      } else {
        lines += 1
        used = size
      }
    }
    return lines
  }
}

/// The model of a test row: a text to measure, or a height given outright.
struct Row: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  var text = ""
  var height: Double?
  var identifier = "text"
  var isBroken = false

  init(text: String = "", height: Double? = nil, identifier: String = "text", isBroken: Bool = false) {
    self.text = text
    self.height = height
    self.identifier = identifier
    self.isBroken = isBroken
  }

  init(floatLiteral value: Double) { self.init(height: value) }
  init(stringLiteral value: String) { self.init(text: value) }

  static let rulerTextA: Row = "alpha beta gamma delta epsilon"
}

/// A table of one measurer over sections of rows.
func makeTable(
  _ rows: [[Row]], width: Double = 320, measurer: CountingMeasurer = CountingMeasurer()
) throws -> HeadlessTable<Row> {
  var registry = TemplateRegistry<Row>()
  try registry.register(measurer, for: "text")
  return try HeadlessTable(
    sections: rows.map { TableSection(rows: $0) }, registry: registry, width: width,
    reuseIdentifier: \.identifier)
}

/// A cache of sections with known heights; `nil` is unknown.
func makeCache(_ heights: [[Double?]], width: Double = 320) throws -> IndexPathHeightCache {
  var cache = try IndexPathHeightCache(rowCounts: heights.map(\.count), key: LayoutKey(width: width))
  for (section, rows) in heights.enumerated() {
    for (row, height) in rows.enumerated() {
      if let height { try cache.setHeight(height, at: path(row, section)) }
    }
  }
  return cache
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(indexes: [section, row]) }

extension IndexPathHeightCache {
  /// All heights at the selected width by section.
  var table: [[Double?]] { rowCounts.indices.map { (try? heights(inSection: $0)) ?? [] } }
}
