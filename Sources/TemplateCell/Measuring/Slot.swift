/// The place of an unknown of a template among all its unknowns: the size of the content view first, then for each
/// item its left edge, width, top edge and height.
///
/// Positions count from the top left corner of the content view.
struct Slot: Hashable, Sendable {
  let index: Int

  static let contentWidth = Slot(index: 0)
  static let contentHeight = Slot(index: 1)

  static func x(_ item: Int) -> Slot { Slot(index: 2 + 4 * item) }
  static func width(_ item: Int) -> Slot { Slot(index: 3 + 4 * item) }
  static func y(_ item: Int) -> Slot { Slot(index: 4 + 4 * item) }
  static func height(_ item: Int) -> Slot { Slot(index: 5 + 4 * item) }

  /// The number of unknowns of a template with so many items.
  static func count(items: Int) -> Int { 2 + 4 * items }

  /// The name of the unknown, `title.width`.
  func name(in tree: ItemTree) -> String {
    switch index {
    case 0: "contentView.width"
    case 1: "contentView.height"
    default: tree.names[(index - 2) / 4] + [".left", ".width", ".top", ".height"][(index - 2) % 4]
    }
  }
}

/// A sum of unknowns and a constant.
struct SlotSum: Sendable {
  /// Each unknown at most once, none with the coefficient 0, in the order of first use.
  private(set) var terms: [(slot: Slot, coefficient: Double)] = []
  var constant = 0.0

  mutating func add(_ slot: Slot, _ coefficient: Double) {
    if let known = terms.firstIndex(where: { $0.slot == slot }) {
      terms[known].coefficient += coefficient
      if terms[known].coefficient == 0 { terms.remove(at: known) }
    } else if coefficient != 0 {
      terms.append((slot, coefficient))
    }
  }
}
