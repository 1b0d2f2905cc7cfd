import Cassowary

/// Collects everything that must or should hold in a layout.
struct InterfaceSystem {
  /// One constraint with what it is called in findings.
  struct Entry {
    var constraint: Constraint
    /// The place in ``InterfaceRoot/constraints`` when the file has it; -1 for what follows from the rules.
    var source: Int
    /// The place in ``InterfaceRoot/views`` of the view whose rules it follows from.
    var view: Int
  }

  let geometry: InterfaceGeometry
  private(set) var entries: [Entry] = []
  private(set) var findings: [InterfaceFinding] = []
  /// The view whose rules are being added.
  var view = 0
  private let root: InterfaceRoot

  init(_ geometry: InterfaceGeometry) {
    self.geometry = geometry
    root = geometry.root
  }

  mutating func require(
    _ expression: Expression, _ relation: Relation = .equal, priority: Priority = .required, source: Int = -1
  ) {
    entries.append(
      Entry(constraint: Constraint(expression, relation, priority: priority), source: source, view: view))
  }

  // MARK: - The frame

  /// Gives the root its size, the content view its place, and every view a size that is not negative.
  mutating func addFrame(width: Double, height: Double?, wish: Double) {
    for index in root.views.indices {
      view = index
      for isVertical in [false, true] {
        guard let axis = geometry.axis(index, isVertical) else { continue }
        switch root.views[index].role {
        case .root:
          let given = isVertical ? height : width
          require(Expression(axis.origin))
          if let given {
            require(axis.size - given)
          } else {
            require(Expression(axis.size), .greaterThanOrEqual)
            require(axis.size - (isVertical ? wish : 0), priority: .fittingSizeLevel)
          }
        case .content:
          if root.views[index].parent == 0 { require(Expression(axis.size), .greaterThanOrEqual) }
          addMask(index, axis, isVertical, outerLength: isVertical ? height : width)
        case .autoresizing: addMask(index, axis, isVertical)
        case .constrained, .arranged: require(Expression(axis.size), .greaterThanOrEqual)
        }
        if let content = axis.content { require(Expression(content), .greaterThanOrEqual) }
      }
    }
  }

  /// The place of a view that follows its superview.
  ///
  /// - Parameter outerLength: the length of the root, if it is given: a content view has none where it leaves nothing.
  private mutating func addMask(
    _ index: Int, _ axis: InterfaceGeometry.Axis, _ isVertical: Bool, outerLength: Double? = nil
  ) {
    guard let parent = root.views[index].parent, let outer = geometry.axis(parent, isVertical) else { return }
    let mask = InterfaceMask(
      root.views[index], in: root.views[parent], isVertical: isVertical, isMirrored: geometry.isMirrored)
    require(Expression(terms: [Term(axis.origin), Term(outer.size, -mask.startShare)], constant: -mask.start))
    if parent == 0, let outerLength, outerLength * mask.lengthShare + mask.length < 0 {
      require(Expression(axis.size))
    } else {
      require(Expression(terms: [Term(axis.size), Term(outer.size, -mask.lengthShare)], constant: -mask.length))
    }
  }

  // MARK: - Constraints of the file

  /// Adds the constraints of the file, in its order.
  ///
  /// From right to left a constant is counted from the right where a side is leading or trailing; the direction is that
  /// of the view in which both items lie, the one that arranges them. Left, right and centres stay where they are:
  /// without leading or trailing, constant and multiplier count from the left in either direction, as those of
  /// `NSLayoutConstraint` do.
  mutating func addConstraints() {
    let indices = Dictionary(
      root.views.indices.map { (root.views[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, constraint) in root.constraints.enumerated() {
      guard let first = geometry.item(constraint.firstItem, indices), geometry.isActive[first.view] else { continue }
      guard InterfaceAttribute(constraint.firstAttribute) != nil else {
        report("unknown-attribute", "The attribute '\(constraint.firstAttribute)' is not known", constraint)
        continue
      }
      let relation = constraint.relation.relation
      guard let secondID = constraint.secondItem else {
        guard let attribute = InterfaceAttribute(constraint.firstAttribute), attribute.isSize,
          var left = geometry.expression(attribute, of: first, other: nil, in: first.view)
        else {
          report("incomplete-constraint", "A place is compared with a plain number", constraint)
          continue
        }
        left.constant -= constraint.constant
        require(left, relation, priority: Priority(constraint.priority), source: place)
        continue
      }
      guard let second = geometry.item(secondID, indices), geometry.isActive[second.view] else { continue }
      let names = [constraint.firstAttribute, constraint.secondAttribute ?? constraint.firstAttribute]
      guard InterfaceAttribute(names[1]) != nil else {
        report("unknown-attribute", "The attribute '\(names[1])' is not known", constraint)
        continue
      }
      let isDirectional = names.contains(where: InterfaceAttribute.isDirectional)
      let ancestor = geometry.commonAncestor(first.view, second.view)
      let isTurned = isDirectional ? geometry.isTurned(ancestor) : geometry.isMirrored
      if geometry.isMirrored || isTurned, isDirectional, names.contains(where: InterfaceAttribute.isAbsolute) {
        report(
          "mixed-directions", "Left and right are compared with leading and trailing; all are taken as the latter",
          constraint, outcome: ".")
      }
      guard let attribute = geometry.attribute(names[0], isTurned: isTurned),
        let otherAttribute = geometry.attribute(names[1], isTurned: isTurned),
        attribute.isVertical == otherAttribute.isVertical || attribute.isSize && otherAttribute.isSize,
        var left = geometry.expression(attribute, of: first, other: second.view, in: ancestor),
        var right = geometry.expression(otherAttribute, of: second, other: first.view, in: ancestor)
      else {
        report("mixed-axes", "The constraint compares places of different axes", constraint)
        continue
      }
      if isTurned, attribute.isAcross {
        left = geometry.fromOtherSide(left, in: ancestor)
        right = geometry.fromOtherSide(right, in: ancestor)
      }
      left.add(right, times: -constraint.multiplier)
      left.constant -= constraint.constant
      require(left, relation, priority: Priority(constraint.priority), source: place)
    }
  }

  private mutating func report(
    _ rule: String, _ message: String, _ constraint: InterfaceConstraint, outcome: String = "; it was left out."
  ) {
    findings.append(
      InterfaceFinding(
        rule: rule, message: message + outcome, line: constraint.line, element: constraint.id))
  }

  // MARK: - Content

  /// Adds the sizes of what views show.
  mutating func addContent(_ index: Int, _ size: InterfaceSize) {
    self.view = index
    let view = root.views[index]
    let resistance = view.compressionResistance
    for isVertical in [false, true] {
      guard let length = isVertical ? size.height : size.width, let axis = geometry.axis(index, isVertical) else {
        continue
      }
      let alignment = view.alignmentInsets
      let insets = isVertical ? alignment.top + alignment.bottom : alignment.leading + alignment.trailing
      let expression = axis.size - (length + insets)
      let hugging = isVertical ? view.hugging.vertical : view.hugging.horizontal
      let compression = isVertical ? resistance.vertical : resistance.horizontal
      if hugging.isValid { require(expression, .lessThanOrEqual, priority: hugging) }
      if compression.isValid { require(expression, .greaterThanOrEqual, priority: compression) }
    }
  }
}
