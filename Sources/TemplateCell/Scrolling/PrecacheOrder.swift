/// The order in which rows are measured ahead: the visible ones, then along the scroll direction to the end and last
/// the other way; without a direction the nearest ones on both sides in turn.
struct PrecacheOrder: Sendable {
  private let starts: [Int]
  private let count: Int
  private let direction: ScrollDirection?
  private var visible: Range<Int>
  private var next: Int
  private var previous: Int
  private var isForwardTurn = true

  /// Makes an order.
  ///
  /// - Parameters:
  ///   - rowCounts: the number of rows of each section.
  ///   - first: the first visible row; `nil` for the top.
  ///   - last: the last visible row; places past the end count as the end.
  ///   - direction: where the list is scrolled to, if it is.
  init(rowCounts: [Int], first: RowPosition?, last: RowPosition?, direction: ScrollDirection?) {
    var total = 0
    let starts = rowCounts.map { count in
      defer { total += count }
      return total
    }
    self.starts = starts
    count = total
    self.direction = direction
    func number(_ position: RowPosition?) -> Int? {
      guard let position, position.section >= 0 else { return nil }
      guard position.section < rowCounts.count else { return total }
      return starts[position.section] + min(max(position.row, 0), rowCounts[position.section])
    }
    let start = number(first) ?? 0
    let end = max(start, min(total, number(last).map { $0 + 1 } ?? start))
    visible = start..<end
    next = end
    previous = start - 1
  }

  /// Whether no row is left.
  var isFinished: Bool { visible.isEmpty && next >= count && previous < 0 }

  /// The next row, or `nil` after the last one.
  mutating func advance() -> RowPosition? {
    if let number = visible.popFirst() { return position(number) }
    let canGoForward = next < count
    let canGoBackward = previous >= 0
    guard canGoForward || canGoBackward else { return nil }
    let goesForward: Bool
    switch direction {
    case .forward: goesForward = canGoForward
    case .backward: goesForward = !canGoBackward
    case nil:
      goesForward = canGoForward && (isForwardTurn || !canGoBackward)
      isForwardTurn.toggle()
    }
    defer { if goesForward { next += 1 } else { previous -= 1 } }
    return position(goesForward ? next : previous)
  }

  private func position(_ number: Int) -> RowPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return RowPosition(section: low, row: number - starts[low])
  }
}
