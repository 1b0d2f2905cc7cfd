/// A control whose size never changes: a switch, a slider, a stepper, an indicator.
///
/// Sizes are those of the alignment rectangle, in points; the frame of a switch reaches 2 points beyond it.
public final class Control: LayoutItem {
  /// What the measurer needs to know about the control.
  public let traits: ItemTraits

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - width: its own width in points; `nil` for none, so that constraints must give it.
  ///   - height: its own height in points; `nil` for none.
  ///   - alignmentInsets: how far in points its frame reaches beyond the rectangle that constraints act on.
  ///   - hugging: how strongly the control keeps from growing beyond its size.
  ///   - compressionResistance: how strongly it keeps from shrinking below its size.
  public init(
    width: Double?, height: Double?, alignmentInsets: LayoutInsets = 0, hugging: AxisPriorities = .low,
    compressionResistance: AxisPriorities = .high
  ) {
    var traits = ItemTraits(
      .fixed(width: width, height: height), hugging: hugging, compressionResistance: compressionResistance)
    traits.alignmentInsets = alignmentInsets
    self.traits = traits
  }

  /// A switch: 49 by 31, with a frame 51 wide; hugs at 750.
  public static var toggle: Control {
    Control(width: 49, height: 31, alignmentInsets: LayoutInsets(trailing: 2), hugging: .high)
  }

  /// A slider: any width, with a frame 34 high that reaches 2 beyond at the sides and 1 at the bottom.
  public static var slider: Control {
    Control(width: nil, height: 33, alignmentInsets: LayoutInsets(leading: 2, bottom: 1, trailing: 2))
  }

  /// A stepper: 94 by 32; hugs at 750.
  public static var stepper: Control { Control(width: 94, height: 32, hugging: .high) }

  /// An activity indicator: 20 by 20; hugs at 750.
  public static var activityIndicator: Control { Control(width: 20, height: 20, hugging: .high) }

  /// A bar of progress: any width, 4 high.
  public static var progress: Control {
    Control(width: nil, height: 4, hugging: AxisPriorities(horizontal: .low, vertical: .high))
  }

  /// A text field with a border: any width, 34 high.
  public static var textField: Control { Control(width: nil, height: 34) }

  /// A segmented control of a width: a frame 32 high that reaches 1 beyond at the bottom.
  public static func segmented(width: Double) -> Control {
    Control(width: width, height: 31, alignmentInsets: LayoutInsets(bottom: 1))
  }
}
