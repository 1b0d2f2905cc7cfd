import Cassowary
import Foundation

/// A template being checked: the states it can be in, solved with contents made up for the purpose.
struct TemplateCheck {
  /// The width of the content view that the contents are made for, in points; no round number, so that nothing fits
  /// by chance.
  static let width = 375.37

  let core: MeasuringCore
  /// The state with everything shown, then those with items collapsed and groups of constraints switched.
  private(set) var states: [CheckedState] = []
  /// Rows as they are, at the widths asked for.
  private(set) var rows: [CheckedRow] = []
  /// Errors that made a state impossible to solve.
  private(set) var problems: [Finding] = []
  /// For each item with a content the states with that content ten times as wide as the cell.
  private(set) var longContents: [[LongContent]]
  /// The constants with the wrong sign.
  private(set) var wrongSigns: [WrongSign] = []
  /// The texts that begin above the cell because of the first baseline of an item that never has one.
  private(set) var falseBaselines: [FalseBaseline] = []
  /// What lies outside in every state.
  private(set) var outsideItems: OutsideItems?
  /// What lies over what.
  private(set) var overlaps: [OverlapFault] = []
  /// The texts that no row changes, and for a button the widest of its titles.
  let declaredTexts: [Int: StyledText]
  /// The rows that are known besides what is made up.
  let contents: [CellContent]
  /// The items that the template hides itself unless rows say otherwise.
  let hidden: ItemSet
  /// Whether rows are known besides what is made up.
  var hasRows: Bool { !contents.isEmpty }

  var tree: ItemTree { core.template.tree }
  var constraints: [LayoutConstraint] { core.template.constraints }

  /// Solves the states that the template can be in, and those that rows are in.
  ///
  /// - Parameters:
  ///   - hidden: the items that are hidden unless rows say otherwise.
  ///   - widths: the widths at which what is open in the rows themselves is asked.
  ///   - environment: scale, direction and text size for the rows.
  init(
    core: MeasuringCore, rows: [CellContent] = [], hidden: ItemSet = ItemSet(), widths: [Double] = [],
    environment: LayoutEnvironment = LayoutEnvironment()
  ) {
    self.core = core
    declaredTexts = core.declaredTexts(rows)
    contents = rows
    self.hidden = hidden
    longContents = Array(repeating: [], count: core.template.tree.items.count)
    let states = rows.map { RowState($0.storage, template: core.template, direction: .leftToRight) }
    for state in CheckedStates(core: core).all(rows: states) { add(state) }
    for item in tree.items.indices where LongContent.isPossible(tree.items[item].traits.kind) {
      for (index, state) in self.states.enumerated() where !state.collapsed.contains(item) {
        guard let solved = try? core.solve(long(item, in: state), width: Self.width, environment: LayoutEnvironment())
        else { continue }
        longContents[item].append(LongContent(item, solved, state: index))
        if self.states[index].missingHeight == nil { self.states[index].missingHeight = core.missingHeight(solved) }
      }
    }
    wrongSigns = WrongSign.all(in: self)
    falseBaselines = foundFalseBaselines()
    outsideItems = OutsideItems(self)
    for row in rows {
      for width in widths {
        if let row = try? CheckedRow(row, width: width, environment: environment, core) { self.rows.append(row) }
      }
    }
    overlaps = OverlapSearch.all(in: self)
    problems += conflicts()
  }

  private mutating func add(_ state: RowState) {
    do throws(MeasuringError) {
      let roomy = try solve(state) { _ in 1 }
      let tight = try solve(state, words: usualWords)
      let crowded = try core.solvedSystem(
        content(state, texts: settledTexts, words: crowdedWords), width: Self.width, environment: LayoutEnvironment())
      let usual = try core.solve(usualContent(state), width: Self.width, environment: LayoutEnvironment())
      states.append(CheckedState(state: state, roomy: roomy, tight: tight, crowded: crowded, usual: usual))
      states[states.count - 1].missingHeight =
        core.missingHeight(roomy.measurement, roomy.system) ?? core.missingHeight(tight.measurement, tight.system)
    } catch {
      problems.append(Finding(rule: "unmeasurable", message: error.description))
    }
  }

  /// The state in which the same groups are on and nothing is collapsed.
  func shown(_ state: CheckedState) -> CheckedState? {
    states.first { $0.collapsed.isEmpty && $0.state.changes == state.state.changes }
      ?? states.first { $0.collapsed.isEmpty }
  }

  /// A state with texts of usual length, those declared as they are, solved so that each constraint can be asked about.
  func solvedUsual(_ state: CheckedState) -> SolvedSystem? {
    try? core.solvedSystem(usualContent(state.state), width: Self.width, environment: LayoutEnvironment())
  }

  private func usualContent(_ state: RowState) -> CellContent {
    content(state, texts: declaredTexts, words: usualWords)
  }

  /// The declared titles of buttons, and the texts that no row changes; what is known without rows may be of any length.
  private var settledTexts: [Int: StyledText] {
    if hasRows { return declaredTexts }
    return declaredTexts.filter { item, _ in
      if case .button = tree.items[item].traits.kind { return true }
      return false
    }
  }

  /// As many words as make a text of a little more than half the width.
  private func usualWords(_ item: Int) -> Int { 1 + Int(Self.width * 0.55 / (2.5 * fontSize(item))) }

  /// As many words as make a text wider than the cell.
  private func crowdedWords(_ item: Int) -> Int { 1 + Int(Self.width * 1.3 / (2.5 * fontSize(item))) }

