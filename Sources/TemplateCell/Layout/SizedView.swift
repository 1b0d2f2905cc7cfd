public import Foundation

/// A view whose size is computed by code from the width it gets.
///
///     let map = SizedView { width in
///       CGSize(width: width ?? 320, height: (width ?? 320) / 2)
///     }
public final class SizedView: LayoutItem {
  /// The size in points in a width in points; `nil` asks for the natural size, without a limit.
  ///
  /// MUST be a pure function of the width, finite, not negative, and MAY be called on any thread.
  public typealias SizeForWidth = @Sendable (_ width: Double?) -> CGSize

  /// What the measurer needs to know about the view.
  public let traits: ItemTraits

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - hugging: how strongly the view keeps from growing beyond its size.
  ///   - compressionResistance: how strongly it keeps from shrinking below its size.
  ///   - sizeForWidth: its size when ``CellTemplate/configure(_:with:)`` sets nothing else; `nil` for 0 by 0.
  ///   - file: the file that findings about the view name; that of the call.
  ///   - line: the line that they name; that of the call.
  public init(
    hugging: AxisPriorities = .low, compressionResistance: AxisPriorities = .high,
    sizeForWidth: SizeForWidth? = nil, file: String = #fileID, line: Int = #line
  ) {
    var traits = ItemTraits(.sized(sizeForWidth), hugging: hugging, compressionResistance: compressionResistance)
    (traits.file, traits.line) = (file, line)
    self.traits = traits
  }
}
