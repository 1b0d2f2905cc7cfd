/// A position across the cell, in points.
public struct XAnchor: LayoutQuantity {
  /// The position as a sum of attributes.
  public let expression: LayoutExpression

  /// Makes a position of a sum of attributes.
  public init(expression: LayoutExpression) { self.expression = expression }

  /// The distance between two positions: how much farther the first is in the direction of reading when both are
  /// leading or trailing edges, to the right otherwise.
  public static func - (left: XAnchor, right: XAnchor) -> LayoutDimension {
    LayoutDimension(expression: left.expression.adding(right.expression, times: -1))
  }

  /// The position moved by a length.
  public static func + (left: XAnchor, right: LayoutDimension) -> XAnchor {
    XAnchor(expression: left.expression.adding(right.expression))
  }

  /// The position moved back by a length.
  public static func - (left: XAnchor, right: LayoutDimension) -> XAnchor {
    XAnchor(expression: left.expression.adding(right.expression, times: -1))
  }
}

/// A position from the top of the cell, in points, growing downwards.
public struct YAnchor: LayoutQuantity {
  /// The position as a sum of attributes.
  public let expression: LayoutExpression

  /// Makes a position of a sum of attributes.
  public init(expression: LayoutExpression) { self.expression = expression }

  /// The distance between two positions: how much lower the first is.
  public static func - (left: YAnchor, right: YAnchor) -> LayoutDimension {
    LayoutDimension(expression: left.expression.adding(right.expression, times: -1))
  }

  /// The position moved down by a length.
  public static func + (left: YAnchor, right: LayoutDimension) -> YAnchor {
    YAnchor(expression: left.expression.adding(right.expression))
  }

  /// The position moved up by a length.
  public static func - (left: YAnchor, right: LayoutDimension) -> YAnchor {
    YAnchor(expression: left.expression.adding(right.expression, times: -1))
  }
}

/// A length in points: a width, a height or a distance between two positions of one axis.
public struct LayoutDimension: LayoutQuantity {
  /// The length as a sum of attributes.
  public let expression: LayoutExpression

  /// Makes a length of a sum of attributes.
  public init(expression: LayoutExpression) { self.expression = expression }

  /// The sum of two lengths.
  public static func + (left: LayoutDimension, right: LayoutDimension) -> LayoutDimension {
    LayoutDimension(expression: left.expression.adding(right.expression))
  }

  /// The difference of two lengths.
  public static func - (left: LayoutDimension, right: LayoutDimension) -> LayoutDimension {
    LayoutDimension(expression: left.expression.adding(right.expression, times: -1))
  }
}

extension LayoutItem {
  /// The left edge in every direction of the layout.
  public var left: XAnchor { XAnchor(expression: LayoutExpression(self, .left)) }
  /// The right edge in every direction of the layout.
  public var right: XAnchor { XAnchor(expression: LayoutExpression(self, .right)) }
  /// The edge where reading begins; lengths added to it point in the direction of reading.
  public var leading: XAnchor { XAnchor(expression: LayoutExpression(self, .leading)) }
  /// The edge where reading ends; lengths added to it point in the direction of reading.
  public var trailing: XAnchor { XAnchor(expression: LayoutExpression(self, .trailing)) }
  /// The middle between the left and the right edge.
  public var centerX: XAnchor { XAnchor(expression: LayoutExpression(self, .centerX)) }
  /// The top edge.
  public var top: YAnchor { YAnchor(expression: LayoutExpression(self, .top)) }
  /// The bottom edge.
  public var bottom: YAnchor { YAnchor(expression: LayoutExpression(self, .bottom)) }
  /// The middle between the top and the bottom edge.
  public var centerY: YAnchor { YAnchor(expression: LayoutExpression(self, .centerY)) }
  /// The baseline of the first line of text; the top edge of an item without text.
  ///
  /// That of a stack is that of its first view in a column and of its tallest in a row, as UIKit's stacks give one for
  /// `forFirstBaselineLayout`; of views as tall one with text counts.
  public var firstBaseline: YAnchor { YAnchor(expression: LayoutExpression(self, .firstBaseline)) }
  /// The baseline of the last line of text; the bottom edge of an item without text.
  ///
  /// That of a stack is that of its last view in a column and of its tallest in a row.
  public var lastBaseline: YAnchor { YAnchor(expression: LayoutExpression(self, .lastBaseline)) }
  /// The width.
  public var width: LayoutDimension { LayoutDimension(expression: LayoutExpression(self, .width)) }
  /// The height.
  public var height: LayoutDimension { LayoutDimension(expression: LayoutExpression(self, .height)) }
}
