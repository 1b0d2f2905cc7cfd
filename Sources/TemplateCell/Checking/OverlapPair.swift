import Cassowary
import Foundation

/// Two contents of a template that lie over each other in a state, and what the constraints say of that.
struct OverlapPair {
  let overlap: Overlap
  /// The items next to each other in the view that both lie in: the contents, or stacks around them.
  let outer: [Int]
  private let chains: [[Int]]

  /// - Returns: `nil` for contents of views, which may be panels over each other, and for those in one stack.
  init?(_ overlap: Overlap, _ check: TemplateCheck) {
    let chains = overlap.items.map { check.tree.chain(from: $0) }
    self.overlap = overlap
    outer = [0, 1].compactMap { side in chains[side].last { !chains[1 - side].contains($0) } }
    self.chains = chains.enumerated().map { side, chain in chain.filter { !chains[1 - side].contains($0) } }
    guard outer.count == 2, self.chains.allSatisfy({ !$0.isEmpty }) else { return nil }
    let around = check.tree.parents[outer[0]]
    if around.map({ check.tree.items[$0] is StackView }) ?? false { return nil }
    let areStacks = zip(outer, overlap.items).allSatisfy { $0 == $1 || check.tree.items[$0] is StackView }
    if !areStacks { return nil }
  }

  /// The items and what is around each of them up to the view that both lie in.
  var members: [Int] { chains[0] + chains[1] }

  /// Whether one lies over the other on purpose, as far as can be told from the constraints and all solutions of a state.
  func isMeant(_ solutions: [SolvedSystem], _ check: TemplateCheck) -> Bool {
    let kinds = overlap.items.map { check.tree.items[$0].traits.kind }
    let areLabels = kinds.allSatisfy(\.isLabel)
    func holds(_ condition: (CGRect, CGRect) -> Bool) -> Bool {
      solutions.allSatisfy { condition($0.frame(of: overlap.items[0]), $0.frame(of: overlap.items[1])) }
    }
    // One place for both, of which rows show one, or a spinner in the middle of what it stands for.
    if LayoutAxis.allCases.allSatisfy({ isSamePlace($0, solutions[0], check) }) { return true }
    // What lies within a field, as its placeholder or unit.
    for (side, kind) in kinds.enumerated() where kind.isField && kinds[1 - side].isText {
      if holds({ side == 0 ? $0.contains($1) : $1.contains($0) }) { return true }
    }
    if !areLabels, LayoutAxis.allCases.allSatisfy({ isTied($0, solutions, check) }) { return true }
    return LayoutAxis.allCases.contains { isStated($0, solutions, check) }
  }

  /// Whether a constraint ties the same edges or the middles of both on an axis.
  private func isTied(_ axis: LayoutAxis, _ solutions: [SolvedSystem], _ check: TemplateCheck) -> Bool {
    check.constraints.indices.contains { index in
      let terms = check.constraints[index].terms
      guard terms.count == 2, terms[0].attribute.withoutMargins == terms[1].attribute.withoutMargins,
        terms[0].attribute.isPosition(axis), solutions[0].plan.entryOfConstraint[index] >= 0
      else { return false }
      let positions = terms.compactMap { check.tree.position(of: $0.item) }
      guard positions.count == 2 else { return false }
      return chains[0].contains(positions[0]) && chains[1].contains(positions[1])
        || chains[1].contains(positions[0]) && chains[0].contains(positions[1])
    }
  }

