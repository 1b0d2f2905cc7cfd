/// The memory behind a ``CellContent``: one ``ItemValues`` for each item, and one for items that are not there.
///
/// Written only through a content that holds the only reference to it, so a content is a value.
final class ContentStorage: @unchecked Sendable {
  let outline: ContentOutline
  var constants: [(constraint: Int, value: Double)] = []
  /// The groups that were switched.
  var groups: [(group: Int, isActive: Bool)] = []
  /// The priorities in place of those written.
  var priorities: [(constraint: Int, priority: LayoutPriority)] = []
  private var sizes: [(item: Int, sizeForWidth: SizedView.SizeForWidth)] = []
  /// The first thing that was written to and is not there.
  private(set) var error: MeasuringError?
  private let base: UnsafeMutablePointer<ItemValues>
  private let count: Int

  init(_ outline: ContentOutline) {
    self.outline = outline
    count = outline.initialValues.count
    base = UnsafeMutablePointer.allocate(capacity: count)
    outline.initialValues.withUnsafeBufferPointer { values in
      if let start = values.baseAddress { base.initialize(from: start, count: values.count) }
    }
  }

  init(copying other: ContentStorage) {
    outline = other.outline
    constants = other.constants
    groups = other.groups
    priorities = other.priorities
    sizes = other.sizes
    error = other.error
    count = other.count
    base = UnsafeMutablePointer.allocate(capacity: count)
    base.initialize(from: other.base, count: count)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// The values of the item at a position.
  subscript(position: Int) -> ItemValues {
    _read { yield base[position] }
  }

  /// The values of an item; those of no item when it is not there.
  func values(_ item: some LayoutItem) -> UnsafeMutablePointer<ItemValues> {
    base + (outline.position(of: item) ?? count - 1)
  }

  /// The values of an item to be written; those of no item, and a note, when it is not there.
  func valuesForWriting(_ item: some LayoutItem, _ file: String, _ line: Int) -> UnsafeMutablePointer<ItemValues> {
    if let position = outline.position(of: item) { return base + position }
    noteUnknown(item.kindText, file, line)
    return base + (count - 1)
  }

  /// Keeps that content was written for an item that is not there, as the text of what it is.
  func noteUnknown(_ item: String, _ file: String, _ line: Int) {
    note(
      .unknownItem(
        template: outline.template, item: item, place: SourcePlace.text(file, line), known: outline.names))
  }

  /// Keeps that something was written for a group that is not there.
  func noteUnknownGroup(_ file: String, _ line: Int) {
    note(
      .unknownItem(
        template: outline.template, item: "a ConstraintGroup", place: SourcePlace.text(file, line),
        known: outline.groupNames))
  }

  /// Keeps that something was written for a label that is not there.
  func noteUnknown(label: String, _ file: String, _ line: Int) {
    let known = outline.labels.sorted { $0.value < $1.value }.map(\.key)
    note(
      .unknownLabel(template: outline.template, label: label, place: SourcePlace.text(file, line), known: known))
  }

  /// How an item is sized in this row, when the row says so.
  func sizeForWidth(_ item: Int) -> SizedView.SizeForWidth? { sizes.last { $0.item == item }?.sizeForWidth }

  /// How a view is sized in this row, when the row says so.
  func sizeForWidth(_ view: SizedView) -> SizedView.SizeForWidth? {
    outline.position(of: view).flatMap { sizeForWidth($0) }
  }

  /// Sizes a view in another way in this row.
  func setSizeForWidth(_ sizeForWidth: SizedView.SizeForWidth?, of view: SizedView) {
    guard let position = outline.position(of: view) else { return }
    sizes.removeAll { $0.item == position }
    if let sizeForWidth { sizes.append((position, sizeForWidth)) }
  }

  /// Keeps the first error.
  func note(_ error: MeasuringError) {
    if self.error == nil { self.error = error }
  }
}

/// Everything that can differ from row to row in one item; only the part of its kind is in use.
struct ItemValues: Sendable {
  var label = LabelContent()
  var image = ImageContent()
  var plain = ItemContent()

  var isHidden: Bool { plain.isHidden || label.isHidden || image.isHidden }
  var isCollapsed: Bool { plain.isCollapsed || label.isCollapsed || image.isCollapsed }
}

/// The part of a template that a ``CellContent`` is written by.
final class ContentOutline: Sendable {
  let template: String
  /// The values of each item before a row is configured, and empty ones at the end for items that are not there.
  let initialValues: [ItemValues]
  let labels: [String: Int]
  /// The groups of constraints, each at its position.
  let groups: [ConstraintGroup]
  private let identities: [ObjectIdentifier]
  let names: [String]
  /// The names of the groups that are properties.
  let groupNames: [String]

  init(tree: ItemTree, labels: [String: Int], groups: [ConstraintGroup]) {
    self.groups = groups
    names = tree.names
    groupNames = groups.map(tree.name).filter { $0 != "unknown" }
    template = tree.template
    identities = tree.items.map { ObjectIdentifier($0) }
    self.labels = labels
    let values = tree.items.map { item in
      var values = ItemValues()
      switch item.traits.kind {
      case .label(let text, let font, _): values.label.styledText = StyledText(text, font: font)
      case .image(let size, _): values.image.imageSize = size
      case .button(let title, let font, let size):
        values.label.styledText = StyledText(title, font: font)
        values.image.imageSize = size
      case .textView(let text, let font): values.label.styledText = StyledText(text, font: font)
      case .plain, .contentView, .fixed, .separator, .sized: break
      }
      return values
    }
    initialValues = values + [ItemValues()]
  }

  /// The name of an item.
  func name(of item: some LayoutItem) -> String? { position(of: item).map { names[$0] } }

  /// The position of a group.
  func position(of group: ConstraintGroup) -> Int? { groups.firstIndex { $0 === group } }

  /// - Complexity: O(n) for n items, a comparison of addresses each.
  func position(of item: some LayoutItem) -> Int? {
    let identity = ObjectIdentifier(item)
    for position in identities.indices where identities[position] == identity { return position }
    return nil
  }
}
