/// What a row has around its content view: accessory, section index, insets, separator.
///
/// The widths are those of `UITableViewCell`.
public struct RowOptions: Hashable, Sendable, Codable {
  /// What stands at the trailing end of a row.
  public enum Accessory: Hashable, Sendable, Codable {
    /// Nothing, 0 points.
    case none
    /// A chevron, 34 points.
    case disclosureIndicator
    /// A chevron and an information button, 68 points.
    case detailDisclosureButton
    /// A check mark, 40 points.
    case checkmark
    /// An information button, 48 points.
    case detailButton
    /// A view of a width in points, and 16 points beside it.
    case custom(width: Double)

    /// The points it takes from the content view.
    public var width: Double {
      switch self {
      case .none: 0
      case .disclosureIndicator: 34
      case .detailDisclosureButton: 68
      case .checkmark: 40
      case .detailButton: 48
      case .custom(let width): 16 + width
      }
    }
  }

  /// The line below a row.
  public enum Separator: UInt8, Hashable, Sendable, Codable {
    /// No line.
    case none
    /// A line of one pixel.
    case hairline
  }

  /// What stands at the trailing end.
  public var accessory: Accessory
  /// The width of the section index strip in points; 0 when there is none.
  public var indexStripWidth: Double
  /// Points taken from the content view at its leading side, as by indentation or editing controls.
  public var leadingInset: Double
  /// Points taken from the content view at its trailing side.
  public var trailingInset: Double
  /// The line below.
  public var separator: Separator
  /// How many steps the content is indented.
  public var indentationLevel = 0
  /// The points of one step.
  public var indentationWidth = 10.0
  /// Whether the table is being edited: the editing accessory stands in the place of the accessory.
  public var isEditing = false
  /// What stands at the trailing end while the table is being edited.
  public var editingAccessory = Accessory.none
  /// Whether a row being edited has a control to delete, insert or select it, 38 points at its leading side.
  public var showsEditingControl = true
  /// Whether a row being edited has a control to move it, 38 points at its trailing side.
  public var showsReorderControl = false

  /// The width in points of a control that a row has while it is edited, as in UIKit.
  public static let editingControlWidth = 38.0

  /// Makes options; the plain row has nothing around its content view.
  public init(
    accessory: Accessory = .none, indexStripWidth: Double = 0, leadingInset: Double = 0, trailingInset: Double = 0,
    separator: Separator = .none
  ) {
    self.accessory = accessory
    self.indexStripWidth = indexStripWidth
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.separator = separator
  }

  /// The width of the content view in a row of a width, in points.
  ///
  /// At 3 pixels per point and in rows at least 414 wide an accessory takes 4 points more, as on large phones.
  public func contentWidth(rowWidth: Double, scale: Double) -> Double {
    let accessory = isEditing ? editingAccessory : accessory
    var taken = accessory.width + indexStripWidth + leadingInset + trailingInset
    taken += Double(indentationLevel) * indentationWidth
    if isEditing {
      if showsEditingControl { taken += Self.editingControlWidth }
      if showsReorderControl { taken += Self.editingControlWidth }
    }
    if accessory != .none, scale >= 3, rowWidth >= 414 { taken += 4 }
    return rowWidth - taken
  }

  /// The height of the separator in points: 1 pixel or 0.
  public func separatorHeight(scale: Double) -> Double {
    separator == .hairline ? PixelGrid(scale: scale).pixel : 0
  }

  /// The first number that is negative, NaN or infinite, with its name.
  var invalidNumber: (name: String, value: Double)? {
    if !isUsable(accessory.width) { return ("accessory width", accessory.width) }
    if !isUsable(editingAccessory.width) { return ("editing accessory width", editingAccessory.width) }
    if indentationLevel < 0 { return ("indentationLevel", Double(indentationLevel)) }
    if !isUsable(indentationWidth) { return ("indentationWidth", indentationWidth) }
    if !isUsable(indexStripWidth) { return ("indexStripWidth", indexStripWidth) }
    if !isUsable(leadingInset) { return ("leadingInset", leadingInset) }
    if !isUsable(trailingInset) { return ("trailingInset", trailingInset) }
    return nil
  }

  private func isUsable(_ number: Double) -> Bool { number.isFinite && number >= 0 }
}
