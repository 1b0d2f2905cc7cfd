/// Reads one layout: its views from the outside in, then its constraints.
struct InterfaceRootBuilder {
  let resources: InterfaceResources
  private var root: InterfaceRoot
  private var indices: [String: Int] = [:]
  private var pendingConstraints: [(element: InterfaceElement, owner: String)] = []
  private var excludedConstraints: Set<String> = []
  private var removed: Set<String> = []

  init(
    kind: InterfaceRoot.Kind, resources: InterfaceResources, traits: InterfaceTraits, toolsVersion: Int,
    findings: [InterfaceFinding]
  ) {
    self.resources = resources
    root = InterfaceRoot(
      kind: kind, views: [], constraints: [], guides: [:], reuseIdentifier: nil, toolsVersion: toolsVersion,
      traits: traits, findings: findings)
  }

  /// Reads the layout of an element.
  ///
  /// - Parameters:
  ///   - guides: the guides of the controller around it, if there are any.
  ///   - seen: the ids of all views read before, none of which may occur again.
  mutating func build(
    _ element: InterfaceElement, guides: InterfaceElement?, seen: inout Set<String>
  ) throws(InterfaceFileError) -> InterfaceRoot {
    root.reuseIdentifier = element["reuseIdentifier"]
    if root.kind != .view && root.kind != .controllerView { root.traits.safeArea = 0 }
    try add(element, parent: nil, role: .root, seen: &seen)
    for guide in guides?.children ?? [] { addGuide(guide, owner: 0) }
    if root.kind == .view { root.traits.safeArea = root.topLevelSafeArea }
    for (constraint, owner) in pendingConstraints { try add(constraint: constraint, owner: owner) }
    return root
  }

  // MARK: - Views

  private mutating func add(
    _ original: InterfaceElement, parent: Int?, role: InterfaceView.Role, seen: inout Set<String>
  ) throws(InterfaceFileError) {
    let element = original.resolved(for: root.traits)
    let id = element["id"] ?? "_anon\(root.views.count)"
    guard seen.insert(id).inserted || element["id"] == nil else {
      throw .duplicateIdentifier(id, line: element.line)
    }
    if element["id"] == nil, role != .content, role != .root {
      throw .missingIdentifier(element: element.name, line: element.line)
    }
    let index = root.views.count
    indices[id] = index
    let reader = InterfaceViewReader(resources: resources, findings: [])
    var (view, findings) = try reader.view(element, id: id, parent: parent, role: role)
    if role == .content, let parent, element.child("rect") == nil {
      let around = root.views[parent].frame
      view.frame = InterfaceRectangle(width: around.width, height: around.height)
    }
    root.findings += findings
    root.views.append(view)
    excludedConstraints.formUnion(original.excluded("constraints", for: root.traits))
    let excludedViews = original.excluded("subviews", for: root.traits)
    for child in element.children {
      switch child.name {
      case "viewLayoutGuide", "viewControllerLayoutGuide":
        addGuide(child, owner: index)
      case "layoutGuides", "layoutGuide":
        for guide in child.children { addGuide(guide, owner: index) }
      case "constraints":
        for constraint in child.children where constraint.name == "constraint" {
          pendingConstraints.append((constraint, id))
        }
      case "subviews":
        for subview in child.children {
          if let name = subview["id"], excludedViews.contains(name) {
            remove(subview)
            continue
          }
          let isFree =
            subview["translatesAutoresizingMaskIntoConstraints"] == "NO" && subview["fixedFrame"] != "YES"
          let role: InterfaceView.Role = view.stack != nil ? .arranged : isFree ? .constrained : .autoresizing
          try add(subview, parent: index, role: role, seen: &seen)
        }
      default:
        if child["key"] == "contentView", child.child("rect") != nil || child.child("subviews") != nil {
          try add(child, parent: index, role: .content, seen: &seen)
        } else if let key = child["key"], child.child("rect") != nil, !Self.rootKeys.contains(key) {
          report("unsupported-view", "The view for \(key) is not laid out.", child)
        }
      }
    }
  }

  /// The keys of views that are layouts of their own.
  private static let rootKeys: Set<String> = [
    "view", "tableHeaderView", "tableFooterView", "headerView", "footerView",
  ]

