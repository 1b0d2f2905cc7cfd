import Foundation
import TemplateCell

/// The feed cell declared by constraints: the same frames as ``FeedFrames``, found by the solver.
struct FeedCell: CellTemplate {
  let style: FeedStyle
  let title: Label
  let content: Label
  let photo = ImageView(keepsAspectRatio: true)
  let user: Label
  let time: Label

  init(style: FeedStyle = FeedStyle()) {
    self.style = style
    title = Label(font: style.titleFont, lines: 0)
    content = Label(font: style.contentFont, lines: 0)
    user = Label(font: style.userFont, compressionResistance: AxisPriorities(horizontal: 740, vertical: 750))
    time = Label(font: style.timeFont)
  }

  var constraints: [LayoutConstraint] {
    title.top == contentView.top + style.topInset
    content.top == title.bottom + style.gap
    photo.top == content.bottom + style.gap
    user.top == photo.bottom + style.gap
    time.bottom == user.bottom
    contentView.bottom == user.bottom + style.topInset

    title.leading == contentView.leading + style.sideInset
    title.trailing == contentView.trailing - style.sideInset
    content.leading == contentView.leading + style.sideInset
    content.trailing == contentView.trailing - style.sideInset
    photo.leading == contentView.leading + style.sideInset
    photo.trailing <= contentView.trailing - style.sideInset
    user.leading == contentView.leading + style.sideInset
    user.trailing <= time.leading - style.footerGap
    time.trailing == contentView.trailing - style.sideInset

    whenCollapsed(title) { content.top == contentView.top + style.topInset }
    whenCollapsed(content) { photo.top == title.bottom + style.gap }
    whenCollapsed(photo) { user.top == content.bottom + style.gap }
    whenCollapsed(title, content) { photo.top == contentView.top + style.topInset }
    whenCollapsed(content, photo) { user.top == title.bottom + style.gap }
    whenCollapsed(title, content, photo) { user.top == contentView.top + style.topInset }
  }

  func configure(_ cell: inout CellContent, with item: FeedItem) {
    cell[title].text = item.title
    cell[title].isCollapsed = item.title.isEmpty
    cell[content].text = item.content
    cell[content].isCollapsed = item.content.isEmpty
    cell[photo].imageSize = item.photoSize.map { CGSize(width: $0.width, height: $0.height) }
    cell[photo].isCollapsed = item.photoSize == nil
    cell[user].text = item.username
    cell[time].text = item.time
  }
}
