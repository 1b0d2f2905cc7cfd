import Cassowary
import Foundation

/// A template being checked: the states it can be in, solved with contents made up for the purpose.
struct TemplateCheck {
  /// The width of the content view that the contents are made for, in points; no round number, so that nothing fits
  /// by chance.
  static let width = 375.37

  let core: MeasuringCore
  /// The state with everything shown, then those with the items of `whenCollapsed` and of rows collapsed.
  private(set) var states: [CheckedState] = []
  /// Errors that made a state impossible to solve.
  private(set) var problems: [Finding] = []

  var tree: ItemTree { core.template.tree }
  var constraints: [LayoutConstraint] { core.template.constraints }

  init(core: MeasuringCore, collapsed rows: [ItemSet] = []) {
    self.core = core
    for collapsed in Self.states(of: core.template, rows) { add(collapsed) }
  }

  private mutating func add(_ collapsed: ItemSet) {
    do throws(MeasuringError) {
      let roomy = try solve(collapsed) { _ in 1 }
      let tight = try solve(collapsed) { item in 1 + Int(Self.width * 0.55 / (2.5 * fontSize(item))) }
      states.append(
        CheckedState(
          collapsed: collapsed, roomy: roomy, tight: tight, roomyLoose: roomy.looseSlots(),
          tightLoose: tight.looseSlots()))
      for breakage in roomy.system.breakages { problems.append(conflict(breakage, roomy)) }
    } catch {
      problems.append(Finding(rule: "unmeasurable", message: error.description))
    }
  }

  /// The state solved with one item of very long content, ten times as wide as the cell, and short ones else.
  func long(_ item: Int, in state: CheckedState) -> SolvedSystem? {
    do throws(MeasuringError) {
      return try solve(state.collapsed, image: item) { index in
        index == item ? 1 + Int(Self.width * 10 / (2.5 * fontSize(item))) : 1
      }
    } catch {
      return nil
    }
  }

  private func fontSize(_ item: Int) -> Double {
    if case .label(_, let font, _) = tree.items[item].traits.kind { return max(4, min(font.size, 200)) }
    return 17
  }

  /// Solves a state with so many words of four letters in each label, and images 40 by 30 but one.
  private func solve(
    _ collapsed: ItemSet, image large: Int? = nil, words: (Int) -> Int
  ) throws(MeasuringError) -> SolvedSystem {
    let content = CellContent(outline: core.template.outline, options: RowOptions())
    for (index, item) in tree.items.enumerated() {
      let values = content.storage.values(item)
      values.pointee.plain.isCollapsed = collapsed.contains(index)
      switch item.traits.kind {
      case .label:
        let count = min(words(index), 2000)
        values.pointee.label.styledText.string = Array(repeating: "xxxx", count: count).joined(separator: " ")
      case .image:
        let factor = index == large ? 100.0 : 1
        values.pointee.image.imageSize = CGSize(width: 40 * factor, height: 30 * factor)
      default: break
      }
    }
    return try core.solvedSystem(content, width: Self.width, environment: LayoutEnvironment())
  }

  private static func states(of template: CompiledTemplate, _ rows: [ItemSet]) -> [ItemSet] {
    let tree = template.tree
    var named: [Int] = []
    for constraint in template.constraints {
      for item in constraint.collapsedItems {
        if let position = tree.position(of: item), !named.contains(position) { named.append(position) }
      }
    }
    var result = [ItemSet()]
    func append(_ members: some Sequence<Int>) {
      let set = tree.withDescendants(ItemSet(members))
      if !result.contains(set) { result.append(set) }
    }
    if named.count <= 5 {
      for bits in 0..<(1 << named.count) { append(named.indices.filter { bits & 1 << $0 != 0 }.map { named[$0] }) }
    } else {
      for item in named { append([item]) }
      append(named)
    }
    for row in rows where !result.contains(row) { result.append(row) }
    return result
  }

  private func conflict(_ breakage: RebuiltSystem.Breakage, _ solved: SolvedSystem) -> Finding {
    let conflict = core.conflict(breakage, solved.compiled, solved.measurement.inputs)
    let place = conflict.suggestions.first ?? conflict.broken
    return Finding(
      rule: "conflict", message: "\(tree.template): \(conflict.message)", file: place.file, line: place.line)
  }

  // MARK: - Sentences

  /// A finding about an item; its place is the first constraint that touches the item on an axis, or at all.
  func finding(_ rule: any CheckRule.Type, item: Int, axis: LayoutAxis, _ message: String) -> Finding {
    let place = constraint(on: item, axis: axis) ?? constraint(on: item, axis: nil)
    return Finding(
      rule: rule.name, message: "\(tree.template): \(message)", file: place?.file, line: place?.line)
  }

  /// A finding about a declared constraint.
  func finding(_ rule: any CheckRule.Type, constraint index: Int, _ message: String) -> Finding {
    Finding(
      rule: rule.name, message: "\(tree.template): \(message)", file: constraints[index].file,
      line: constraints[index].line)
  }

  /// What items are collapsed, for the end of a sentence.
  func condition(_ state: CheckedState) -> String {
    let names = tree.items.indices.filter { state.collapsed.contains($0) }.map { tree.names[$0] }
    return names.isEmpty
      ? ""
      : " when \(names.joined(separator: " and ")) " + (names.count == 1 ? "is" : "are")
        + " collapsed"
  }

  private func constraint(on item: Int, axis: LayoutAxis?) -> LayoutConstraint? {
    constraints.first { constraint in
      constraint.collapsedItems.isEmpty
        && constraint.terms.contains { term in
          guard tree.position(of: term.item) == item else { return false }
          guard let axis else { return true }
          let isVertical = term.attribute.isVerticalPosition || term.attribute == .height
          return isVertical == (axis == .vertical)
        }
    }
  }
}

extension [Finding] {
  /// The findings, each once.
  func unique() -> [Finding] {
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }
  }
}
