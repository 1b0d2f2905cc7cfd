/// The items of a template in the order of their declaration, with names and nesting.
struct ItemTree: Sendable {
  /// The name of the template's type.
  let template: String
  /// The items; views first named, then what is inside them unless it was declared before.
  private(set) var items: [any LayoutItem] = []
  /// The names of the items, in the same order.
  private(set) var names: [String] = []
  /// The position of the view each item lies in; `nil` for the content view.
  private(set) var parents: [Int?] = []
  /// Whether an item lies in another.
  private(set) var isNested = false
  /// The views that lie in stacks, which leave them when hidden.
  private(set) var arranged = ItemSet()
  /// The margins of the content view, its safe area and the greatest readable width.
  let contentMargins: LayoutInsets
  let contentSafeArea: LayoutInsets
  let readableContentWidth: Double
  /// The templates that are properties as they are, not as an ``EmbeddedTemplate``.
  private(set) var plainTemplates: [(name: String, template: any CellTemplate)] = []
  private var groupNames: [ObjectIdentifier: String] = [:]
  private var positions: [ObjectIdentifier: Int] = [:]
  /// The guides of readable width by the items they belong to.
  private var readableGuides: [ObjectIdentifier: Int] = [:]

  /// Reads the items of a template by reflection.
  ///
  /// Arrays, optionals, tuples and structures of items are looked into, four levels deep: `buttons[1]`, `header.title`.
  init(of template: some CellTemplate) throws(TemplateError) {
    self.template = String(describing: type(of: template))
    contentMargins = template.layoutMargins
    contentSafeArea = template.safeAreaInsets
    readableContentWidth = template.readableContentWidth
    collect(Mirror(reflecting: template), prefix: "", depth: 0)
    try connect()
  }

  /// The position of an item; `nil` for the content view and for items of other templates.
  func position(of item: any LayoutItem) -> Int? {
    guard let guide = item as? LayoutGuide, let owner = guide.owner else { return positions[ObjectIdentifier(item)] }
    return guide.isInset ? position(of: owner) : readableGuides[ObjectIdentifier(owner)]
  }

  /// The name of an item for messages.
  func name(of item: any LayoutItem) -> String {
    if item is ContentView { return "contentView" }
    if let guide = item as? LayoutGuide, let owner = guide.owner { return "\(name(of: owner)).\(guide.role.name)" }
    return position(of: item).map { names[$0] } ?? "unknown"
  }

  /// Where the item at a position was made, `NoteCell.swift:5`; `nil` for items without a content of their own.
  func place(of position: Int) -> String? {
    let traits = items[position].traits
    guard let file = traits.file, let line = traits.line else { return nil }
    return SourcePlace.text(file, line)
  }

  /// The name of the item at a position and where it was made, for messages: `title (NoteCell.swift:5)`.
  func placedName(of position: Int) -> String {
    names[position] + (place(of: position).map { " (\($0))" } ?? "")
  }

  /// The name of a group of constraints.
  func name(of group: ConstraintGroup) -> String { groupNames[ObjectIdentifier(group)] ?? "unknown" }

  /// The texts of constraints with the names of this template.
  var text: ConstraintText { ConstraintText(name: name) }

  /// All items given, and everything inside them.
  func withDescendants(_ members: ItemSet) -> ItemSet {
    guard !members.isEmpty else { return members }
    return ItemSet(
      items.indices.filter { item in
        var next: Int? = item
        while let current = next {
          if members.contains(current) { return true }
          next = parents[current]
        }
        return false
      })
  }

  /// The views around an item from the inside out, the item itself first; the content view, always last, is left out.
  func chain(from item: Int) -> [Int] {
    var result: [Int] = []
    var next: Int? = item
    while let current = next {
      result.append(current)
      next = parents[current]
    }
    return result
  }

  private mutating func collect(_ mirror: Mirror, prefix: String, depth: Int) {
    guard depth < 4 else { return }
    if let base = mirror.superclassMirror { collect(base, prefix: prefix, depth: depth) }
    let isCollection = mirror.displayStyle == .collection || mirror.displayStyle == .set
    for (index, child) in mirror.children.enumerated() {
      let name: String
      if mirror.displayStyle == .optional {
        name = String(prefix.dropLast(prefix.hasSuffix(".") ? 1 : 0))
      } else if isCollection {
        name = prefix.dropLast(prefix.hasSuffix(".") ? 1 : 0) + "[\(index)]"
      } else {
        name = prefix + (child.label ?? "\(index)")
      }
      if let item = child.value as? any LayoutItem {
        append(item, name: name)
      } else if let group = child.value as? ConstraintGroup {
        groupNames[ObjectIdentifier(group)] = name
      } else {
        if let template = child.value as? any CellTemplate { plainTemplates.append((name, template)) }
        let nested = Mirror(reflecting: child.value)
        switch nested.displayStyle {
        case .struct, .tuple, .optional, .collection: collect(nested, prefix: name + ".", depth: depth + 1)
        default: break
        }
      }
    }
  }

  private mutating func append(_ item: any LayoutItem, name: String) {
    if let guide = item as? LayoutGuide, guide.owner != nil { return }
    guard !(item is ContentView), positions[ObjectIdentifier(item)] == nil else { return }
    positions[ObjectIdentifier(item)] = items.count
    items.append(item)
    names.append(name)
    parents.append(nil)
  }

  /// Adds the guide of readable width of an item; it lies where the item lies.
  mutating func adopt(_ guide: LayoutGuide, of owner: any LayoutItem) {
    readableGuides[ObjectIdentifier(owner)] = items.count
    names.append(name(of: guide))
    parents.append(position(of: owner))
    isNested = isNested || position(of: owner) != nil
    items.append(guide)
  }

  /// Adds what lies inside views without being a property, and notes who lies where.
  private mutating func connect() throws(TemplateError) {
    var next = 0
    var placed = ItemSet()
    var inside: [(owner: Int, members: Range<Int>)] = []
    while next < items.count {
      for (index, subview) in items[next].traits.subviews.enumerated() {
        if subview is ContentView { throw .contentViewInside(template: template, item: names[next]) }
        let isGap = (items[next] as? StackView)?.gap === subview
        append(subview, name: isGap ? "\(names[next]).gap" : "\(names[next])[\(index)]")
        guard let position = position(of: subview) else { continue }
        if placed.contains(position) {
          throw .itemInTwoViews(
            template: template, item: names[position],
            views: [parents[position].map { names[$0] } ?? "contentView", names[next]])
        }
        placed.insert(position)
        parents[position] = next
        isNested = true
        if !isGap, items[next] is StackView { arranged.insert(position) }
      }
      if let embedded = items[next] as? any Embedding {
        let first = items.count
        collect(Mirror(reflecting: embedded.reflected), prefix: names[next] + ".", depth: 0)
        inside.append((next, first..<items.count))
      }
      next += 1
    }
    for (owner, members) in inside {
      for member in members where parents[member] == nil {
        parents[member] = owner
        isNested = true
      }
    }
    try checkNesting()
  }

  /// Makes sure that no item lies inside itself, which items of types from outside could do.
  ///
  /// - Complexity: O(n) for n items.
  private func checkNesting() throws(TemplateError) {
    guard isNested else { return }
    var isChecked = Array(repeating: false, count: items.count)
    for item in items.indices {
      var way: [Int] = []
      var members = ItemSet()
      var next: Int? = item
      while let current = next, !isChecked[current] {
        if members.contains(current) { throw .itemInsideItself(template: template, item: names[current]) }
        members.insert(current)
        way.append(current)
        next = parents[current]
      }
      for current in way { isChecked[current] = true }
    }
  }
}
