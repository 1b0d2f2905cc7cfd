extension StackView {
  /// The constraints that lay the views out, those for rows where some views are hidden included.
  ///
  /// A constraint between two views holds when both are there and all between them are hidden.
  ///
  /// - Complexity: O(n²) for n arranged views.
  public var arrangement: [LayoutConstraint] {
    var result = ends + gaps + proportions + across
    if let gap { result += frame(of: gap) }
    return result.map { constraint in
      var constraint = constraint
      constraint.file = file
      constraint.line = line
      return constraint
    }
  }

  /// The priority of wishes that only keep a stack from being larger than it must be; as UIKit's own.
  static let weakFit = LayoutPriority(25)
  /// The priority of equal distances between centres; as UIKit's own.
  private static let centering = LayoutPriority(150)
  /// The priority of shares in proportion: the stack fills first.
  private static let share = LayoutPriority(999)

  private struct Attributes {
    var start, end, center, length: LayoutAttribute
    var startMargin, endMargin, centerMargin: LayoutAttribute

    static let across = Attributes(
      start: .leading, end: .trailing, center: .centerX, length: .width, startMargin: .leadingMargin,
      endMargin: .trailingMargin, centerMargin: .centerXWithinMargins)
    static let down = Attributes(
      start: .top, end: .bottom, center: .centerY, length: .height, startMargin: .topMargin,
      endMargin: .bottomMargin, centerMargin: .centerYWithinMargins)
  }

  private var main: Attributes { axis == .horizontal ? .across : .down }
  private var cross: Attributes { axis == .horizontal ? .down : .across }
  private var isInset: Bool { isLayoutMarginsRelativeArrangement }
  private var isBetweenBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }

  private func start(_ side: Attributes) -> LayoutExpression {
    LayoutExpression(self, isInset ? side.startMargin : side.start)
  }

  private func end(_ side: Attributes) -> LayoutExpression {
    LayoutExpression(self, isInset ? side.endMargin : side.end)
  }

  // MARK: - Along the axis

  /// The first view that is there begins with the stack, the last ends with it.
  private var ends: [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for (position, view) in arrangedSubviews.enumerated() {
      let counts = isBetweenBaselines && (view.traits.kind.hasBaselines || view is StackView)
      let first = LayoutExpression(view, counts ? .firstBaseline : main.start)
      let last = LayoutExpression(view, counts ? .lastBaseline : main.end)
      result.append(
        LayoutConstraint(first, .equal, start(main).adding(counts ? spacing : 0))
          .whenHidden(arrangedSubviews[..<position]))
      result.append(
        LayoutConstraint(end(main), .equal, last.adding(counts ? spacing : 0))
          .whenHidden(arrangedSubviews[(position + 1)...]))
    }
    for side in [main, cross] {
      let margins = traits.layoutMargins
      let both = side.length == .width ? margins.leading + margins.trailing : margins.top + margins.bottom
      let empty = LayoutConstraint(
        LayoutExpression(self, side.length), .equal, LayoutExpression(constant: isInset ? both : 0))
      result.append((empty ~ Self.weakFit).whenHidden(arrangedSubviews[...]))
    }
    return result
  }

  /// What holds between views that follow each other.
  private var gaps: [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for first in arrangedSubviews.indices {
      for second in arrangedSubviews.indices where second > first {
        let between = arrangedSubviews[(first + 1)..<second]
        result += gap(first, second).map { $0.whenHidden(between) }
      }
    }
    return result
  }

  private func gap(_ first: Int, _ second: Int) -> [LayoutConstraint] {
    let (before, after) = (arrangedSubviews[first], arrangedSubviews[second])
    let spacing = spacing(after: first)
    let start = LayoutExpression(after, isBetweenBaselines ? .firstBaseline : main.start)
    let end = LayoutExpression(before, isBetweenBaselines ? .lastBaseline : main.end)
    let fixed = LayoutConstraint(start, .equal, end.adding(spacing))
    let least = LayoutConstraint(start, .greaterThanOrEqual, end.adding(spacing))
    switch distribution {
    case .fill, .fillProportionally: return [fixed]
    case .fillEqually:
      return [
        fixed,
        LayoutConstraint(LayoutExpression(after, main.length), .equal, LayoutExpression(before, main.length)),
      ]
    case .equalSpacing:
      guard let gap else { return [least] }
      let distance = start.adding(end, times: -1)
      return [least, LayoutConstraint(distance, .equal, LayoutExpression(gap, main.length))]
    case .equalCentering:
      guard let gap else { return [least] }
      let distance = LayoutExpression(after, main.center).adding(LayoutExpression(before, main.center), times: -1)
      return [
        least, LayoutConstraint(start, .equal, end.adding(spacing)) ~ Self.weakFit,
        LayoutConstraint(distance, .equal, LayoutExpression(gap, main.length)) ~ Self.centering,
      ]
    }
  }

  /// Each view has its share of the length; the measurer puts it in row by row.
  private var proportions: [LayoutConstraint] {
    guard distribution == .fillProportionally else { return [] }
    return arrangedSubviews.filter { $0.traits.kind.hasSize }.map { view in
      var constraint =
        LayoutConstraint(
          LayoutExpression(view, main.length), .equal, LayoutExpression(constant: 0)) ~ Self.share
      constraint.stack = self
      return constraint
    }
  }

  /// The rectangle of what is equal between the views; only its length matters.
  private func frame(of gap: LayoutGuide) -> [LayoutConstraint] {
    var result = [
      gap.leading == leading, gap.top == top,
      LayoutConstraint(LayoutExpression(gap, cross.length), .equal, LayoutExpression(constant: 0)),
    ]
    let wish = LayoutConstraint(LayoutExpression(gap, main.length), .equal, LayoutExpression(constant: spacing))
    result.append(wish ~ LayoutPriority(distribution == .equalSpacing ? Self.weakFit.value : 1))
    return result
  }

  // MARK: - Across the axis

  private var across: [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for view in arrangedSubviews { result += placing(view) }
    if let baseline {
      for first in arrangedSubviews.indices {
        for second in arrangedSubviews.indices where second > first {
          result.append(
            LayoutConstraint(
              LayoutExpression(arrangedSubviews[second], baseline), .equal,
              LayoutExpression(arrangedSubviews[first], baseline)
            ).whenHidden(arrangedSubviews[(first + 1)..<second]))
        }
      }
    }
    if alignment != .fill {
      result.append(
        LayoutConstraint(LayoutExpression(self, cross.length), .equal, LayoutExpression(constant: 0)) ~ Self.weakFit)
    }
    return result
  }

  private var baseline: LayoutAttribute? {
    guard axis == .horizontal else { return nil }
    switch alignment {
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    default: return nil
    }
  }

  private func placing(_ view: any LayoutItem) -> [LayoutConstraint] {
    let first = LayoutExpression(view, cross.start)
    let last = LayoutExpression(view, cross.end)
    let within = [
      LayoutConstraint(first, .greaterThanOrEqual, start(cross)), LayoutConstraint(last, .lessThanOrEqual, end(cross)),
    ]
    switch alignment {
    case .fill: return [LayoutConstraint(first, .equal, start(cross)), LayoutConstraint(last, .equal, end(cross))]
    case .center:
      let center = LayoutConstraint(
        LayoutExpression(view, cross.center), .equal,
        LayoutExpression(self, isInset ? cross.centerMargin : cross.center))
      return [center] + within
    case .trailing: return [LayoutConstraint(last, .equal, end(cross)), within[0]]
    case .firstBaseline where axis == .horizontal, .lastBaseline where axis == .horizontal: return within
    case .leading, .firstBaseline, .lastBaseline: return [LayoutConstraint(first, .equal, start(cross)), within[1]]
    }
  }
}

extension LayoutConstraint {
  /// The constraint for rows where all these views are hidden.
  fileprivate func whenHidden(_ views: ArraySlice<any LayoutItem>) -> LayoutConstraint {
    var result = self
    result.collapsedItems += views
    return result
  }
}
