import Foundation
import TemplateCell

struct ConvertedFeedCell: CellTemplate {
  let stackView: StackView
  let title: Label
  let content: Label
  let photo: ImageView
  let view: View
  let user: Label
  let time: Label
  let layoutMargins = LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  init() {
    time = Label("", font: .footnote)
    user = Label("", font: .footnote, compressionResistance: AxisPriorities(horizontal: 740, vertical: 750))
    view = View([user, time])
    photo = ImageView()
    content = Label("", font: .subheadline, lines: 0, hugging: AxisPriorities(horizontal: 250, vertical: 251))
    title = Label("", font: .headline, lines: 0, hugging: AxisPriorities(horizontal: 250, vertical: 251))
    stackView = StackView(axis: .vertical, spacing: 8, arrangedSubviews: [title, content, photo, view])
  }

  var constraints: [LayoutConstraint] {
    user.leading == view.leading
    user.top == view.top
    view.bottom == user.bottom
    time.bottom == user.bottom
    view.trailing == time.trailing
    time.leading >= user.trailing + 8
    stackView.leading == contentView.leading + 16
    stackView.top == contentView.top + 10
    contentView.trailing == stackView.trailing + 16
    contentView.bottom == stackView.bottom + 10
  }

  func configure(_ content: inout CellContent, with item: Void) {}
}
