extension LayoutItem {
  /// The left edge moved inwards by the margin there.
  public var leftMargin: XAnchor { XAnchor(expression: LayoutExpression(self, .leftMargin)) }
  /// The right edge moved inwards by the margin there.
  public var rightMargin: XAnchor { XAnchor(expression: LayoutExpression(self, .rightMargin)) }
  /// The leading edge moved inwards by the margin there.
  public var leadingMargin: XAnchor { XAnchor(expression: LayoutExpression(self, .leadingMargin)) }
  /// The trailing edge moved inwards by the margin there.
  public var trailingMargin: XAnchor { XAnchor(expression: LayoutExpression(self, .trailingMargin)) }
  /// The middle between the left and the right margin.
  public var centerXWithinMargins: XAnchor { XAnchor(expression: LayoutExpression(self, .centerXWithinMargins)) }
  /// The top edge moved inwards by the margin there.
  public var topMargin: YAnchor { YAnchor(expression: LayoutExpression(self, .topMargin)) }
  /// The bottom edge moved inwards by the margin there.
  public var bottomMargin: YAnchor { YAnchor(expression: LayoutExpression(self, .bottomMargin)) }
  /// The middle between the top and the bottom margin.
  public var centerYWithinMargins: YAnchor { YAnchor(expression: LayoutExpression(self, .centerYWithinMargins)) }
}
