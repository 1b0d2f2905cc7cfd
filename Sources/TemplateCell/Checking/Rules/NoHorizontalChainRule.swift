/// Nothing keeps a single-line label, a button or a scaled image between the sides of the content view.
///
/// Fires when a text much wider than the cell makes the label leave it. Tie both ends: the one where reading begins
/// and, with `<=` where shorter texts should not stretch, the other. Where both are tied and the compression resistance
/// is required, a wide text breaks the ties; lower it to 999. Whether texts get that wide is then up to them: where the
/// template declares the text, or rows are given, which are laid out anyway, nothing is said.
enum NoHorizontalChainRule: CheckRule {
  static let name = "no-horizontal-chain"
  static let summary = "Nothing keeps an item with a content of its own between the sides of the cell."

  static func findings(in check: TemplateCheck) -> [Finding] {
    check.itemsLeaving { kind in
      switch kind {
      case .label(_, _, let lines): lines == 1
      case .button: true
      case .image(_, let keepsAspectRatio): keepsAspectRatio
      default: false
      }
    }.compactMap { item in
      if check.overlaps.contains(where: { $0.kept.contains(item) }) { return nil }
      let name = check.tree.names[item]
      if check.longContents[item].contains(where: \.isRequired) {
        if check.hasRows || check.declaredTexts[item]?.string.isEmpty == false { return nil }
        return check.finding(
          self, item: item, axis: .horizontal,
          "the compression resistance of \(name) is required: a content too wide for the cell breaks the constraints "
            + "around it. Lower its horizontal compression resistance below required, to 999, or give check rows with "
            + "the contents that there are.")
      }
      return check.leavingFinding(
        self, item, "nothing keeps \(name) inside the cell", ": a wide content makes it leave",
        "Tie \(name).leading and \(name).trailing, with <= or >= where it need not fill the width.")
    }
  }
}

extension TemplateCheck {
  /// The items of some kinds that leave the content view when their own content is very wide, but for those that a
  /// constant with the wrong sign puts there.
  func itemsLeaving(where isMeant: (ItemTraits.Kind) -> Bool) -> [Int] {
    tree.items.indices.filter { item in
      isMeant(tree.items[item].traits.kind) && !isMisplaced(item) && !isInConflict(item) && stateLeft(by: item) != nil
    }
  }

  /// The first state in which an item leaves the content view when its own content is very wide.
  private func stateLeft(by item: Int) -> CheckedState? {
    // Empty space around a content may stick out.
    let traits = tree.items[item].traits
    let (before, after) = (traits.invisible(at: .leading) + 0.01, traits.invisible(at: .trailing) + 0.01)
    func leaves(_ x: Double, _ width: Double) -> Bool { x < -before || x + width > Self.width + after }
    return longContents[item].first { long in
      leaves(long.x, long.width)
        && (mended(item, states[long.state]).map { leaves($0.value(of: .x(item)), $0.value(of: .width(item))) }
          ?? true)
    }.map { states[$0.state] }
  }

  /// A finding about an item that leaves the cell: the width that it is given when that is the cause, what collapsing
  /// takes along, or else what is missing.
  func leavingFinding(
    _ rule: any CheckRule.Type, _ item: Int, _ fault: String, _ consequence: String, _ mend: String
  ) -> Finding {
    let name = tree.names[item]
    guard let state = stateLeft(by: item) else {
      return finding(rule, item: item, axis: .horizontal, "\(fault)\(consequence). \(mend)")
    }
    if let width = widthTooGreat(of: item, state) {
      return finding(
        rule, constraint: width,
        "\(tree.text.text(of: constraints[width])) makes \(name) wider than a cell of "
          + "\(number(Self.width.rounded())) points. Tie \(name).leading and \(name).trailing instead.")
    }
    let isCollapsing = !state.collapsed.isEmpty
    return finding(
      rule, item: item, axis: .horizontal,
      "\(fault)\(condition(state))\(consequence). "
        + (isCollapsing ? "Declare what holds instead in whenCollapsed." : mend))
  }

  /// The constraint that gives an item with a short content a width of so many points, more than there is.
  private func widthTooGreat(of item: Int, _ state: CheckedState) -> Int? {
    guard state.roomy.system.value(of: .width(item)) > Self.width,
      let entries = try? state.roomy.explain([(.width(item), 1)]).entries, entries.count == 1,
      case .declared(let index) = state.plan.entries[entries[0].entry].origin, constraints[index].terms.count == 1
    else { return nil }
    return index
  }

  /// Whether a constraint across on an item takes part in a conflict, which is told.
  private func isInConflict(_ item: Int) -> Bool {
    states.contains { state in
      state.roomy.system.breakages.contains { breakage in
        breakage.conflict.contains { entry in
          guard case .declared(let index) = state.plan.entries[entry].origin else { return false }
          return constraints[index].terms.contains { term in
            (term.attribute.isHorizontalPosition || term.attribute == .width) && tree.position(of: term.item) == item
          }
        }
      }
    }
  }

  /// A state with one item of very long content and the wrong signs of constants mended; `nil` when there are none.
  private func mended(_ item: Int, _ state: CheckedState) -> RebuiltSystem? {
    let signs = wrongSigns.filter { $0.axis == .horizontal && state.plan.entryOfConstraint[$0.constraint] >= 0 }
    guard !signs.isEmpty, let solved = solvedLong(item, in: state) else { return nil }
    return signs.reduce(Optional(solved.system)) { system, sign in
      system.flatMap { sign.tie.mended($0, solved) }
    }
  }

  /// Whether a constant with the wrong sign moves an item, or a view around it, sideways out of what it lies in.
  private func isMisplaced(_ item: Int) -> Bool {
    let chain = tree.chain(from: item)
    return wrongSigns.contains { $0.axis == .horizontal && chain.contains($0.item) }
  }
}