  /// A state in which every text takes several lines where it may, titles of buttons as they are.
  func solvedWrapping(_ state: CheckedState) -> SolvedSystem? {
    let content = content(state.state, texts: settledTexts) { 3 * crowdedWords($0) }
    return try? core.solvedSystem(content, width: Self.width, environment: LayoutEnvironment())
  }

  /// A state with one item of very long content, solved so that each constraint can be asked about.
  func solvedLong(_ item: Int, in state: CheckedState) -> SolvedSystem? {
    try? core.solvedSystem(long(item, in: state), width: Self.width, environment: LayoutEnvironment())
  }

  /// One item of very long content, ten times as wide as the cell, and short ones else.
  private func long(_ item: Int, in state: CheckedState) -> CellContent {
    content(state.state, image: item) { index in
      index == item ? 1 + Int(Self.width * 10 / (2.5 * fontSize(item))) : 1
    }
  }

  private func fontSize(_ item: Int) -> Double {
    switch tree.items[item].traits.kind {
    case .label(_, let font, _), .button(_, let font, _), .textView(_, let font): max(4, min(font.size, 200))
    default: 17
    }
  }

  private func solve(_ state: RowState, words: (Int) -> Int) throws(MeasuringError) -> SolvedSystem {
    try core.solvedSystem(content(state, words: words), width: Self.width, environment: LayoutEnvironment())
  }

  /// The contents of a state with so many words of four letters in each text but those given, so many boxes in each view
  /// sized by code, and images 40 by 30 but one.
  private func content(
    _ state: RowState, image large: Int? = nil, texts: [Int: StyledText] = [:], words: (Int) -> Int
  ) -> CellContent {
    let content = CellContent(outline: core.template.outline, options: RowOptions())
    for (index, item) in tree.items.enumerated() {
      let values = content.storage.values(item)
      values.pointee.plain.isCollapsed = state.collapsed.contains(index)
      let count = min(words(index), 2000)
      switch item.traits.kind {
      case .label, .button, .textView:
        values.pointee.label.styledText =
          texts[index]
          ?? StyledText(
            Array(repeating: "xxxx", count: count).joined(separator: " "), font: values.pointee.label.styledText.font)
      case .image:
        let factor = index == large ? 100.0 : 1
        values.pointee.image.imageSize = CGSize(width: 40 * factor, height: 30 * factor)
      case .sized(nil):
        if let view = item as? SizedView { content.storage.setSizeForWidth(Self.boxes(count), of: view) }
      case .sized, .plain, .fixed, .separator, .contentView: break
      }
    }
    for group in core.template.groups.indices {
      content.storage.groups.append((group, !state.changes.contains(.inactive(group: group))))
    }
    for case .priority(let constraint, let priority) in state.changes {
      content.storage.priorities.append((constraint, priority))
    }
    return content
  }

  /// The size of boxes 50 by 20 in rows, as many in each as its width holds.
  private static func boxes(_ count: Int) -> SizedView.SizeForWidth {
    { width in
      let fitting = width.map { max(1, min(count, Int($0 / 50))) } ?? count
      return CGSize(width: 50 * fitting, height: 20 * ((count + fitting - 1) / fitting))
    }
  }

  // MARK: - Sentences

  /// A finding about an item; its place is that of ``MeasuringCore/place(of:axis:)``.
  func finding(_ rule: any CheckRule.Type, item: Int, axis: LayoutAxis, _ message: String) -> Finding {
    let place = core.place(of: item, axis: axis)
    return Finding(
      rule: rule.name, message: "\(tree.template): \(message)", file: place?.file, line: place?.line)
  }

  /// A finding about a declared constraint.
  func finding(_ rule: any CheckRule.Type, constraint index: Int, _ message: String) -> Finding {
    Finding(
      rule: rule.name, message: "\(tree.template): \(message)", file: constraints[index].file,
      line: constraints[index].line)
  }

  /// The names of some items.
  func names(_ items: [Int]) -> String { items.map { tree.names[$0] }.joined(separator: ", ") }

  /// What is collapsed and which groups are not as in the first state, for the end of a sentence.
  func condition(_ state: CheckedState) -> String { condition(state.state) }

  private func condition(_ state: RowState) -> String {
    let names = tree.outermost(of: state.collapsed).map { tree.names[$0] }
    var parts: [String] = []
    if !names.isEmpty {
      parts.append("\(names.joined(separator: " and ")) \(names.count == 1 ? "is" : "are") collapsed")
    }
    for (index, group) in core.template.groups.enumerated() {
      let isOff = state.changes.contains(.inactive(group: index))
      if isOff != states.first?.state.changes.contains(.inactive(group: index)) {
        parts.append("\(tree.name(of: group)) is \(isOff ? "off" : "on")")
      }
    }
    return parts.isEmpty ? "" : " when " + parts.joined(separator: " and ")
  }

  /// The state of a row and its width, for the end of a sentence.
  func condition(_ row: CheckedRow) -> String {
    "\(condition(row.solved.plan.state)) in a row at width \(number(row.width))"
  }
}

extension ItemTree {
  /// The items of a set that lie in no other of it.
  func outermost(of set: ItemSet) -> [Int] {
    items.indices.filter { set.contains($0) && !(parents[$0].map { set.contains($0) } ?? false) }
  }
}

extension [Finding] {
  /// The findings, each once.
  func unique() -> [Finding] {
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }
  }
}
