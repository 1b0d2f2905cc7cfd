/// A table cell declared once: its items, what holds between them, and how a row fills them.
///
///     struct NoteCell: CellTemplate {
///       let title = Label(font: .system(size: 17), lines: 0)
///
///       var constraints: [LayoutConstraint] {
///         title.edges == contentView.edges.inset(10)
///       }
///
///       func configure(_ content: inout CellContent, with item: Note) {
///         content[title].text = item.title
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

  /// Fills a cell for one row.
  ///
  /// MUST depend on the item alone and MAY be called on any thread. The content starts fresh for every row, so there
  /// is nothing to reset.
  func configure(_ content: inout CellContent, with item: Item)
}

extension CellTemplate {
  /// The view that holds everything in the cell.
  public var contentView: ContentView { ContentView.shared }
}
