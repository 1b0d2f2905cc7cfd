import Foundation
import TemplateCell

struct Note: Sendable {
  var title: String
  var photo: CGSize?
}

struct NoteCell: CellTemplate {
  let title = Label(font: .headline, lines: 0)
  let photo = ImageView(keepsAspectRatio: true)

  var constraints: [LayoutConstraint] {
    title.top == contentView.top + 10
    title.leading == contentView.leading + 16
    title.trailing == contentView.trailing - 16
    photo.top == title.bottom + 8
    photo.leading == title.leading
    photo.trailing <= title.trailing
    contentView.bottom == photo.bottom + 10
    whenCollapsed(photo) { contentView.bottom == title.bottom + 10 }
  }

  func configure(_ content: inout CellContent, with note: Note) {
    content[title].text = note.title
    content[photo].imageSize = note.photo
    content[photo].isCollapsed = note.photo == nil
  }
}
