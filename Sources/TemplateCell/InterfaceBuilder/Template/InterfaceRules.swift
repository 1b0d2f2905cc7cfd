/// The constraints of a layout as constraints of a template.
struct InterfaceRules {
  private let items: InterfaceItems
  private let root: InterfaceRoot
  private let file: String?
  private let indices: [String: Int]
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var findings: [InterfaceFinding] = []
  private var labels: Set<String> = []

  init(_ items: InterfaceItems, file: String?) {
    self.items = items
    root = items.root
    self.file = file
    indices = Dictionary(
      items.root.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Collects the constraints: sizes and masks of the views, then those of the file in its order.
  mutating func build() {
    for index in root.views.indices where !(items.items[index] is ContentView) {
      let view = root.views[index]
      if view.role == .root {
        for attribute in [LayoutAttribute.leading, .top, .trailing, .bottom] {
          add(
            LayoutConstraint(side(items.items[index], attribute), .equal, side(ContentView.shared, attribute)),
            view.line)
        }
      }
      if let content = items.scrollContents[index] {
        add(LayoutConstraint(side(content, .leading), .equal, side(items.items[index], .leading)), view.line)
        add(LayoutConstraint(side(content, .top), .equal, side(items.items[index], .top)), view.line)
      }
      if view.role == .autoresizing || view.role == .content { addMask(index) }
      addSize(index)
    }
    for constraint in root.constraints { add(constraint) }
  }

  private mutating func add(_ constraint: LayoutConstraint, _ line: Int, _ priority: LayoutPriority = .required) {
    var result = constraint
    result.priority = priority
    result.file = file
    result.line = line
    constraints.append(result)
  }

  private func side(_ item: any LayoutItem, _ attribute: LayoutAttribute) -> LayoutExpression {
    LayoutExpression(item, attribute)
  }

  private func number(_ value: Double) -> LayoutExpression { LayoutExpression(constant: value) }

  // MARK: - Sizes and masks

  /// The size of a plain view that has one of its own, and the least width of a button.
  private mutating func addSize(_ index: Int) {
    let view = root.views[index]
    let (hugging, resistance) = (items.hugging(index), items.resistance(index))
    var axes: [(LayoutAttribute, Double?, LayoutPriority, LayoutPriority)] = []
    switch items.kinds[index] {
    case .button where view.kind == "button":
      add(
        LayoutConstraint(side(items.items[index], .width), .greaterThanOrEqual, number(30)), view.line,
        resistance.horizontal)
    case .view(let width, let height):
      axes = [
        (.width, width, hugging.horizontal, resistance.horizontal),
        (.height, height, hugging.vertical, resistance.vertical),
      ]
    default: break
    }
    for (attribute, length, hugging, resistance) in axes {
      guard let length else { continue }
      let left = side(items.items[index], attribute)
      add(LayoutConstraint(left, .lessThanOrEqual, number(length)), view.line, hugging)
      add(LayoutConstraint(left, .greaterThanOrEqual, number(length)), view.line, resistance)
    }
  }

  /// The place and length that an autoresizing mask gives, see ``InterfaceMask``.
  private mutating func addMask(_ index: Int) {
    let view = root.views[index]
    guard let parent = view.parent else { return }
    let (item, outer) = (items.items[index], items.items[parent])
    for isVertical in [false, true] {
      let mask = InterfaceMask(view, in: root.views[parent], isVertical: isVertical)
      let (start, end, length): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
        isVertical ? (.top, .bottom, .height) : (.left, .right, .width)
      let place =
        mask.startShare == 0
        ? side(outer, start).adding(mask.start)
        : side(outer, end).multiplied(by: mask.startShare).adding(mask.start)
      add(LayoutConstraint(side(item, start), .equal, place), view.line)
      let size =
        mask.lengthShare == 0
        ? number(mask.length) : side(outer, length).multiplied(by: mask.lengthShare).adding(mask.length)
      add(LayoutConstraint(side(item, length), .equal, size), view.line)
    }
  }

  // MARK: - Constraints of the file

  private mutating func add(_ constraint: InterfaceConstraint) {
    guard let first = view(constraint.firstItem), let attribute = attribute(constraint.firstAttribute) else {
      return report("unknown-attribute", "The attribute '\(constraint.firstAttribute)' is not known", constraint)
    }
    guard let secondID = constraint.secondItem else {
      guard attribute == .width || attribute == .height,
        let left = expression(constraint.firstItem, attribute, first, other: nil)
      else { return report("incomplete-constraint", "A place is compared with a plain number", constraint) }
      return add(left, number(constraint.constant), constraint)
    }
    let name = constraint.secondAttribute ?? constraint.firstAttribute
    guard let second = view(secondID), let otherAttribute = self.attribute(name) else {
      return report("unknown-attribute", "The attribute '\(name)' is not known", constraint)
    }
    guard attribute.axis == otherAttribute.axis else {
      return report("mixed-axes", "The constraint compares places of different axes", constraint)
    }
    let isMixed =
      attribute.isAbsolute && otherAttribute.isDirectional || attribute.isDirectional && otherAttribute.isAbsolute
    if isMixed {
      report(
        "mixed-directions", "Left and right are compared with leading and trailing; all are taken as the latter",
        constraint, outcome: ".")
    }
    var (attributes, isFromRight) = ((attribute, otherAttribute), false)
    if isMixed { attributes = (attribute.directional, otherAttribute.directional) }
    let ancestor = commonAncestor(first, second)
    if let direction = root.views[ancestor].direction, attributes.0.isDirectional || attributes.1.isDirectional {
      isFromRight = direction == .rightToLeft
      attributes = (attributes.0.absolute(direction), attributes.1.absolute(direction))
    }
    guard let left = expression(constraint.firstItem, attributes.0, first, other: second),
      let right = expression(secondID, attributes.1, second, other: first)
    else { return report("unsupported-guide", "A guide is asked for what a template cannot say", constraint) }
    if isFromRight {
      addFromRight(left, right, constraint, width: side(items.items[ancestor], .width))
    } else {
      add(left, right.multiplied(by: constraint.multiplier).adding(constraint.constant), constraint)
    }
    if first == 0 && isFarther(attribute) || second == 0 && isFarther(otherAttribute) {
      report("cell-edge", "The cell, larger than its content view, is taken as that", constraint, outcome: ".")
    }
  }

  /// Whether an attribute of a cell is another one for its content view, which an accessory or a separator makes smaller.
  private func isFarther(_ attribute: LayoutAttribute) -> Bool {
    guard let content = root.views.first(where: { $0.role == .content && $0.parent == 0 }) else { return false }
    switch attribute.withoutMargins {
    case .trailing, .right, .centerX, .width: return root.views[0].frame.width != content.frame.width
    case .bottom, .centerY, .height: return root.views[0].frame.height != content.frame.height
    default: return false
    }
  }

  private mutating func add(_ left: LayoutExpression, _ right: LayoutExpression, _ constraint: InterfaceConstraint) {
    var result = LayoutConstraint(left, constraint.relation, right)
    if !constraint.id.isEmpty, labels.insert(constraint.id).inserted { result.label = constraint.id }
    add(result, constraint.line, LayoutPriority(constraint.priority))
  }

  /// Adds a constraint between places that count from the right edge of the view both lie in, as places counted from the
  /// left: `W - left == m (W - right) + c`.
  private mutating func addFromRight(
    _ left: LayoutExpression, _ right: LayoutExpression, _ constraint: InterfaceConstraint, width: LayoutExpression
  ) {
    let place = right.multiplied(by: constraint.multiplier).adding(-constraint.constant)
    let whole = constraint.multiplier == 1 ? place : place.adding(width, times: 1 - constraint.multiplier)
    var turned = constraint
    turned.relation = constraint.relation.flipped
    add(left, whole, turned)
  }

  /// The innermost view that both lie in; a view lies in itself.
  private func commonAncestor(_ one: Int, _ other: Int) -> Int {
    var view = one
    while view != other, !lies(other, in: view), let parent = root.views[view].parent { view = parent }
    return view
  }

  private mutating func report(
    _ rule: String, _ message: String, _ constraint: InterfaceConstraint, outcome: String = "; it was left out."
  ) {
    findings.append(
      InterfaceFinding(rule: rule, message: message + outcome, line: constraint.line, element: constraint.id))
  }

  /// The view of an id, or the one that owns the guide.
  private func view(_ id: String) -> Int? { indices[id] ?? root.guides[id]?.owner }

  private func attribute(_ name: String) -> LayoutAttribute? {
    name == "baseline" ? .lastBaseline : LayoutAttribute.allCases.first { $0.name == name }
  }

  /// One side; `nil` for what a template has no words for.
  private func expression(_ id: String, _ attribute: LayoutAttribute, _ view: Int, other: Int?) -> LayoutExpression? {
    let item = items.items[view]
    guard let guide = root.guides[id], indices[id] == nil else {
      if item is ContentView, attribute.isWithinMargins { return margin(attribute, of: view) }
      if let baseline = baseline(attribute, of: view) { return baseline }
      let isInside = attribute.isPosition && other.map { lies($0, in: view) } ?? false
      return side(isInside ? items.scrollContents[view] ?? item : item, attribute)
    }
    switch guide.kind {
    case .contentLayout: return side(items.scrollContents[view] ?? item, attribute)
    case .frameLayout: return side(item, attribute)
    case .safeArea: return side(item.safeAreaLayoutGuide, attribute)
    case .keyboard:
      return side(item.safeAreaLayoutGuide, attribute.isVerticalPosition ? .bottom : attribute)
    case .top:
      if attribute == .top { return side(item, .top) }
      return attribute == .bottom ? side(item.safeAreaLayoutGuide, .top) : nil
    case .bottom:
      if attribute == .bottom { return side(item, .bottom) }
      return attribute == .top ? side(item.safeAreaLayoutGuide, .bottom) : nil
    }
  }

  /// A margin of the content view, or of the cell around it, whose margins may be others.
  private func margin(_ attribute: LayoutAttribute, of view: Int) -> LayoutExpression {
    let insets = items.margins.margins(of: view)
    let content = root.views.firstIndex { $0.role == .content && $0.parent == 0 } ?? 0
    if view == content || insets == items.margins.margins(of: content) { return side(ContentView.shared, attribute) }
    let distance: Double
    switch attribute {
    case .leadingMargin, .leftMargin: distance = insets.leading
    case .trailingMargin, .rightMargin: distance = -insets.trailing
    case .topMargin: distance = insets.top
    case .bottomMargin: distance = -insets.bottom
    case .centerXWithinMargins: distance = (insets.leading - insets.trailing) / 2
    case .centerYWithinMargins: distance = (insets.top - insets.bottom) / 2
    default: distance = 0
    }
    return side(ContentView.shared, attribute.withoutMargins).adding(distance)
  }

  /// The baseline of a text on one line, which stands in the middle of its view also where that is higher; `nil` for
  /// what is no baseline or no such text.
  private func baseline(_ attribute: LayoutAttribute, of view: Int) -> LayoutExpression? {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
    let isFirst = attribute == .firstBaseline
    if let distance = items.sizes.textViewBaseline(of: root.views[view], isFirst: isFirst) {
      return side(items.items[view], isFirst ? .top : .bottom).adding(isFirst ? distance : -distance)
    }
    switch items.kinds[view] {
    case .label(_, lines: 1, preferredWidth: nil), .button: break
    default: return nil
    }
    let offset = items.sizes.baseline(of: root.views[view], isFirst: isFirst, width: nil)
    return offset.map { side(items.items[view], .centerY).adding($0) }
  }

  private func lies(_ view: Int, in outer: Int) -> Bool {
    var view = view
    while let parent = root.views[view].parent {
      if parent == outer { return true }
      view = parent
    }
    return false
  }
}

extension LayoutAttribute {
  /// What two attributes must share to be compared: 0 across, 1 down, 2 for lengths.
  fileprivate var axis: Int? { isHorizontalPosition ? 0 : isVerticalPosition ? 1 : 2 }

  fileprivate var isPosition: Bool { isHorizontalPosition || isVerticalPosition }

  /// Left or right for leading and trailing in a direction.
  fileprivate func absolute(_ direction: LayoutEnvironment.LayoutDirection) -> LayoutAttribute {
    let isLeftToRight = direction == .leftToRight
    switch self {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    case .leadingMargin: return isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: return isLeftToRight ? .rightMargin : .leftMargin
    default: return self
    }
  }

  /// Leading for left and trailing for right.
  fileprivate var directional: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
