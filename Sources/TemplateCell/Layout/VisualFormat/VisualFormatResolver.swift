/// Makes constraints of a line whose views and metrics are known.
struct VisualFormatResolver {
  let format: String
  let line: VisualFormatLine
  let views: [String: any LayoutItem]
  let metrics: [String: Double]
  let options: VisualFormat.Options
  let superview: any LayoutItem

  func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    var items: [any LayoutItem] = []
    for element in line.elements {
      guard let view = views[element.name] else {
        throw error(.unknownView(element.name, known: views.keys.sorted()), element.offset)
      }
      items.append(view)
    }
    if let before = line.before {
      result += try distances(
        before, from: LayoutExpression(superview, start), to: LayoutExpression(items[0], start),
        standard: (LayoutExpression(superview, startMargin), LayoutExpression(items[0], start)))
    }
    for index in items.indices {
      result += try lengths(line.elements[index], of: items[index])
      guard index + 1 < items.count else { continue }
      let isBetweenBaselines = line.isVertical && options.spacing == .baselineToBaseline
      let end = LayoutExpression(items[index], isBetweenBaselines ? .lastBaseline : end)
      let next = LayoutExpression(items[index + 1], isBetweenBaselines ? .firstBaseline : start)
      result += try distances(line.between[index], from: end, to: next, standard: nil)
    }
    if let after = line.after, let last = items.last {
      result += try distances(
        after, from: LayoutExpression(last, end), to: LayoutExpression(superview, end),
        standard: (LayoutExpression(last, end), LayoutExpression(superview, endMargin)))
    }
    return result + (try alignments(items))
  }

  private var isReversed: Bool { !line.isVertical && options.direction == .rightToLeft }

  private var start: LayoutAttribute {
    if line.isVertical { return .top }
    switch options.direction {
    case .leadingToTrailing: return .leading
    case .leftToRight: return .left
    case .rightToLeft: return .right
    }
  }

  private var end: LayoutAttribute {
    if line.isVertical { return .bottom }
    switch options.direction {
    case .leadingToTrailing: return .trailing
    case .leftToRight: return .right
    case .rightToLeft: return .left
    }
  }

  private var startMargin: LayoutAttribute { margin(of: start) }
  private var endMargin: LayoutAttribute { margin(of: end) }

  private func margin(of attribute: LayoutAttribute) -> LayoutAttribute {
    LayoutAttribute.allCases.first { $0.isWithinMargins && $0.withoutMargins == attribute } ?? attribute
  }

  private func distances(
    _ connection: VisualFormatLine.Connection, from first: LayoutExpression, to second: LayoutExpression,
    standard: (from: LayoutExpression, to: LayoutExpression)?
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    switch connection {
    case .flush: return [LayoutConstraint(second, .equal, first)]
    case .standard:
      if let standard { return [LayoutConstraint(standard.to, .equal, standard.from)] }
      return [distance(VisualFormat.standardSpacing, .equal, from: first, to: second)]
    case .distances(let predicates):
      var result: [LayoutConstraint] = []
      for predicate in predicates {
        let constant: Double
        switch predicate.value {
        case .number(let number): constant = number
        case .name(let name):
          if metrics[name] == nil, views[name] != nil { throw error(.viewAsDistance(name), predicate.valueOffset) }
          constant = try metric(name, predicate.valueOffset)
        }
        let constraint = distance(constant, predicate.comparison, from: first, to: second)
        result.append(constraint ~ (try priority(of: predicate)))
      }
      return result
    }
  }

  private func distance(
    _ distance: Double, _ comparison: LayoutConstraint.Comparison, from first: LayoutExpression,
    to second: LayoutExpression
  ) -> LayoutConstraint {
    guard isReversed else { return LayoutConstraint(second, comparison, first.adding(distance)) }
    return LayoutConstraint(second, comparison.flipped, first.adding(-distance))
  }

  private func lengths(
    _ element: VisualFormatLine.Element, of view: any LayoutItem
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let attribute: LayoutAttribute = line.isVertical ? .height : .width
    var result: [LayoutConstraint] = []
    for predicate in element.lengths {
      let other: LayoutExpression
      switch predicate.value {
      case .number(let number): other = LayoutExpression(constant: number)
      case .name(let name):
        if let item = views[name] {
          other = LayoutExpression(item, attribute)
        } else {
          other = LayoutExpression(constant: try metric(name, predicate.valueOffset))
        }
      }
      let constraint = LayoutConstraint(LayoutExpression(view, attribute), predicate.comparison, other)
      result.append(constraint ~ (try priority(of: predicate)))
    }
    return result
  }

  private func alignments(_ items: [any LayoutItem]) throws(VisualFormatError) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for attribute in options.alignments {
      let crosses = line.isVertical ? attribute.isHorizontalPosition : attribute.isVerticalPosition
      guard crosses else { throw error(.alignmentAlongLine(attribute), 0) }
      for (first, second) in zip(items, items.dropFirst()) {
        result.append(
          LayoutConstraint(LayoutExpression(first, attribute), .equal, LayoutExpression(second, attribute)))
      }
    }
    return result
  }

  private func priority(of predicate: VisualFormatLine.Predicate) throws(VisualFormatError) -> LayoutPriority {
    let value: Double
    switch predicate.priority {
    case nil: return .required
    case .number(let number): value = number
    case .name(let name): value = try metric(name, predicate.priorityOffset)
    }
    let priority = LayoutPriority(value)
    guard priority.isValid else { throw error(.invalidPriority(value), predicate.priorityOffset) }
    return priority
  }

  private func metric(_ name: String, _ offset: Int) throws(VisualFormatError) -> Double {
    guard let value = metrics[name] else {
      throw error(.unknownMetric(name, known: metrics.keys.sorted()), offset)
    }
    guard value.isFinite else { throw error(.invalidNumber(name), offset) }
    return value
  }

  private func error(_ problem: VisualFormatError.Problem, _ offset: Int) -> VisualFormatError {
    VisualFormatError(format: format, offset: offset, problem: problem)
  }
}

extension LayoutConstraint.Comparison {
  /// The comparison read from the right.
  var flipped: LayoutConstraint.Comparison {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
