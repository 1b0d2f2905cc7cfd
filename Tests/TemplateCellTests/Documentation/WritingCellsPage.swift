import Foundation
import TemplateCell
import Testing

/// The code of the page "Writing cells"; values by hand with the ruler font.
@Suite struct WritingCellsPage {
  struct Post: Sendable {
    var name: String
    var text: String
  }

  struct PostCell: CellTemplate {
    let avatar = View()
    let name = Label()
    let text = Label(lines: 0)

    var constraints: [LayoutConstraint] {
      avatar.size == CGSize(width: 40, height: 40)
      avatar.leading == contentView.leading + 16
      avatar.top == contentView.top + 10
      name.leading == avatar.trailing + 12
      name.trailing <= contentView.trailing - 16
      name.firstBaseline == avatar.top + 16
      text.leading == name.leading
      text.trailing == contentView.trailing - 16
      text.top == name.bottom + 4
      contentView.bottom >= avatar.bottom + 10
      contentView.bottom >= text.bottom + 10
    }

    func configure(_ content: inout CellContent, with post: Post) {
      content[name].text = post.name
      content[text].text = post.text
    }
  }

  @Test func `a row is as high as its content`() throws {
    let measurer = try CellMeasurer(PostCell(), text: .ruler)
    let post = Post(name: "anna", text: "alpha beta gamma delta epsilon")
    let layout = try measurer.layout(of: post, width: 320)
    #expect(layout.height == 84)
    #expect(layout.frame(named: "text") == CGRect(x: 68, y: 34, width: 236, height: 40))
  }

  struct RuleCell: CellTemplate {
    let title = Label()
    let rule = View()

