import Foundation
import TemplateCell
import Testing

/// The same cell declared by constraints and laid out by code, with texts of the ruler font.
@Suite struct BothFormsTests {
  /// A text 10 from the edges and an image 80 high, 8 below it.
  private struct PhotoFrames: FrameTemplate {
    let itemNames = ["a", "image"]

    func content(of row: TextRow) -> String { row.a }

    func frames(for parameters: FrameParameters<String>, text: any TextMeasuring) -> FrameArrangement {
      let width = parameters.width - 20
      let label = StyledText(parameters.content, font: .system(size: 17))
      let height = text.measure(TextRequest(label, width: width, scale: parameters.environment.scale)).height
      return FrameArrangement(
        height: 10 + height + 8 + 80 + 10,
        frames: [
          CGRect(x: 10, y: 10, width: width, height: height), CGRect(x: 10, y: 18 + height, width: 100, height: 80),
        ])
    }
  }

  @Test func `the mode is chosen by the measurer, not guessed, report 107`() throws {
    let row = TextRow("a", "image", a: textA, image: CGSize(width: 100, height: 80))
    let constraints = try TextCell.measurer { cell in
      cell.a.top == cell.contentView.top + 10
      cell.a.leading == cell.contentView.leading + 10
      cell.a.trailing == cell.contentView.trailing - 10
      cell.image.top == cell.a.bottom + 8
      cell.image.leading == cell.a.leading
      cell.contentView.bottom == cell.image.bottom + 10
    }
    let declared = try constraints.layout(of: row, width: 320)
    let coded = try FrameMeasurer(PhotoFrames(), text: .ruler).layout(of: row, width: 320)
    #expect(declared.height == 128)
    #expect(coded.height == 128)
    #expect((declared.source, coded.source) == (.constraints, .frames))
    for name in ["a", "image"] { #expect(declared.frame(named: name) == coded.frame(named: name)) }
    let neither = try TextCell.measurer(isStrict: true) { _ in [] }
    #expect(throws: MeasuringError.undeterminedHeight(template: "TextCell")) {
      try neither.layout(of: TextRow(), width: 320)
    }
  }

  /// What a post shows: four texts; the rest has fixed sizes.
  private struct Post: Hashable, Sendable {
    var name: String
    var date: String
    var title: String
    var body: String
  }

  /// Avatar, four labels, image and three buttons.
  private struct PostCell: CellTemplate {
    let avatar = ImageView(size: CGSize(width: 40, height: 40))
    let name = Label()
    let date = Label()
    let title = Label(lines: 0)
    let body = Label(lines: 0)
    let photo = View()
    let buttons = [View(), View(), View()]

    var constraints: [LayoutConstraint] {
      avatar.top == contentView.top + 10
      avatar.leading == contentView.leading + 10
      name.top == avatar.top
      name.leading == avatar.trailing + 8
      date.top == name.bottom
      date.leading == name.leading
      for label in [title, body] {
        label.leading == contentView.leading + 10
        label.trailing == contentView.trailing - 10
      }
      title.top == avatar.bottom + 8
      body.top == title.bottom + 4
      photo.top == body.bottom + 8
      photo.leading == body.leading
      photo.trailing == body.trailing
      photo.height == photo.width * (9 / 16)
      for button in buttons {
        button.top == photo.bottom + 8
        button.height == 30
        button.width == contentView.width / 3
      }
      buttons[0].leading == contentView.leading
      buttons[1].leading == buttons[0].trailing
      buttons[2].leading == buttons[1].trailing
      contentView.bottom == buttons[0].bottom
    }

    func configure(_ content: inout CellContent, with post: Post) {
      content[name].text = post.name
      content[date].text = post.date
      content[title].text = post.title
      content[body].text = post.body
    }
  }

  private struct PostFrames: FrameTemplate {
    let itemNames = [
      "avatar", "name", "date", "title", "body", "photo", "buttons[0]", "buttons[1]", "buttons[2]",
    ]

    func content(of post: Post) -> Post { post }

    func frames(for parameters: FrameParameters<Post>, text: any TextMeasuring) -> FrameArrangement {
      func size(_ string: String, _ width: Double?) -> TextMeasurement {
        text.measure(TextRequest(StyledText(string, font: .system(size: 17)), width: width))
      }
      let (post, width) = (parameters.content, parameters.width - 20)
      let (name, date) = (size(post.name, nil), size(post.date, nil))
      let (title, body) = (size(post.title, width).height, size(post.body, width).height)
      let photo = 62 + title + body + 8
      let bar = photo + width * 9 / 16 + 8
      let third = parameters.width / 3
      var frames = [
        CGRect(x: 10, y: 10, width: 40, height: 40), CGRect(x: 58, y: 10, width: name.width, height: name.height),
        CGRect(x: 58, y: 10 + name.height, width: date.width, height: date.height),
        CGRect(x: 10, y: 58, width: width, height: title),
        CGRect(x: 10, y: 62 + title, width: width, height: body),
        CGRect(x: 10, y: photo, width: width, height: width * 9 / 16),
      ]
      for index in 0..<3 { frames.append(CGRect(x: Double(index) * third, y: bar, width: third, height: 30)) }
      return FrameArrangement(height: bar + 30, frames: frames)
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `both forms of a full cell end on the same pixels, report 106`(_ scale: Double) throws {
    let constraints = try CellMeasurer(PostCell(), text: .ruler)
    let frames = FrameMeasurer(PostFrames(), text: .ruler)
    let environment = LayoutEnvironment(scale: scale)
    for row in 0..<100 {
      let post = Post(
        name: "user", date: "today", title: words(characters: 1 + row), body: words(characters: 1 + row * 7))
      let declared = try constraints.layout(of: post, width: 320, environment: environment)
      let coded = try frames.layout(of: post, width: 320, environment: environment)
      #expect(declared.names == coded.names)
      #expect(declared.height == coded.height)
      for (one, other) in zip(declared.frames, coded.frames) {
        let differences = [
          one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-6 }, "row \(row)")
      }
    }
    // 300 x 168.75 of photo; one line of title and of body: 62 + 40 + 8 + 168.75 + 8 + 30 = 316.75.
    let least = Post(name: "user", date: "today", title: "x", body: "x")
    #expect(try constraints.layout(of: least, width: 320, environment: environment).fittingHeight == 316.75)
  }
}
