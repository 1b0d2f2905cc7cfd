import Testing

@testable import TemplateCell

/// The Visual Format Language, read and written.
@Suite struct VisualFormatTests {
  let find = View()
  let field = Label()

  func texts(
    _ format: String, metrics: [String: Double] = [:], options: VisualFormat.Options = .init()
  ) throws -> [String] {
    let (find, text) = (find, ConstraintText { $0 is ContentView ? "|" : $0 is View ? "find" : "field" })
    return try VisualFormat(format, views: ["find": find, "field": field], metrics: metrics, options: options)
      .constraints.map { String(text.text(of: $0).dropFirst().dropLast()) }
  }

  @Test(arguments: [
    // The examples of Apple's guide, and each part of the grammar.
    ("[find]-[field]", ["field.leading == find.trailing + 8 @1000"]),
    ("[find(>=50)]", ["find.width >= 50 @1000"]),
    (
      "|-50-[find]-50-|",
      ["find.leading == |.leading + 50 @1000", "|.trailing == find.trailing + 50 @1000"]
    ),
    ("V:[find]-10-[field]", ["field.top == find.bottom + 10 @1000"]),
    ("[find][field]", ["field.leading == find.trailing @1000"]),
    ("[find(100@20)]", ["find.width == 100 @20"]),
    ("[find(==field)]", ["find.width == field.width @1000"]),
    ("[find(>=70,<=100)]", ["find.width >= 70 @1000", "find.width <= 100 @1000"]),
    (
      "H:|-[find]-[field(>=20)]-|",
      [
        "find.leading == |.leadingMargin @1000", "field.leading == find.trailing + 8 @1000", "field.width >= 20 @1000",
        "|.trailingMargin == field.trailing @1000",
      ]
    ),
    ("V:|[find]|", ["find.top == |.top @1000", "|.bottom == find.bottom @1000"]),
    (
      "V:[find]-(>=gap@low,<=2e1)-[field]",
      ["field.top >= find.bottom + 12.5 @250", "field.top <= find.bottom + 20 @1000"]
    ),
    ("V:[find(-5.5)]", ["find.height == -5.5 @1000"]), ("[find]-gap-|", ["|.trailing == find.trailing + 12.5 @1000"]),
    ("V:[find(gap)]-.5-|", ["find.height == 12.5 @1000", "|.bottom == find.bottom + 0.5 @1000"]),
  ])
  func `a text becomes constraints`(format: String, expected: [String]) throws {
    #expect(try texts(format, metrics: ["gap": 12.5, "low": 250]) == expected)
  }

