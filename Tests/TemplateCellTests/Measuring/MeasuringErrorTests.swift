import Foundation
import TemplateCell
import Testing

/// What a failing test shows of each error.
@Suite struct MeasuringErrorTests {
  static let sentences: [(MeasuringError, String)] = [
    (
      .invalidWidth(.nan),
      "A row cannot be measured at width nan. Give a width greater than 0 and at most 1000000000."
    ),
    (
      .invalidWidth(-1, template: "NoteCell"),
      "NoteCell: a row cannot be measured at width -1. Give a width greater than 0 and at most 1000000000."
    ),
    (
      .widthTooSmall(template: "NoteCell", width: 100, minimum: 152, contents: ["date (120 wide, NoteCell.swift:5)"]),
      "NoteCell: the content width 100 is too small, the constraints need at least 152. The compression resistance of "
        + "date (120 wide, NoteCell.swift:5) is required: lower it, to 999 or less, where the content may be cut."
    ),
    (
      .contentTooNarrow(width: 30, available: -4),
      "A row 30 wide leaves -4 for its content after accessory, index strip and insets. Give a greater width, or less "
        + "around the content in the options of the row."
    ),
    (
      .unknownLabel(template: "NoteCell", label: "hight", place: "NoteCell.swift:31", known: ["height", "gap"]),
      "NoteCell: no constraint has the label \"hight\" that NoteCell.swift:31 asks for. The template has \"height\", "
        + "\"gap\"."
    ),
    (
      .unknownLabel(template: "NoteCell", label: "hight", place: "NoteCell.swift:31", known: []),
      "NoteCell: no constraint has the label \"hight\" that NoteCell.swift:31 asks for. The template has none."
    ),
    (
      .unknownItem(template: "NoteCell", item: "an ImageView", place: nil, known: ["title"]),
      "NoteCell: an ImageView is no stored property of the template. Declare it with let; a computed property makes "
        + "another one each time. The template has title."
    ),
    (
      .invalidNumber(name: "NoteCell: title font size", value: "0.0", rule: "finite and greater than 0"),
      "NoteCell: title font size is 0.0, but must be finite and greater than 0."
    ),
    (
      .unknownReuseIdentifier("post", registered: ["note", "photo"]),
      "No template is registered for the reuse identifier \"post\". Registered: \"note\", \"photo\"."
    ),
  ]

  @Test(arguments: sentences.indices)
  func `every error says what, where and what to do`(_ index: Int) {
    #expect("\(Self.sentences[index].0)" == Self.sentences[index].1)
    #expect(Self.sentences[index].0.localizedDescription == Self.sentences[index].1)
  }

  struct FieldCell: CellTemplate {
    let title = Label()
    let box = View()
    let button = Button("Send")
    let write: @Sendable (inout CellContent) -> Void

    var constraints: [LayoutConstraint] {
      title.edges == contentView.edges
      (box.height == 10).labeled("height")
    }

    func configure(_ content: inout CellContent, with item: Int) { write(&content) }
  }

  /// The line is that of the writing.
  private static let first = #line + 2
  static let writings: [(write: @Sendable (inout CellContent) -> Void, item: String)] = [
    ({ $0[Label()].isHidden = true }, "a Label"),
    ({ $0[ImageView()].isCollapsed = true }, "an ImageView"),
    ({ $0[View()].isHidden = true }, "a View"),
    ({ $0[Button("Send")].title = "x" }, "a Button \"Send\""),
    ({ $0[TextView()].text = "x" }, "a TextView"),
    ({ $0[SizedView()].isHidden = true }, "a SizedView"),
  ]

  @Test(arguments: writings.indices)
  func `content for what is not there names the item, the place and what is there`(_ index: Int) throws {
    let (write, item) = Self.writings[index]
    let measurer = try CellMeasurer(FieldCell(write: write), text: .ruler)
    let error = MeasuringError.unknownItem(
      template: "FieldCell", item: item, place: "MeasuringErrorTests.swift:\(Self.first + index)",
      known: ["title", "box", "button"])
    #expect(throws: error) { try measurer.layout(of: 0, width: 320) }
  }

  @Test func `a misspelled label names the place and the labels`() throws {
    let line = #line + 1
    let measurer = try CellMeasurer(FieldCell { $0[constant: "hight"] = 3 }, text: .ruler)
    let error = MeasuringError.unknownLabel(
      template: "FieldCell", label: "hight", place: "MeasuringErrorTests.swift:\(line)", known: ["height"])
    #expect(throws: error) { try measurer.layout(of: 0, width: 320) }
  }
}
