import Cassowary

/// An item has no width or no height, whatever it shows.
///
/// Fires for a label, a button, an image or a control when required constraints leave it no width, or an image or a
/// control no height, in every state: `title.leading == contentView.trailing - 16` where the edge was confused, or a
/// factor of 0. A height that cuts a text is told by ``FixedHeightRule``. Constraints with a label are left alone, since
/// rows may change their constants. Tie the other edge, or correct the factor.
enum NoRoomRule: CheckRule {
  static let name = "no-room"
  static let summary = "An item has no width or no height, whatever it shows."

  static func findings(in check: TemplateCheck) -> [Finding] {
    check.tree.items.indices.compactMap { item in
      LayoutAxis.allCases.lazy.compactMap { finding(item, $0, check) }.first
    }
  }

  private static func finding(_ item: Int, _ axis: LayoutAxis, _ check: TemplateCheck) -> Finding? {
    switch check.tree.items[item].traits.kind {
    case .label, .button, .textView, .sized: if axis == .vertical { return nil }
    case .image, .fixed: break
    case .plain, .separator, .contentView: return nil
    }
    let slot = axis == .horizontal ? Slot.width(item) : .height(item)
    let states = check.states.filter { !$0.collapsed.contains(item) }
    guard let first = states.first,
      states.allSatisfy({ isEmpty(slot, $0.roomy) && isEmpty(slot, $0.tight) && isEmpty(slot, $0.crowded) }),
      needsRoom(item, axis, first.roomy)
    else { return nil }
    let causes = causes(of: slot, first.roomy)
    guard let cause = causes.last, causes.allSatisfy({ check.constraints[$0].label == nil }) else { return nil }
    let texts = causes.map { check.tree.text.text(of: check.constraints[$0]) }.joined(separator: " and ")
    return check.finding(
      self, constraint: cause,
      "\(check.tree.names[item]) has no \(axis == .horizontal ? "width" : "height"), whatever it shows: \(texts) "
        + "\(causes.count == 1 ? "leaves" : "leave") none. Look for a wrong edge or a factor of 0.")
  }

  private static func isEmpty(_ slot: Slot, _ solved: SolvedSystem) -> Bool {
    solved.system.breakages.isEmpty && solved.system.value(of: slot) < 0.01
  }

  private static func needsRoom(_ item: Int, _ axis: LayoutAxis, _ solved: SolvedSystem) -> Bool {
    let content = solved.plan.contentOfItem[item]
    guard content >= 0, solved.plan.contents[content].kind.hasSize(isVertical: axis == .vertical) else { return false }
    let size = solved.measurement.inputs.sizes[content]
    return (axis == .horizontal ? size.width : size.height) > 0.5
  }

  /// The declared constraints that forbid a length of a point.
  private static func causes(of slot: Slot, _ solved: SolvedSystem) -> [Int] {
    var solver = solved.system.solver
    do throws(SolverError) {
      try solver.add(solved.system.variables[slot.index] >= 1)
      return []
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return [] }
      return conflict.others.compactMap { other in
        guard let entry = other.id.flatMap({ solved.entries[$0] }),
          case .declared(let index) = solved.plan.entries[entry].origin
        else { return nil }
        return index
      }
    }
  }
}
