import Foundation
import TestSupport

@testable import TemplateCell

/// A cell made up from a seed: a chain of items of all kinds from top to bottom, with margins, guides, stacks, ratios,
/// baselines, equal heights, limits and wishes.
///
/// Every constraint it declares has a label: `c0`, `c1` and so on.
struct RandomCell: CellTemplate {
  let views: [any LayoutItem]
  let layoutMargins: LayoutInsets
  let safeAreaInsets: LayoutInsets
  let collapsible: View
  let build: @Sendable () -> [LayoutConstraint]
  var options = RowOptions()

  /// What a row changes: constants by label, and whether ``collapsible`` is collapsed.
  struct Row: Sendable {
    var constants: [String: Double] = [:]
    var isCollapsed = false
  }

  init(seed: UInt64) {
    var maker = RandomCellMaker(random: SeededRandom(seed: seed))
    maker.run()
    views = maker.views
    layoutMargins = maker.insets()
    safeAreaInsets = maker.insets()
    collapsible = maker.collapsible
    let constraints = maker.constraints.enumerated().map { $1.labeled("c\($0)") }
    build = { constraints }
    options.separator = maker.random.chance(50) ? .hairline : .none
    options.accessory = maker.random.chance(30) ? .disclosureIndicator : .none
  }

  var constraints: [LayoutConstraint] { build() }

  func configure(_ content: inout CellContent, with row: Row) {
    content.options = options
    content[collapsible].isCollapsed = row.isCollapsed
    for (label, value) in row.constants { content[constant: label] = value }
  }
}

/// Draws the items and constraints of a ``RandomCell``.
private struct RandomCellMaker {
  var random: SeededRandom
  var views: [any LayoutItem] = []
  let collapsible = View()
  var constraints: [LayoutConstraint] = []

  /// A length without a round part, so that nothing coincides by chance.
  mutating func length(_ least: Double, _ most: Double) -> Double { least + random.unit() * (most - least) }

  mutating func insets() -> LayoutInsets {
    LayoutInsets(top: length(0, 12), leading: length(0, 20), bottom: length(0, 12), trailing: length(0, 20))
  }

  mutating func run() {
    let cell = ContentView.shared
    let count = random.integer(1, 4)
    let collapsedPlace = random.below(count + 1)
    var above: (any LayoutItem)?
    var replaced: (any LayoutItem)??
    for place in 0...count {
      let view: any LayoutItem = place == collapsedPlace ? collapsible : item()
      views.append(view)
      place == collapsedPlace ? box(view) : across(view, in: cell)
      let gap = length(1, 12)
      constraints.append(below(above, view, gap))
      if case .some(let before) = replaced {
        constraints += collapsed { RandomCellMaker.plainBelow(before, view, gap + 3) }
        replaced = nil
      }
      if place == collapsedPlace { replaced = .some(above) }
      if place != collapsedPlace { extras(of: view) }
      above = view
    }
    guard let last = above else { return }
    let gap = length(1, 12)
    switch random.below(4) {
    case 0: constraints.append(cell.bottom == last.bottom + gap)
    case 1: constraints.append(cell.bottomMargin == last.bottom + gap)
    case 2: constraints.append(last.bottom == cell.layoutMarginsGuide.bottom - gap)
    default: constraints.append(cell.safeAreaLayoutGuide.bottom == last.bottom + gap)
    }
    if case .some(let before) = replaced {
      if let before {
        constraints += collapsed { cell.bottom == before.bottom + gap }
      } else {
        constraints += collapsed { cell.height == gap }
      }
    }
  }

  private func collapsed(@LayoutBuilder _ body: () -> [LayoutConstraint]) -> [LayoutConstraint] {
    whenCollapsed(collapsible, constraints: body)
  }

  private static func plainBelow(_ above: (any LayoutItem)?, _ view: any LayoutItem, _ gap: Double) -> LayoutConstraint
  {
    above.map { view.top == $0.bottom + gap } ?? (view.top == ContentView.shared.top + gap)
  }

  private mutating func below(_ above: (any LayoutItem)?, _ view: any LayoutItem, _ gap: Double) -> LayoutConstraint {
    let cell = ContentView.shared
    guard let above else {
      switch random.below(4) {
      case 0: return view.top == cell.top + gap
      case 1: return view.top == cell.topMargin + gap
      case 2: return view.top == cell.safeAreaLayoutGuide.top + gap
      default: return view.top - gap == cell.layoutMarginsGuide.top
      }
    }
    switch random.below(4) {
    case 0: return view.firstBaseline == above.lastBaseline + (gap + 20)
    case 1: return view.top == above.bottomMargin + (gap + 10)
    case 2: return above.bottom == view.top - gap
    default: return view.top == above.bottom + gap
    }
  }

