/// How a stack view arranges its subviews.
public struct InterfaceStack: Hashable, Sendable {
  /// How the arranged views share the length of the stack.
  public enum Distribution: String, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the arranged views stand across the stack.
  public enum Alignment: String, Hashable, Sendable {
    case fill, leading, trailing, top, bottom, center, firstBaseline, lastBaseline
  }

  /// Whether the views stand below each other.
  public var isVertical: Bool
  /// How they share the length.
  public var distribution: Distribution
  /// Where they stand across.
  public var alignment: Alignment
  /// The gap between neighbours in points.
  public var spacing: Double
  /// Whether the gap is measured between baselines.
  public var isBaselineRelative: Bool
  /// Whether the views keep to the margins of the stack.
  public var usesMargins: Bool
}

extension InterfaceStack.Distribution {
  /// The same of a ``StackView``.
  var inTemplate: StackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension InterfaceStack.Alignment {
  /// The same of a ``StackView``.
  var inTemplate: StackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .trailing, .bottom: .trailing
    case .center: .center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
