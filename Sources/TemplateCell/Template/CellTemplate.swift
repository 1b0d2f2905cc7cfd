/// A table cell declared once: its items, what holds between them, and how a row fills them.
///
///     struct NoteCell: CellTemplate {
///       let title = Label(font: .system(size: 17), lines: 0)
///
///       var constraints: [LayoutConstraint] {
///         title.edges == contentView.edges.inset(10)
///       }
///
///       func configure(_ content: inout CellContent, with note: Note) {
///         content[title].text = note.title
///       }
///     }
///
/// Items are stored properties; their names in messages are those of the properties, their order is the order of
/// declaration. A template is read once, by ``CellMeasurer/init(_:text:options:isStrict:)``.
public protocol CellTemplate: Sendable {
  /// The model of one row.
  associatedtype Item

  /// What holds between the items, read once per measurer.
  @LayoutBuilder var constraints: [LayoutConstraint] { get }

  /// The distances in points from the edges of the content view to its layout margins; 16 at the sides and 11 at top
  /// and bottom unless declared.
  var layoutMargins: LayoutInsets { get }

  /// The distances in points from the edges of the content view to its safe area; 0 unless declared.
  var safeAreaInsets: LayoutInsets { get }

  /// The greatest width in points of a ``LayoutItem/readableContentGuide``; 672 unless declared, as in UIKit at the
  /// default text size.
  var readableContentWidth: Double { get }

  /// Rows that the cell must be able to show, one of each kind; none unless declared.
  ///
  /// ``check(rows:text:)`` tries the states that they are in: which items ``configure(_:with:)`` collapses, which groups it
  /// switches, which titles it gives to buttons can be known from rows only.
  var exampleRows: [Item] { get }

  /// Fills a cell for one row.
  ///
  /// MUST depend on the item alone and MAY be called on any thread. The content starts fresh for every row, so there
  /// is nothing to reset.
  func configure(_ content: inout CellContent, with item: Item)
}

extension CellTemplate {
  /// The view that holds everything in the cell.
  public var contentView: ContentView { ContentView.shared }

  /// The margins of the content view of a cell: ``LayoutInsets/cellMargins``.
  public var layoutMargins: LayoutInsets { .cellMargins }

  /// No insets.
  public var safeAreaInsets: LayoutInsets { 0 }

  /// No rows.
  public var exampleRows: [Item] { [] }

  /// 672 points.
  public var readableContentWidth: Double { 672 }
}