  // MARK: - Items

  private mutating func text() -> String {
    (0..<random.integer(1, 9)).map { _ in String(repeating: "x", count: random.integer(1, 8)) }.joined(separator: " ")
  }

  private mutating func item() -> any LayoutItem {
    switch random.below(9) {
    case 0: return Label(text(), lines: 0)
    case 1: return Label(String(repeating: "x", count: random.integer(1, 6)))
    case 2: return Button("xxxx", imageSize: random.chance(50) ? CGSize(width: 10, height: length(20, 40)) : nil)
    case 3: return ImageView(size: CGSize(width: length(200, 900), height: length(100, 500)), keepsAspectRatio: true)
    case 4: return TextView(text())
    case 5:
      let (area, side) = (length(4000, 9000), length(20, 60))
      return SizedView {
        $0.map { CGSize(width: side, height: area / max(40, $0)) } ?? CGSize(width: side, height: side)
      }
    case 6: return stack(depth: 0)
    case 7: return Label(text(), lines: 2)
    default: return View()
    }
  }

  private mutating func stack(depth: Int) -> StackView {
    let members: [any LayoutItem] = (0..<random.integer(2, 3)).map { index in
      if depth == 0, random.chance(25) { return stack(depth: 1) }
      let hugging = AxisPriorities(horizontal: .low + Double(index), vertical: .low + Double(index) + 0.5)
      let resistance = AxisPriorities(horizontal: .high - Double(index), vertical: .high - Double(index))
      return Label(
        String(repeating: "x", count: random.integer(1, 5)), hugging: hugging, compressionResistance: resistance)
    }
    let spacing = length(1, 9)
    return StackView(
      axis: random.chance(50) ? .vertical : .horizontal,
      distribution: [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][random.below(5)],
      alignment: StackView.Alignment.allCases[random.below(6)], spacing: spacing,
      customSpacing: random.chance(50) ? [.init(after: members[0], spacing + 3.5)] : [],
      layoutMargins: random.chance(50) ? insets() : nil, arrangedSubviews: members)
  }

  private mutating func box(_ view: any LayoutItem) {
    constraints.append(view.height == length(20, 60))
    constraints.append(view.width == length(20, 60))
    constraints.append(view.centerX == ContentView.shared.centerX)
  }

  /// Holds an item at both sides, or at one where it has a width of its own.
  private mutating func across(_ view: any LayoutItem, in cell: ContentView) {
    let gap = length(1, 20)
    switch random.below(4) {
    case 0: constraints.append(view.leading == cell.leading + gap)
    case 1: constraints.append(view.leading == cell.leadingMargin + gap)
    case 2: constraints.append(view.leading == cell.layoutMarginsGuide.leading + gap)
    default: constraints.append(view.leading == cell.safeAreaLayoutGuide.leading + gap)
    }
    let end = length(1, 20)
    let isOpen = view.traits.kind.hasSize && random.chance(50)
    switch random.below(3) {
    case 0: constraints.append(isOpen ? view.trailing <= cell.trailing - end : view.trailing == cell.trailing - end)
    case 1:
      constraints.append(
        isOpen ? view.trailing <= cell.trailingMargin - end : view.trailing == cell.trailingMargin - end)
    default:
      if isOpen {
        constraints.append(view.trailing <= cell.layoutMarginsGuide.trailing - end)
      } else {
        constraints.append(view.width == cell.width * length(0.4, 0.8))
      }
    }
  }

  /// Wishes and limits about an item, and a small one beside it.
  private mutating func extras(of view: any LayoutItem) {
    if !view.traits.kind.hasSize, !(view is StackView) {
      if random.chance(50) {
        constraints.append(view.height == length(10, 80) ~ .high)
        constraints.append(
          view.height == view.width * length(0.2, 0.8) ~ LayoutPriority(Double(random.integer(300, 800))))
      } else {
        constraints.append(view.width == view.height * length(1.2, 3))
      }
    } else if random.chance(30) {
      constraints.append(view.height >= length(10, 60))
    }
    guard random.chance(40) else { return }
    let mark = Control(width: length(5, 20), height: length(5, 20))
    let twin = View()
    views += [mark, twin]
    constraints += [
      mark.trailing == ContentView.shared.trailingMargin, mark.centerY == view.centerY,
      twin.height == view.height, twin.top == view.topMargin, twin.left == view.left, twin.width == mark.width * 2,
    ]
  }
}
