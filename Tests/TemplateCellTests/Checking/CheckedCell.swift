import TemplateCell

/// A template of the items that a rule is about.
struct CheckedCell: CellTemplate {
  var title: Label?
  var note: Label?
  var photo: ImageView?
  var box: View?
  var stack: StackView?
  /// Items of other kinds.
  var extra: [any LayoutItem]
  var folded: ConstraintGroup?
  var unfolded: ConstraintGroup?
  let build: @Sendable (ContentView) -> [LayoutConstraint]

  init(
    _ title: Label? = nil, note: Label? = nil, photo: ImageView? = nil, box: View? = nil, stack: StackView? = nil,
    extra: [any LayoutItem] = [], folded: ConstraintGroup? = nil, unfolded: ConstraintGroup? = nil,
    @LayoutBuilder _ build: @escaping @Sendable (ContentView) -> [LayoutConstraint]
  ) {
    self.title = title
    self.note = note
    self.photo = photo
    self.box = box
    self.stack = stack
    self.extra = extra
    self.folded = folded
    self.unfolded = unfolded
    self.build = build
  }

  var constraints: [LayoutConstraint] { build(contentView) }

  func configure(_ content: inout CellContent, with item: Set<String>) {
    if let title { content[title].isCollapsed = item.contains("title") }
    if let photo { content[photo].isCollapsed = item.contains("photo") }
    if let folded { content[folded].isActive = !item.contains("unfolded") }
    if let unfolded { content[unfolded].isActive = item.contains("unfolded") }
  }
}

/// A template written where a marker says which rules fire on which line.
struct MarkedExample: Sendable, CustomStringConvertible {
  let name: String
  let template: CheckedCell
  let file: String
  let line: Int

  init(_ name: String, file: String = #filePath, line: Int = #line, _ template: () -> CheckedCell) {
    self.name = name
    self.file = file
    self.line = line
    self.template = template()
  }

  var description: String { name }
}