  /// Notes the ids of a view that is not installed for the device.
  private mutating func remove(_ element: InterfaceElement) {
    var pending = [element]
    while let next = pending.popLast() {
      if let id = next["id"] { removed.insert(id) }
      pending.append(contentsOf: next.children)
    }
  }

  private mutating func addGuide(_ element: InterfaceElement, owner: Int) {
    guard let id = element["id"] else { return }
    let name = element["key"] ?? element["type"] ?? ""
    guard let kind = InterfaceGuide.Kind(rawValue: name) else {
      root.findings.append(
        InterfaceFinding(
          rule: "unknown-guide", message: "The guide '\(name)' is not known; its edges are those of the view.",
          line: element.line, element: id))
      root.guides[id] = InterfaceGuide(kind: .frameLayout, owner: owner)
      return
    }
    root.guides[id] = InterfaceGuide(kind: kind, owner: owner)
  }

  // MARK: - Constraints

  private mutating func add(constraint original: InterfaceElement, owner: String) throws(InterfaceFileError) {
    let element = original.resolved(for: root.traits)
    let id = element["id"] ?? ""
    if excludedConstraints.contains(id) { return }
    guard let attribute = element["firstAttribute"] else {
      return report("incomplete-constraint", "A constraint has no attribute and was left out.", element)
    }
    let first = element["firstItem"] ?? owner
    let second = element["secondItem"]
    for reference in [first, second].compactMap({ $0 }) {
      if removed.contains(reference) { return }
      guard indices[reference] == nil, root.guides[reference] == nil else { continue }
      guard resources.ids.contains(reference) else { throw .missingReference(reference, line: element.line) }
      return report(
        "foreign-reference", "The constraint names '\(reference)', which lies in another layout; it was left out.",
        element)
    }
    let relation: LayoutConstraint.Comparison
    switch element["relation"] {
    case nil, "equal": relation = .equal
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case let name?:
      return report("unknown-relation", "The relation '\(name)' is not known; the constraint was left out.", element)
    }
    let multiplier = try Self.multiplier(element)
    let priority = try element.priority("priority", in: 1...1000) ?? (1000, false)
    if priority.isClamped {
      report(
        "priority-out-of-range",
        "The priority \(element["priority"] ?? "") is out of range; \(Decimals.short(priority.value)) holds.", element)
    }
    root.constraints.append(
      InterfaceConstraint(
        id: id, line: element.line, firstItem: first, firstAttribute: attribute, relation: relation,
        secondItem: second, secondAttribute: element["secondAttribute"], multiplier: multiplier,
        constant: try constant(element, isToSuperview: isToSuperview(first, second)), priority: priority.value))
  }

  /// The constant; a standard one is 8 between neighbours and 20 to a superview.
  private func constant(_ element: InterfaceElement, isToSuperview: Bool) throws(InterfaceFileError) -> Double {
    if let constant = try element.number("constant") { return constant }
    return element.isSet("symbolic") ? (isToSuperview ? 20 : 8) : 0
  }

  private func isToSuperview(_ first: String, _ second: String?) -> Bool {
    guard let second else { return false }
    let one = indices[first] ?? root.guides[first]?.owner
    let other = indices[second] ?? root.guides[second]?.owner
    guard let one, let other else { return false }
    return root.views[one].parent == other || root.views[other].parent == one || one == other
  }

  private mutating func report(_ rule: String, _ message: String, _ element: InterfaceElement) {
    root.findings.append(InterfaceFinding(rule: rule, message: message, line: element.line, element: element["id"]))
  }

  /// A factor as the files write it: a number, or two with a colon or a slash between them.
  private static func multiplier(_ element: InterfaceElement) throws(InterfaceFileError) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { InterfaceElement.number($0) }
    let count = text.count(where: { $0 == ":" || $0 == "/" }) + 1
    guard parts.count == count, count <= 2 else {
      throw .invalidNumber(attribute: "multiplier", value: text, line: element.line)
    }
    let value = count == 1 ? parts[0] : parts[0] / parts[1]
    guard value.isFinite, abs(value) <= 1e6, value == 0 || abs(value) >= 1e-6 else {
      throw element.outOfRange("multiplier")
    }
    return value
  }
}