  /// Whether required constraints on positions alone say that both have one middle on an axis, whatever their sizes are.
  private func isSamePlace(_ axis: LayoutAxis, _ solved: SolvedSystem, _ check: TemplateCheck) -> Bool {
    let middles = overlap.items.map { solved.frame(of: $0).middle(axis) }
    guard abs(middles[0] - middles[1]) < 0.51 else { return false }
    func middle(_ item: Int) -> Cassowary.Expression {
      let (start, length) = axis == .horizontal ? (Slot.x(item), Slot.width(item)) : (.y(item), .height(item))
      return solved.system.variables[start.index] + solved.system.variables[length.index] * 0.5
    }
    var solver = solved.system.solver
    do throws(SolverError) {
      try solver.add(middle(overlap.items[0]) - middle(overlap.items[1]) >= 1)
      return false
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return false }
      return conflict.others.allSatisfy { other in
        guard let entry = other.id.flatMap({ solved.entries[$0] }),
          case .declared(let index) = solved.plan.entries[entry].origin
        else { return false }
        return check.constraints[index].terms.allSatisfy { $0.attribute.isPosition(axis) }
      }
    }
  }

  /// Whether constants say that one begins before the other ends: those of positions alone, one of them as far as they lie
  /// over each other, or with lengths where a control lies over less than half of the other.
  private func isStated(_ axis: LayoutAxis, _ solutions: [SolvedSystem], _ check: TemplateCheck) -> Bool {
    let order = order(axis, solutions[0])
    let gap = Self.gap(from: order.earlier, to: order.later, axis)
    let areLabels = overlap.items.allSatisfy { check.tree.items[$0].traits.kind.isLabel }
    return solutions.allSatisfy { solved in
      if isOfPositions(gap, axis, solved, check) { return true }
      let lengths = outer.map { solved.frame(of: $0).extent(axis) }.map { $0.end - $0.start }
      let length = overlap.length(axis)
      if !areLabels, length < (lengths.min() ?? 0) / 2, isOfPositions(gap, axis, solved, check, orLengths: true) {
        return true
      }
      let shares = (try? solved.explain(gap).entries) ?? []
      return shares.contains { share in
        guard case .declared(let index) = solved.plan.entries[share.entry].origin else { return false }
        return share.amount <= 1.01 - length && check.constraints[index].isBetweenEdges(axis)
      }
    }
  }

  /// Whether declared constraints on positions alone make a sum of unknowns, so that no content has a share in it.
  ///
  /// - Parameter orLengths: whether constraints on lengths may have one.
  private func isOfPositions(
    _ terms: [(slot: Slot, coefficient: Double)], _ axis: LayoutAxis, _ solved: SolvedSystem, _ check: TemplateCheck,
    orLengths: Bool = false
  ) -> Bool {
    do throws(SolverError) {
      let parts = try solved.explain(terms)
      return Set(parts.ties.map(\.slot)).allSatisfy { slot in
        abs(parts.ties.filter { $0.slot == slot }.reduce(0) { $0 + $1.amount }) < 1e-6
      }
        && parts.entries.allSatisfy { share in
          switch solved.plan.entries[share.entry].origin {
          case .declared(let index):
            return orLengths || check.constraints[index].terms.allSatisfy { $0.attribute.isPosition(axis) }
          case .width: return orLengths
          default: return false
          }
        }
    } catch {
      return false
    }
  }

  /// Which of the outer items comes first on an axis: the one that begins first, or else the one declared first.
  func order(_ axis: LayoutAxis, _ solved: SolvedSystem) -> (earlier: Int, later: Int) {
    let starts = outer.map { solved.frame(of: $0).extent(axis).start }
    return starts[1] < starts[0] - 0.01 ? (outer[1], outer[0]) : (outer[0], outer[1])
  }

  /// The beginning of the later less the end of the earlier item.
  static func gap(from earlier: Int, to later: Int, _ axis: LayoutAxis) -> [(slot: Slot, coefficient: Double)] {
    axis == .horizontal
      ? [(.x(later), 1), (.x(earlier), -1), (.width(earlier), -1)]
      : [(.y(later), 1), (.y(earlier), -1), (.height(earlier), -1)]
  }

  /// The axes on which the items should be apart, the likelier first.
  ///
  /// - Parameter short: the state with short contents.
  func axes(_ solved: SolvedSystem, short: SolvedSystem?) -> [LayoutAxis] {
    if let short {
      let common = short.frame(of: overlap.items[0]).gaps(to: short.frame(of: overlap.items[1]))
      if common.across > -0.01, common.down <= -0.01 { return [.horizontal] }
      if common.down > -0.01, common.across <= -0.01 { return [.vertical] }
    }
    let (one, other) = (solved.frame(of: outer[0]), solved.frame(of: outer[1]))
    func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 1 }
    if isNear(one.minX, other.minX) || isNear(one.midX, other.midX) { return [.vertical, .horizontal] }
    if isNear(one.minY, other.minY) || isNear(one.midY, other.midY) || isNear(one.maxY, other.maxY) {
      return [.horizontal, .vertical]
    }
    return overlap.common.width < overlap.common.height ? [.horizontal, .vertical] : [.vertical, .horizontal]
  }
}

extension CGRect {
  /// How far the rectangles are apart; negative where they lie over each other.
  fileprivate func gaps(to other: CGRect) -> (across: Double, down: Double) {
    (
      Double(Swift.max(other.minX - maxX, minX - other.maxX)), Double(Swift.max(other.minY - maxY, minY - other.maxY))
    )
  }
}

extension LayoutConstraint {
  /// Whether the constraint is about the end of one item and the beginning of another.
  fileprivate func isBetweenEdges(_ axis: LayoutAxis) -> Bool {
    let attributes = terms.map(\.attribute.withoutMargins)
    guard attributes.count == 2, attributes.allSatisfy({ $0.isPosition(axis) }) else { return false }
    let ends: [LayoutAttribute] = [.trailing, .right, .bottom, .lastBaseline]
    let starts: [LayoutAttribute] = [.leading, .left, .top, .firstBaseline]
    return attributes.contains(where: ends.contains) && attributes.contains(where: starts.contains)
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a position on an axis.
  func isPosition(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? isHorizontalPosition : isVerticalPosition }
}

extension ItemTraits.Kind {
  /// Whether the item is a text without a frame of its own around it, or a button.
  fileprivate var isText: Bool {
    switch self {
    case .label, .button: true
    default: false
    }
  }

  /// Whether the item is a label.
  fileprivate var isLabel: Bool {
    if case .label = self { return true }
    return false
  }

  /// Whether texts may lie in the item.
  fileprivate var isField: Bool {
    switch self {
    case .textView, .fixed: true
    default: false
    }
  }
}