    var constraints: [LayoutConstraint] {
      title.leading == contentView.leading + 16
      title.trailing <= contentView.trailing - 16
      title.top == contentView.top + 10
      rule.leading == title.leading
      rule.width == (title.trailing - title.leading) / 2
      rule.top == title.bottom + (contentView.width / 80)
      rule.height == 2
      contentView.bottom == rule.bottom + 10
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  @Test func `differences of positions are lengths`() throws {
    let layout = try CellMeasurer(RuleCell(), text: .ruler).layout(of: "chapter", width: 320)
    #expect(layout.frame(named: "rule") == CGRect(x: 16, y: 34, width: 35, height: 2))
  }

  struct TileCell: CellTemplate {
    let box = View()
    let tiles: [View]

    init(count: Int) {
      tiles = (0..<count).map { _ in View() }
    }

    var constraints: [LayoutConstraint] {
      box.edges == contentView.edges.inset(LayoutInsets(horizontal: 16, vertical: 10))
      for (index, tile) in tiles.enumerated() {
        tile.size == CGSize(width: 30, height: 30)
        tile.centerY == box.centerY
        tile.leading == box.leading + Double(index) * 40
      }
      box.height >= 30
      if tiles.isEmpty { box.height == 5 ~ .high }
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `groups and loops`() throws {
    let layout = try CellMeasurer(TileCell(count: 3)).layout(of: 0, width: 320)
    #expect(layout.height == 50)
    #expect(layout.frame(named: "tiles[2]") == CGRect(x: 96, y: 10, width: 30, height: 30))
  }

  struct PhotoCell: CellTemplate {
    let photo = View()

    var constraints: [LayoutConstraint] {
      photo.center == contentView.center
      photo.width == contentView.width - 32 ~ .high
      photo.width <= 200
      photo.height == photo.width * 0.5
      contentView.height == photo.height + 20
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `a wish gives way to what is required`() throws {
    let measurer = try CellMeasurer(PhotoCell())
    #expect(try measurer.layout(of: 0, width: 132).height == 70)
    #expect(try measurer.layout(of: 0, width: 320).height == 120)
  }

  struct AnchorCell: CellTemplate {
    let title = Label()

    var constraints: [LayoutConstraint] {
      title.top.constraint(equalTo: contentView.top, constant: 10).withPriority(.high).labeled("top")
      title.leading.constraint(equalTo: contentView.leading, constant: 16)
      title.trailing.constraint(lessThanOrEqualTo: contentView.trailing, constant: -16)
      contentView.bottom.constraint(equalToSystemSpacingBelow: title.bottom, multiplier: 2)
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  @Test func `the spelling of anchors`() throws {
    let height = try CellMeasurer(AnchorCell(), text: .ruler).layout(of: "harbor", width: 320).height
    #expect(height == 46)
  }

  struct SwitchCell: CellTemplate {
    let title = Label(compressionResistance: AxisPriorities(horizontal: 749, vertical: 750))
    let toggle = Control.toggle
    var layoutMargins: LayoutInsets { LayoutInsets(horizontal: 20, vertical: 8) }

    var constraints: [LayoutConstraint] {
      title.leading == contentView.leadingMargin
      title.top == contentView.layoutMarginsGuide.top
      title.bottom == contentView.layoutMarginsGuide.bottom
      toggle.trailing == contentView.trailingMargin
      toggle.leading >= title.trailing + 8
      toggle.centerY == contentView.centerY
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  @Test func `margins, alignment rectangles and right to left`() throws {
    let measurer = try CellMeasurer(SwitchCell(), text: .ruler)
    let layout = try measurer.layout(of: "wifi", width: 320)
    #expect(layout.frame(named: "title") == CGRect(x: 20, y: 8, width: 40, height: 20))
    #expect(layout.frame(named: "toggle") == CGRect(x: 251, y: 2.5, width: 51, height: 31))

    let arabic = LayoutEnvironment(layoutDirection: .rightToLeft)
    let mirrored = try measurer.layout(of: "wifi", width: 320, environment: arabic)
    #expect(mirrored.frame(named: "title") == CGRect(x: 260, y: 8, width: 40, height: 20))
    #expect(mirrored.frame(named: "toggle") == CGRect(x: 18, y: 2.5, width: 51, height: 31))
  }

  struct News: Sendable {
    var title: String
    var body: String
    var photo: CGSize?
    var isUnfolded = false
  }

  struct NewsCell: CellTemplate {
    let title = Label(lines: 0)
    let photo = ImageView()
    let body = Label(lines: 0)
    let folded = ConstraintGroup()
    let unfolded = ConstraintGroup(isActive: false)

    var constraints: [LayoutConstraint] {
      for item in [title, body] {
        item.leading == contentView.leading + 16
        item.trailing == contentView.trailing - 16
      }
      title.top == contentView.top + 10
      photo.leading == contentView.leading + 16
      photo.top == title.bottom + 8
      body.top == photo.bottom + 8
      whenCollapsed(photo) { body.top == title.bottom + 8 }
      folded { contentView.bottom == body.top + 2 }
      unfolded { contentView.bottom == body.bottom + 10 }
    }

    func configure(_ content: inout CellContent, with news: News) {
      content[title].text = news.title
      content[body].text = news.body
      content[photo].imageSize = news.photo
      content[photo].isCollapsed = news.photo == nil
      content[folded].isActive = !news.isUnfolded
      content[unfolded].isActive = news.isUnfolded
    }
  }

  @Test func `what is collapsed goes, and groups switch`() throws {
    let measurer = try CellMeasurer(NewsCell(), text: .ruler)
    var news = News(title: "harbor", body: "alpha beta gamma")
    // 10 + 20 + 8 + 2; then 10 + 20 + 8 + 20 + 10; then 10 + 20 + 8 + 80 + 8 + 20 + 10.
    #expect(try measurer.layout(of: news, width: 320).height == 40)
    news.isUnfolded = true
    #expect(try measurer.layout(of: news, width: 320).height == 68)
    news.photo = CGSize(width: 120, height: 80)
    #expect(try measurer.layout(of: news, width: 320).height == 156)
  }

  struct Box: Sendable {
    var height: Double?
    var isSmall = false
  }

  struct BoxCell: CellTemplate {
    let box = View()

    var constraints: [LayoutConstraint] {
      box.edges == contentView.edges.inset(10)
      (box.height == 60 ~ .high).labeled("height")
      (box.height == 30 ~ 500).labeled("small")
    }

    func configure(_ content: inout CellContent, with box: Box) {
      content[constant: "height"] = box.height
      if box.isSmall { content[priority: "small"] = 800 }
    }
  }

  @Test func `a row changes constants and priorities`() throws {
    let measurer = try CellMeasurer(BoxCell())
    #expect(try measurer.layout(of: Box(), width: 320).height == 80)
    #expect(try measurer.layout(of: Box(height: 100), width: 320).height == 120)
    #expect(try measurer.layout(of: Box(isSmall: true), width: 320).height == 50)
  }

  struct CardCell: CellTemplate {
    let card = View()
    var gap = 12.0

    var constraints: [LayoutConstraint] {
      card.edges == contentView.edges.inset(LayoutInsets(gap))
      card.height == 50
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `insets are computed`() throws {
    #expect(try CellMeasurer(CardCell(gap: 20)).layout(of: 0, width: 320).height == 90)
  }

  @Test func `priorities have names and numbers`() {
    let photo = View()
    #expect(LayoutPriority.defaultHigh == .high)
    let nearlyRequired: LayoutPriority = 999
    #expect(nearlyRequired == .required - 1)
    let constraint = photo.width == 100 ~ nearlyRequired
    #expect(constraint.priority == LayoutPriority(999))
  }

  struct LostCell: CellTemplate {
    var title: Label { Label() }

    var constraints: [LayoutConstraint] {
      title.edges == contentView.edges.inset(10)
    }

    func configure(_ content: inout CellContent, with item: String) {
      content[title].text = item
    }
  }

  func faultDescription() -> String? {
    do {
      _ = try CellMeasurer(LostCell())
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a computed item is refused`() {
    let message = faultDescription()
    #expect(message?.hasPrefix("LostCell: <unknown.top == contentView.top + 10 @1000 WritingCellsPage.swift:") == true)
    #expect(
      message?.hasSuffix(
        "> uses a Label that is no stored property of the template. Declare it with let; a computed property makes "
          + "another one each time. The template has no items.") == true)
  }
}
