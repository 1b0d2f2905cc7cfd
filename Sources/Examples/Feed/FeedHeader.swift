import TemplateCell

/// The header of a section of the feed: one line of text.
struct FeedHeader: CellTemplate {
  let title = Label(font: .footnote)

  var constraints: [LayoutConstraint] {
    title.top == contentView.top + 6
    title.leading == contentView.leading + 16
    title.trailing <= contentView.trailing - 16
    contentView.bottom == title.bottom + 6
  }

  func configure(_ cell: inout CellContent, with text: String) {
    cell[title].text = text
  }
}
