/// A view that lays out others in a row or a column, as `UIStackView`.
///
/// It becomes constraints, which ``arrangement`` gives; nothing else lays the views out. A hidden arranged view leaves
/// the stack together with its spacing and with all constraints that touch it, and its frame is empty.
public final class StackView: LayoutItem {
  /// The direction in which the views follow each other.
  public typealias Axis = LayoutAxis

  /// How the views share the length of the stack.
  public enum Distribution: UInt8, Hashable, Sendable, Codable, CaseIterable {
    /// The views fill the stack; hugging and compression resistance say which one gives way.
    case fill
    /// The views fill the stack and are equally long.
    case fillEqually
    /// The views fill the stack in the proportion of their own sizes, equally when all these are 0.
    ///
    /// Beside views without a size of their own, such as stacks, they keep theirs, and those take the rest.
    case fillProportionally
    /// The gaps are equal and at least the spacing.
    case equalSpacing
    /// The centres are equally far from each other where the spacing leaves room for it.
    case equalCentering
  }

  /// Where the views stand across the axis.
  public enum Alignment: UInt8, Hashable, Sendable, Codable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// In a row on one first baseline; in a column as ``leading``.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// In a row on one last baseline; in a column as ``leading``.
    case lastBaseline

    /// At the top of a row; another name of ``leading``.
    public static var top: Alignment { .leading }
    /// At the bottom of a row; another name of ``trailing``.
    public static var bottom: Alignment { .trailing }
  }

  /// The space behind one view, in place of the spacing of the stack.
  public struct CustomSpacing: Sendable {
    let item: any LayoutItem
    let spacing: Double

    /// Says the space in points behind an arranged view.
    public init(after item: any LayoutItem, _ spacing: Double) {
      self.item = item
      self.spacing = spacing
    }
  }

  /// The direction in which the views follow each other.
  public let axis: Axis
  /// How the views share the length of the stack.
  public let distribution: Distribution
  /// Where the views stand across the axis.
  public let alignment: Alignment
  /// The space between two views in points: exactly when they fill the stack, at least otherwise.
  public let spacing: Double
  /// Whether the views stand within the margins instead of the edges.
  public let isLayoutMarginsRelativeArrangement: Bool
  /// Whether in a column the space counts from the last baseline to the first baseline of the next, and stands also
  /// between the edges of the stack and the baselines next to them, as UIKit's documentation says.
  public let isBaselineRelativeArrangement: Bool
  /// The views in their order.
  public let arrangedSubviews: [any LayoutItem]
  /// What the measurer needs to know about the stack.
  public let traits: ItemTraits
  /// As long as what is equal between the views, for the distributions that have such a length.
  let gap: LayoutGuide?
  let file: String
  let line: Int
  private let customSpacing: [CustomSpacing]

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - axis: the direction in which the views follow each other.
  ///   - distribution: how they share the length.
  ///   - alignment: where they stand across the axis.
  ///   - spacing: the space between two of them in points.
  ///   - customSpacing: the space behind some of them in place of the spacing.
  ///   - layoutMargins: distances in points from the edges within which the views stand; `nil` for the edges.
  ///   - isBaselineRelativeArrangement: whether the space in a column counts between baselines.
  ///   - arrangedSubviews: the views in their order.
  ///   - file: the file that the constraints of the stack name; that of the call.
  ///   - line: the line that they name; that of the call.
  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill, spacing: Double = 0,
    customSpacing: [CustomSpacing] = [], layoutMargins: LayoutInsets? = nil,
    isBaselineRelativeArrangement: Bool = false, arrangedSubviews: [any LayoutItem], file: String = #fileID,
    line: Int = #line
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    isLayoutMarginsRelativeArrangement = layoutMargins != nil
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    self.arrangedSubviews = arrangedSubviews
    self.file = file
    self.line = line
    gap = distribution == .equalSpacing || distribution == .equalCentering ? LayoutGuide() : nil
    var traits = ItemTraits(.plain, subviews: arrangedSubviews + (gap.map { [$0] } ?? []))
    traits.layoutMargins = layoutMargins ?? .standardMargins
    self.traits = traits
  }

  /// The space in points behind the view at a position.
  func spacing(after position: Int) -> Double {
    customSpacing.last { $0.item === arrangedSubviews[position] }?.spacing ?? spacing
  }
}
