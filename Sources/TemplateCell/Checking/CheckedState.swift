import Cassowary

/// A template with some items collapsed and some groups of constraints on, solved with short and with long contents.
struct CheckedState {
  /// What is collapsed and which groups are off.
  var state: RowState
  /// Every content is much smaller than the cell.
  var roomy: SolvedSystem
  /// Every text takes more than half of the width.
  var tight: SolvedSystem
  /// Every text is wider than the cell, titles of buttons as they are.
  var crowded: SolvedSystem
  /// As ``tight``, but texts that no row changes are those declared.
  var usual: MeasuringCore.SolvedRow
  /// What is open, with the solutions in which it is.
  var openings: [Opening] { roomyOpenings + tightOpenings + otherOpenings }
  /// The texts that the row is not high enough for although nothing holds it so low.
  var missingHeight: MissingHeight?

  private var roomyOpenings: [Opening]
  private var tightOpenings: [Opening]
  /// What is open with texts wider than the cell, and of the height of the content view.
  private var otherOpenings: [Opening]

  init(
    state: RowState, roomy: SolvedSystem, tight: SolvedSystem, crowded: SolvedSystem, usual: MeasuringCore.SolvedRow
  ) {
    (self.state, self.roomy, self.tight, self.crowded, self.usual) = (state, roomy, tight, crowded, usual)
    (roomyOpenings, tightOpenings, otherOpenings) = (roomy.openings(), tight.openings(), crowded.openings())
    // Without a wish that gave way the height of the content view is not asked about.
    guard roomy.hasWishThatGaveWay, let unfitted = roomy.unfitted() else { return }
    let heights = unfitted.looseSlots(isHeightAsked: true).filter { $0.slot == Slot.contentHeight.index }
    otherOpenings.append(Opening(solved: unfitted, loose: heights))
  }

  var plan: RowPlan { roomy.plan }

  /// The items that are collapsed, with everything inside them.
  var collapsed: ItemSet { state.collapsed }

  /// The unknowns that are ambiguous whatever the contents are, and not because of equal priorities.
  var ambiguousSlots: [Int] {
    let other = Set(tightOpenings[0].untied)
    return roomyOpenings[0].untied.filter { other.contains($0) }
  }

  /// Whether an unknown is open with long contents.
  func isOpen(_ slot: Slot) -> Bool {
    tightOpenings.contains { opening in opening.loose.contains { $0.slot == slot.index } }
  }

  /// Whether the row has a height, and one that leaves no text out that might be in.
  var hasHeight: Bool { missingHeight == nil && roomy.isHeightDetermined }
}
