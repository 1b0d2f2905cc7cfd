import Foundation
import TemplateCell
import Testing

/// What findings say, beyond where they point to.
@Suite struct CheckFindingTests {
  @Test func `a tie names both labels with their lines and a priority that was tried`() throws {
    let title = Label(lines: 0, hugging: 251)
    let note = Label(lines: 0)
    let findings = try CheckedCell(title, note: note) { cell in
      title.leading == cell.leading + 16
      note.leading == title.trailing + 8
      note.trailing == cell.trailing - 16
      title.top == cell.top + 10
      note.top == cell.top + 10
      cell.bottom >= title.bottom + 10
      cell.bottom >= note.bottom + 10
    }.check(text: RulerFont())
    #expect(
      findings.map(\.message) == [
        "CheckedCell: title.width is open: the horizontal compression resistance of title (CheckFindingTests.swift:8) and "
          + "the horizontal compression resistance of note (CheckFindingTests.swift:9) have the same priority 750, and "
          + "nothing says which gives way. Lower the horizontal compression resistance of note "
          + "(CheckFindingTests.swift:9) to 749 or raise it to 751: each settles it."
      ])
  }

  /// What labels on several lines wish besides their hugging has a priority of its own that nobody wrote.
  @Test func `no entry comes twice and no inner priority is shown`() throws {
    let title = Label(lines: 0, compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
    let note = Label(lines: 0)
    let findings = try CheckedCell(title, note: note) { cell in
      title.leading == cell.leading + 16
      note.leading == title.trailing + 8
      note.trailing == cell.trailing - 16
      title.top == cell.top + 10
      note.top == cell.top + 10
      cell.bottom >= title.bottom + 10
      cell.bottom >= note.bottom + 10
    }.check(text: RulerFont())
    let message = try #require(findings.first?.message)
    #expect(findings.count == 1)
    #expect(message.components(separatedBy: "hugging of title").count == 2)
    #expect(message.contains("have the same priority 250,") && !message.contains("249.75"))
  }

  @Test func `a wrong sign comes with the constraint that was tried`() throws {
    let title = Label(lines: 0)
    let findings = try CheckedCell(title) { cell in
      title.leading == cell.leading + 16
      title.trailing == cell.trailing + 16
      title.top == cell.top + 10
      cell.bottom == title.bottom + 10
    }.check(text: RulerFont())
    #expect(findings.map(\.rule) == ["outside-cell"])
    #expect(
      findings.first?.message.hasPrefix(
        "CheckedCell: title reaches 16 points beyond contentView.trailing: <title.trailing == contentView.trailing + 16 "
      )
        == true)
    #expect(
      findings.first?.message.hasSuffix(
        "Change the sign: with title.trailing == contentView.trailing - 16 it lies inside.") == true)
  }

  /// With the ruler font a line of any size is 20 high with its baseline at 16, in an empty label at 0: the date begins
  /// at 10 - 16 = -6.
  @Test func `a text that a row puts above the cell is found with rows`() throws {
    let title = Label()
    let date = Label(hugging: 251, compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
    let cell = OpenCell(title, date) { cell in
      title.leading == cell.leading + 16
      date.leading == title.trailing + 8
      date.trailing == cell.trailing - 16
      title.top == cell.top + 10
      date.firstBaseline == title.firstBaseline
      cell.bottom == title.bottom + 10
    }
    let measurer = try CellMeasurer(cell.filled { $0[date].text = "today" }, text: RulerFont())
    #expect(measurer.check().isEmpty)
    let findings = measurer.check(rows: [0], widths: [320])
    #expect(findings.map(\.rule) == ["outside-cell"])
    let message = try #require(findings.first?.message)
    #expect(message.contains("views[1] begins 6 points above the cell, because views[0] has no text"))
    #expect(message.contains("<views[1].firstBaseline == views[0].firstBaseline @1000 CheckFindingTests.swift:"))
    let full = try CellMeasurer(
      cell.filled {
        $0[title].text = "ferry"
        $0[date].text = "today"
      }, text: RulerFont())
    #expect(full.check(rows: [0], widths: [320]).isEmpty)
  }

  /// A background 4 points inside makes a row of at least 8; the title lies from 10 to 30.
  @Test func `a height that leaves out a text is no height`() throws {
    let title = Label(lines: 0)
    let note = Label()
    let box = View()
    @Sendable @LayoutBuilder func build(_ cell: ContentView) -> [LayoutConstraint] {
      box.edges == cell.edges.inset(4)
      for label in [title, note] {
        label.leading == cell.leading + 16
        label.trailing == cell.trailing - 16
      }
      title.top == cell.top + 10
      note.top == title.bottom + 8
    }
    let cell = OpenCell(title, note, box, build: build).filled {
      $0[title].text = "ferry"
      $0[note].text = "today"
    }
    let measurer = try CellMeasurer(cell, text: RulerFont())
    let layout = try measurer.layout(of: 0, width: 320)
    #expect(layout.fittingHeight == 8)
    #expect(layout.findings.map(\.rule) == ["undetermined-height"] && !layout.isCacheable)
    #expect(
      layout.findings.map(\.message) == [
        "OpenCell: nothing makes the content view high enough for views[0], views[1], which lie outside it. Add "
          + "views[1].bottom == contentView.bottom - k, k points of distance."
      ])
    #expect(layout.findings.first?.line == #line - 15)
    #expect(measurer.check(rows: [0], widths: [320]).map(\.rule) == ["no-vertical-chain", "undetermined-height"])
    #expect(measurer.ambiguityFailure(rows: [0], widths: [320]) != nil)
    let strict = try CellMeasurer(cell, text: RulerFont(), isStrict: true)
    #expect(
      throws: MeasuringError.undeterminedHeight(
        template: "OpenCell", outside: ["views[0]", "views[1]"],
        remedy: "Add views[1].bottom == contentView.bottom - k, k points of distance.")
    ) { try strict.layout(of: 0, width: 320) }
    // An empty text is not missed.
    let empty = OpenCell(title, note, box, build: build)
    #expect(try CellMeasurer(empty, text: RulerFont()).layout(of: 0, width: 320).findings.isEmpty)
  }

  @Test func `a text that a row folds away by a group is meant to be hidden`() throws {
    let measurer = try CellMeasurer(WritingCellsPage.NewsCell(), text: RulerFont())
    var rows = [WritingCellsPage.News(title: "harbor", body: "alpha beta gamma")]
    rows.append(rows[0])
    rows[1].isUnfolded = true
    #expect(measurer.check(rows: rows, widths: [320]).isEmpty)
    #expect(try measurer.layout(of: rows[0], width: 320).isCacheable)
  }

  /// The photo is 30 high: with it the note ends the row; without it nothing holds the note below the title.
  @Test func `a forgotten whenCollapsed behind a background is found with its row`() throws {
    let title = Label()
    let photo = ImageView()
    let note = Label()
    let box = View()
    let measurer = try CellMeasurer(
      OpenCell(title, photo, note, box) { cell in
        box.edges == cell.edges.inset(4)
        for label in [title, note] {
          label.leading == cell.leading + 16
          label.trailing == cell.trailing - 16
        }
        title.top == cell.top + 10
        photo.leading == cell.leading + 16
        photo.top == title.bottom + 8
        note.top == photo.bottom + 8
        cell.bottom == note.bottom + 10
      }.filled {
        $0[title].text = "ferry"
        $0[note].text = "today"
        $0[photo].isCollapsed = true
      }, text: RulerFont())
    let findings = measurer.check(rows: [0], widths: [320])
    #expect(Set(findings.map(\.rule)) == ["collapsed-dependents", "undetermined-height"])
    #expect(
      findings.last?.message
        == "OpenCell: nothing makes the content view high enough for views[0], views[2] when views[1] is collapsed, which "
        + "lie outside it. Declare what holds instead in whenCollapsed(views[1]).")
  }

  @Test func `a title that a row gives a button counts`() throws {
    let button = Button("Follow")
    let cell = OpenCell(button) { cell in
      button.leading == cell.leading + 16
      button.width == 90
      button.top == cell.top + 10
      cell.bottom == button.bottom + 10
    }
    #expect(try cell.check(rows: [0], text: RulerFont()).isEmpty)
    // 90 wide, and 130 wide.
    #expect(try cell.filled { $0[button].title = "Following" }.check(rows: [0], text: RulerFont()).isEmpty)
    let findings = try cell.filled { $0[button].title = "Follow author" }.check(rows: [0], text: RulerFont())
    #expect(findings.map(\.rule) == ["label-cut"])
    #expect(
      findings.first?.message
        == "OpenCell: views[0] is cut by \"Follow author\", 130 points wide. Make it wider, or say "
        + "that it may be cut with a horizontal compression resistance below 750.")
  }

  @Test func `a label whose declared text rows change is tried with longer ones`() throws {
    let title = Label("Price")
    let cell = OpenCell(title) { cell in
      title.leading == cell.leading + 16
      title.width == 80
      title.top == cell.top + 10
      cell.bottom == title.bottom + 10
    }
    #expect(try cell.check(rows: [0], text: RulerFont()).isEmpty)
    let changed = cell.filled { $0[title].text = "Fare" }
    #expect(try changed.check(text: RulerFont()).isEmpty)
    #expect(try changed.check(rows: [0], text: RulerFont()).map(\.rule) == ["label-cut"])
  }

  /// 60 less three gaps of 10 leaves 30 for two lines of 20: either could be cut.
  @Test func `a height of the row that cuts texts is told instead of their ties`() throws {
    let title = Label()
    let note = Label()
    let cell = OpenCell(title, note) { cell in
      title.edges(.horizontal, cell)
      note.edges(.horizontal, cell)
      title.top == cell.top + 10
      note.top == title.bottom + 10
      cell.bottom == note.bottom + 10 ~ 999
      cell.height == 60
    }.filled {
      $0[title].text = "ferry"
      $0[note].text = "today"
    }
    let message =
      "<contentView.height == 60 @1000 CheckFindingTests.swift:218> cuts views[0] and views[1] when their contents need "
      + "more height. Write it with >=, or give it a priority below 750."
    let measurer = try CellMeasurer(cell, text: RulerFont())
    #expect(measurer.check(rows: [0]).map(\.rule) == ["fixed-height"])
    #expect(measurer.check().map(\.message) == ["OpenCell: " + message])
    #expect(measurer.ambiguityFailure(rows: [0], widths: [320]) == "row 0 at width 320: " + message)
  }

  /// The icon takes the 216 points of the row that "alpha beta" leaves: 320 - 104.
  @Test func `an icon beside a short title on several lines is a tie of hugging`() throws {
    let icon = ImageView(size: CGSize(width: 29, height: 29))
    let title = Label(lines: 0)
    let cell = OpenCell(icon, title) { cell in
      icon.leading == cell.leading
      title.leading == icon.trailing + 4
      title.trailing == cell.trailing
      icon.top == cell.top
      title.top == cell.top
      cell.bottom >= icon.bottom
      cell.bottom >= title.bottom
    }.filled { $0[title].text = "alpha beta" }
    let measurer = try CellMeasurer(cell, text: RulerFont())
    #expect(try measurer.layout(of: 0, width: 320).frame(named: "views[0]")?.width == 216)
    let findings = measurer.check()
    #expect(findings.map(\.rule) == ["priority-tie", "priority-tie"])
    #expect(findings.first?.message.contains("horizontal hugging of views[0] (") == true)
    #expect(findings.last?.message.contains("horizontal compression resistance of views[0] (") == true)
    let failure = measurer.ambiguityFailure(rows: [0], widths: [320])
    #expect(failure?.contains("horizontal hugging of views[0] (") == true)
    #expect(failure?.contains("have the same priority 250") == true)
  }

  /// The image of the row, 48 high, stretches the two labels beside it, 20 high each: 48 - 44.
  @Test func `what only a row leaves open is found with that row`() throws {
    let image = ImageView(size: CGSize(width: 48, height: 48))
    let title = Label(hugging: AxisPriorities(horizontal: 249, vertical: 250))
    let note = Label(hugging: AxisPriorities(horizontal: 249, vertical: 250))
    let cell = OpenCell(image, title, note) { cell in
      image.leading == cell.leading
      image.width == 48
      image.top == cell.top
      title.leading == image.trailing
      title.trailing == cell.trailing
      note.leading == title.leading
      note.trailing == title.trailing
      title.top == cell.top
      note.top == title.bottom + 4
      cell.bottom >= image.bottom
      cell.bottom == note.bottom
    }.filled {
      $0[title].text = "ferry"
      $0[note].text = "today"
    }
    let measurer = try CellMeasurer(cell, text: RulerFont())
    #expect(measurer.check().isEmpty)
    let findings = measurer.check(rows: [0], widths: [320])
    #expect(findings.map(\.rule) == ["priority-tie"])
    let message = try #require(findings.first?.message)
    #expect(message.contains(" is open in a row at width 320: "))
    #expect(message.contains("vertical hugging of views[1] (") && message.contains("vertical hugging of views[2] ("))
    #expect(measurer.ambiguityFailure(rows: [0], widths: [320])?.contains("vertical hugging of views[1] (") == true)
  }
}
