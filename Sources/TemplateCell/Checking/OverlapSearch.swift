/// Looks for what lies over what in a template, and keeps what was found so far.
struct OverlapSearch {
  let check: TemplateCheck
  private(set) var faults: [OverlapFault] = []
  /// The pairs that were told.
  private var known: Set<[Int]> = []
  private let items: [Int]
  private let leaving: Set<Int>

  private init(_ check: TemplateCheck) {
    self.check = check
    items = check.contentsThatShow
    leaving = Set(check.itemsLeaving { $0.hasBaselines })
  }

  /// What lies over what in all states and rows, the states first.
  static func all(in check: TemplateCheck) -> [OverlapFault] {
    var search = OverlapSearch(check)
    for index in check.states.indices where check.states[index].hasHeight { search.look(at: index) }
    for row in check.rows where row.solved.isHeightDetermined { search.look(at: row) }
    return search.faults
  }

  /// Looks at a state with short and with long texts.
  private mutating func look(at index: Int) {
    let state = check.states[index]
    var solutions = [state.roomy, state.tight, state.crowded]
    if state.plan.contents.contains(where: \.wraps), let wrapping = check.solvedWrapping(state) {
      solutions.append(wrapping)
    }
    guard solutions.allSatisfy({ $0.system.breakages.isEmpty }) else { return }
    let open = state.openings.flatMap { $0.loose.map(\.slot) }
    let present = items.filter { !state.collapsed.contains($0) }
    let texts = [
      "", " with texts of more than half the width", " with texts wider than the cell", " with texts on several lines",
    ]
    for (solved, texts) in zip(solutions, texts) {
      for pair in pairs(Overlap.all(among: present, in: solved)) where check.areShownTogether(pair.overlap.items) {
        let short = texts.isEmpty ? nil : state.roomy
        tell(pair, solved, solutions, state, short: short, open, texts + check.condition(state))
      }
    }
  }

  /// Looks at a row.
  private mutating func look(at row: CheckedRow) {
    guard row.solved.system.breakages.isEmpty else { return }
    let open = row.openings.flatMap { $0.loose.map(\.slot) }
    let present = items.filter { check.isShown($0, row.solved.measurement.content) }
    for pair in pairs(Overlap.all(among: present, in: row.solved)) {
      tell(pair, row.solved, [row.solved], nil, short: nil, open, check.condition(row))
    }
  }

  private func pairs(_ overlaps: [Overlap]) -> [OverlapPair] { overlaps.compactMap { OverlapPair($0, check) } }

  private mutating func tell(
    _ pair: OverlapPair, _ solved: SolvedSystem, _ solutions: [SolvedSystem], _ state: CheckedState?,
    short: SolvedSystem?, _ open: [Int], _ condition: String
  ) {
    guard !known.contains(pair.outer), !pair.isMeant(solutions, check),
      let fault = OverlapFault(
        pair, solved, state, short: short, open: Set(open), leaving: leaving, condition: condition, check)
    else { return }
    known.insert(pair.outer)
    for index in faults.indices {
      if faults[index].takes(fault) { return }
    }
    faults.append(fault)
  }
}

extension Overlap {
  /// The pairs of some items that lie over each other in a solution.
  fileprivate static func all(among items: [Int], in solved: SolvedSystem) -> [Overlap] {
    all(among: items, height: solved.system.value(of: .contentHeight)) { solved.frame(of: $0) }
  }
}