  @Test func `options turn, align and count between baselines`() throws {
    #expect(
      try texts("|-3-[find]-(>=5)-[field]-|", options: .init(direction: .rightToLeft)) == [
        "find.right == |.right - 3 @1000", "field.right <= find.left - 5 @1000", "|.leftMargin == field.left @1000",
      ])
    #expect(
      try texts("[find]-[field]", options: .init(direction: .leftToRight)) == ["field.left == find.right + 8 @1000"])
    #expect(
      try texts("V:[find]-5-[field]", options: .init(spacing: .baselineToBaseline))
        == ["field.firstBaseline == find.lastBaseline + 5 @1000"])
    #expect(
      try texts("[find][field]", options: .init(alignments: [.top, .bottom])) == [
        "field.leading == find.trailing @1000", "find.top == field.top @1000", "find.bottom == field.bottom @1000",
      ])
  }

  @Test(arguments: [
    ("", 0, "Expected a view such as [title]."), ("H:", 2, "Expected a view such as [title]."),
    ("[]", 1, "Expected the name of a view."), ("[9]", 1, "Expected the name of a view."),
    ("[find", 5, "Expected \"(\" or \"]\"."), ("[find(]", 6, "Expected a number, a metric or a view."),
    ("[find(=3)]", 6, "Expected \"==\", \"<=\" or \">=\"."), ("[find(3]", 7, "Expected \",\" or \")\"."),
    ("[find(3@)]", 8, "Expected a priority."), ("[find(3)", 8, "Expected \"]\"."),
    ("[find]-", 7, "Expected a metric or a positive number, or \"(\"."),
    ("[find]--[field]", 7, "Expected a metric or a positive number, or \"(\"."),
    ("[find]-8[field]", 8, "Expected \"-\" after the distance."),
    ("[find] [field]", 6, "Expected \"-\", \"[\" or \"|\"."),
    ("[find]|[field]", 7, "Expected the end after the superview's edge."),
    ("[lost]", 1, "There is no view \"lost\". \"field\", \"find\" are given in views."),
    ("[find(lost)]", 6, "There is no metric \"lost\". None is given in metrics."),
    ("[find]-field-|", 7, "\"field\" is a view and cannot be a distance."),
    ("[find(1@1001)]", 8, "The priority 1001 is not greater than 0 and at most 1000."),
    ("[find(1e999)]", 6, "\"1e999\" is not a finite number."),
    ("[find(nan)]", 6, "There is no metric \"nan\". None is given in metrics."),
    ("[find(3\u{301})]", 6, "Expected a number, a metric or a view."),
    ("[\u{e9}]", 1, "Expected the name of a view."),
  ])
  func `a fault is named with a caret under it`(format: String, offset: Int, sentence: String) {
    let error = #expect(throws: VisualFormatError.self) { try texts(format) }
    #expect(error?.offset == offset)
    #expect(error?.description == "\(sentence)\n\(format)\n\(String(repeating: " ", count: offset))^")
  }

  @Test func `faults of options and in the body of a template`() {
    let error = #expect(throws: VisualFormatError.self) { try texts("[find]", options: .init(alignments: [.leading])) }
    #expect(error?.problem == .alignmentAlongLine(.leading))
    let find = find
    let cell = OpenCell(find) { _ in visualFormat("[find", views: ["find": find]) }
    let place = "VisualFormatTests.swift:\(#line - 1)"
    let expected = VisualFormatError(format: "[find", offset: 5, problem: .expected("\"(\" or \"]\""))
    #expect(throws: TemplateError.invalidVisualFormat(template: "OpenCell", place: place, error: expected)) {
      try CompiledTemplate(cell)
    }
  }

  @Test func `a line of text lays out a row`() throws {
    let (find, field) = (find, Label("text"))
    let cell = OpenCell(find, field) { _ in
      let views: [String: any LayoutItem] = ["find": find, "field": field]
      visualFormat("|-[find(40)]-[field]-|", views: views, options: .init(alignments: [.top]))
      visualFormat("V:|-[find(30)]-|", views: views)
    }
    #expect(try cell.layout().frames == [rect(16, 11, 40, 30), rect(64, 11, 240, 20)])
    #expect(try cell.layout().height == 52)
  }

  struct Card: CellTemplate {
    let title = Label()
    let photo = View()
    let wide = ConstraintGroup()

    @LayoutBuilder var constraints: [LayoutConstraint] {
      title.leading == contentView.leading + 16
      photo.leading >= title.trailing + 8 ~ 750
      photo.trailing == contentView.trailing
      title.top == contentView.topMargin
      contentView.bottomMargin == title.bottom
      photo.width == 60
      photo.height <= title.height
      title.trailing <= photo.leading - 3
      photo.centerY == contentView.centerY
      photo.width == title.width * 2
      (title.left == contentView.left + 1).labeled("a \"b\"") ~ 250.5
      whenCollapsed(photo) { title.trailing == contentView.trailing - 16 }
      wide { title.width == 300 }
    }

    func configure(_ content: inout CellContent, with item: Int) {}
  }

  @Test func `constraints print as visual formats that read back the same`() throws {
    let card = Card()
    let formats = try card.visualFormats()
    #expect(
      formats == [
        "H:|-16-[title]", "H:[title]-(>=8@750)-[photo]", "H:[photo]|", "V:|-[title]", "V:[title]-|", "H:[photo(60)]",
        "V:[photo(<=title)]", "H:[title]-(>=3)-[photo]", nil, nil, nil, nil, nil,
      ])
    let writer = VisualFormatWriter { $0 === card.title ? "title" : "photo" }
    for format in formats {
      guard let format else { continue }
      let read = try VisualFormat(format, views: ["title": card.title, "photo": card.photo]).constraints
      #expect(read.map(writer.text) == [format])
    }
  }

  @Test func `constraints print as the Swift that declares them`() throws {
    #expect(
      try Card().swiftSource() == """
        var constraints: [LayoutConstraint] {
          title.leading == contentView.leading + 16
          photo.leading >= title.trailing + 8 ~ 750
          photo.trailing == contentView.trailing
          title.top == contentView.topMargin
          contentView.bottomMargin == title.bottom
          photo.width == 60
          photo.height <= title.height
          title.trailing <= photo.leading - 3
          photo.centerY == contentView.centerY
          photo.width == title.width * 2
          (title.left == contentView.left + 1).labeled("a \\"b\\"") ~ 250.5
          whenCollapsed(photo) { title.trailing == contentView.trailing - 16 }
          wide { title.width == 300 }
        }

        """)
  }
}
