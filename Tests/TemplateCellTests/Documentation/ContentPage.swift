import Foundation
import TemplateCell
import Testing

/// The code of the page "What a cell shows"; values by hand with the ruler font.
@Suite struct ContentPage {
  struct Picture: Sendable {
    var title: String
    var size: CGSize
    var likes: Int
    var comment: String
  }

  struct GalleryCell: CellTemplate {
    let title = Label(font: .headline, lines: 2)
    let photo = ImageView(keepsAspectRatio: true)
    let line = Separator()
    let like = Button("like", contentInsets: LayoutInsets(horizontal: 8, vertical: 6))
    let toggle = Control.toggle
    let comment = TextView()

    var constraints: [LayoutConstraint] {
      for item in [title, photo, line, comment] as [any LayoutItem] {
        item.leading == contentView.leading + 10
        item.trailing == contentView.trailing - 10
      }
      title.top == contentView.top + 10
      photo.top == title.bottom + 8
      line.top == photo.bottom + 8
      like.top == line.bottom
      like.leading == line.leading
      toggle.leading >= like.trailing
      toggle.trailing == line.trailing
      toggle.centerY == like.centerY
      comment.top == like.bottom
      contentView.bottom == comment.bottom
    }

    func configure(_ content: inout CellContent, with picture: Picture) {
      content[title].text = picture.title
      content[photo].imageSize = picture.size
      content[like].title = "\(picture.likes) likes"
      content[comment].text = picture.comment
    }
  }

  @Test func `each content has its size`() throws {
    let picture = Picture(
      title: "harbor", size: CGSize(width: 600, height: 400), likes: 7, comment: "alpha beta gamma delta epsilon")
    let layout = try CellMeasurer(GalleryCell(), text: .ruler).layout(of: picture, width: 320)
    #expect(layout.frame(named: "title") == CGRect(x: 10, y: 10, width: 300, height: 20))
    #expect(layout.frame(named: "photo") == CGRect(x: 10, y: 38, width: 300, height: 200))
    #expect(layout.frame(named: "line") == CGRect(x: 10, y: 246, width: 300, height: 0.5))
    #expect(layout.frame(named: "like") == CGRect(x: 10, y: 246.5, width: 86, height: 32))
    #expect(layout.frame(named: "comment") == CGRect(x: 10, y: 278.5, width: 300, height: 56))
    #expect(layout.height == 334.5)
  }

  struct MessageCell: CellTemplate {
    let message = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      message.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with item: Int) {
      var text = StyledText("anna ", font: .system(size: 15, weight: .semibold))
      text = text + StyledText("wrote about the harbor", font: .system(size: 15))
      text.paragraph.lineSpacing = 4
      content[message].styledText = text
    }
  }

  /// Apple's Human Interface Guidelines, Typography, column "Large".
  @Test func `the text styles`() {
    let styles: [FontDescription] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
    ]
    #expect(styles.map(\.size) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(styles.count == TextStyle.allCases.count)
  }

  @Test func `lines of an attributed text have their spacing`() throws {
    // "anna wrote about" and "the harbor": 10 + 20 + 4 + 20 + 10.
    #expect(try CellMeasurer(MessageCell(), text: .ruler).layout(of: 0, width: 200).height == 64)
  }

  struct Comment: Sendable {
    var text: String
    var isUnfolded = false
  }

  struct CommentCell: CellTemplate {
    let text: Label

    init(lines: Int) {
      text = Label(lines: lines)
    }

    var constraints: [LayoutConstraint] {
      text.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with comment: Comment) {
      content[text].text = comment.text
    }
  }

  /// In 160 points: "alpha beta gamma", "delta epsilon" and "zeta".
  @Test func `a text unfolds`() throws {
    var registry = TemplateRegistry<Comment>()
    try registry.register(CellMeasurer(CommentCell(lines: 2), text: .ruler), for: "folded")
    try registry.register(CellMeasurer(CommentCell(lines: 0), text: .ruler), for: "unfolded")
    var comment = Comment(text: "alpha beta gamma delta epsilon zeta")
    var table = try HeadlessTable(
      sections: [TableSection(rows: [comment])], registry: registry, width: 180,
      reuseIdentifier: { $0.isUnfolded ? "unfolded" : "folded" })
    #expect(try table.height(at: IndexPath(row: 0, section: 0)) == 60)
    comment.isUnfolded = true
    let change = try table.replaceItem(at: IndexPath(row: 0, section: 0), with: comment)
    #expect(change?.newHeight == 80)
  }

  struct TagsCell: CellTemplate {
    let tags = SizedView()

    var constraints: [LayoutConstraint] {
      tags.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with count: Int) {
      content[tags].sizeForWidth = { width in
        let perLine = width.map { max(1, Int($0 / 50)) } ?? count
        let lines = (count + perLine - 1) / perLine
        return CGSize(width: Double(min(count, perLine)) * 50, height: Double(lines) * 24)
      }
    }
  }

  @Test func `a view is sized by code`() throws {
    let measurer = try CellMeasurer(TagsCell())
    #expect(try measurer.layout(of: 13, width: 320).height == 92)
    #expect(try measurer.layout(of: 13, width: 670).height == 44)
  }

  struct HeaderCell: CellTemplate {
    let name = Label()

    var constraints: [LayoutConstraint] {
      name.top == contentView.top + 10
      name.leading == contentView.leading + 10
      name.trailing == contentView.trailing - 10
      contentView.bottom == name.bottom
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[name].text = item
    }
  }

  struct Announcement: Sendable {
    var author: String
    var text: String
  }

  struct AnnouncementCell: CellTemplate {
    let header = EmbeddedTemplate(HeaderCell())
    let text = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      header.top == contentView.top
      header.leading == contentView.leading
      header.trailing == contentView.trailing
      text.top == header.bottom + 6
      text.leading == contentView.leading + 10
      text.trailing == contentView.trailing - 10
      contentView.bottom == text.bottom + 10
    }

    func configure(_ content: inout CellContent, with item: Announcement) {
      content.configure(header, with: item.author)
      content[text].text = item.text
    }
  }

  @Test func `a cell lies in a cell`() throws {
    let measurer = try CellMeasurer(AnnouncementCell(), text: .ruler)
    let layout = try measurer.layout(of: Announcement(author: "anna", text: "closed today"), width: 320)
    #expect(layout.names == ["header", "text", "header.name"])
    #expect(layout.frame(named: "header.name") == CGRect(x: 10, y: 10, width: 300, height: 20))
    #expect(layout.height == 66)
  }
}
