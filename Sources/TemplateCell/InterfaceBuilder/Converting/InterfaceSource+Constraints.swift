extension InterfaceSource {
  /// The constraints as lines of Swift.
  var constraintLines: [String] {
    let indices = Dictionary(
      root.views.indices.map { (root.views[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var lines: [String] = []
    for index in root.views.indices where isActive[index] && names.views[index] != "contentView" {
      let name = names.views[index]
      let view = root.views[index]
      if view.kind == "scrollView" {
        lines.append("\(content(index)).leading == \(name).leading")
        lines.append("\(content(index)).top == \(name).top")
      }
      if view.role == .autoresizing || view.role == .content { lines += maskLines(index) }
      if isPlain(index) { lines += sizeLines(index) }
    }
    for constraint in root.constraints { lines += line(constraint, indices).map { [$0] } ?? [] }
    return lines
  }

  // MARK: - Constraints of the file

  private func line(_ constraint: InterfaceConstraint, _ indices: [String: Int]) -> String? {
    func owner(_ id: String) -> Int? { indices[id] ?? root.guides[id]?.owner }
    guard let first = owner(constraint.firstItem), isActive[first],
      let attribute = InterfaceAttribute(constraint.firstAttribute)
    else { return nil }
    let second = constraint.secondItem.flatMap { owner($0) }
    if let second, !isActive[second] { return nil }
    guard let left = side(constraint.firstItem, constraint.firstAttribute, first, other: second) else { return nil }
    var right = ""
    if let id = constraint.secondItem, let second {
      guard let text = side(id, constraint.secondAttribute ?? constraint.firstAttribute, second, other: first) else {
        return nil
      }
      right = text + (constraint.multiplier == 1 ? "" : " * \(number(constraint.multiplier))")
      if constraint.constant != 0 {
        right += " \(constraint.constant < 0 ? "-" : "+") \(number(abs(constraint.constant)))"
      }
    } else {
      guard attribute.isSize else { return nil }
      right = number(constraint.constant)
    }
    return "\(left) \(constraint.relation.symbol) \(right)\(priority(constraint.priority))"
  }

  /// One side: a name and an attribute, with what a bar covers where a guide follows it.
  private func side(_ id: String, _ attribute: String, _ view: Int, other: Int?) -> String? {
    guard let meaning = InterfaceAttribute(attribute) else { return nil }
    let name = attribute == "baseline" ? "lastBaseline" : attribute
    let isInside =
      root.views[view].kind == "scrollView" && !meaning.isSize && other.map { lies($0, in: view) } ?? false
    if let guide = root.guides[id] {
      switch guide.kind {
      case .contentLayout: return "\(content(view)).\(name)"
      case .frameLayout: return "\(names.views[view]).\(name)"
      case .safeArea, .keyboard: return "\(names.views[view]).safeAreaLayoutGuide.\(name)"
      case .top where meaning == .position(isVertical: true, fraction: 0, isMargin: false):
        return "\(names.views[view]).top"
      case .top: return "\(names.views[view]).safeAreaLayoutGuide.top"
      case .bottom where meaning == .position(isVertical: true, fraction: 1, isMargin: false):
        return "\(names.views[view]).bottom"
      case .bottom: return "\(names.views[view]).safeAreaLayoutGuide.bottom"
      }
    }
    return "\(isInside ? content(view) : names.views[view]).\(name)"
  }

  private func lies(_ view: Int, in outer: Int) -> Bool {
    var view = view
    while let parent = root.views[view].parent {
      if parent == outer { return true }
      view = parent
    }
    return false
  }

  private func priority(_ value: Double) -> String { value == 1000 ? "" : " ~ \(number(value))" }

  // MARK: - Sizes and masks

  /// The size of the content of a view that has become a plain one.
  private func sizeLines(_ index: Int) -> [String] {
    let view = root.views[index]
    let size = sizes.size(of: view, width: nil)
    let axes = [
      ("width", size.width, view.hugging.horizontal, view.compressionResistance.horizontal),
      ("height", size.height, view.hugging.vertical, view.compressionResistance.vertical),
    ]
    var lines: [String] = []
    for (attribute, length, hugging, resistance) in axes {
      guard let length else { continue }
      let name = "\(names.views[index]).\(attribute)"
      if hugging.isValid { lines.append("\(name) <= \(number(length))\(priority(hugging.value))") }
      if resistance.isValid { lines.append("\(name) >= \(number(length))\(priority(resistance.value))") }
    }
    return lines
  }

  /// The place that an autoresizing mask gives at the stored size of the superview.
  private func maskLines(_ index: Int) -> [String] {
    let view = root.views[index]
    guard let parent = view.parent else { return [] }
    let (name, outer) = (names.views[index], names.views[parent])
    let (frame, outerFrame) = (view.frame, root.views[parent].frame)
    var lines = [
      "\(name).left == \(outer).left + \(number(frame.x))", "\(name).top == \(outer).top + \(number(frame.y))",
    ]
    let growsAcross = view.role == .content || view.autoresizing.contains("widthSizable")
    let growsDown = view.role == .content || view.autoresizing.contains("heightSizable")
    lines.append(
      growsAcross
        ? "\(name).width == \(outer).width + \(number(frame.width - outerFrame.width))"
        : "\(name).width == \(number(frame.width))")
    lines.append(
      growsDown
        ? "\(name).height == \(outer).height + \(number(frame.height - outerFrame.height))"
        : "\(name).height == \(number(frame.height))")
    return lines
  }
}
