import Foundation
import TemplateCell
import Testing

@testable import Examples

/// The command `measure`.
@Suite struct MeasureCommandTests {
  private let recorded = RecordedConsole()

  @Test func `a cell as JSON`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      #expect(MeasureCommand.run([file, "--width", "375", "--json"], on: recorded.console) == 0)
      #expect(
        recorded.output == """
          {"findings":[],"fittingHeight":60.5,"frames":{"contentView":[0,0,375,60.5],\
          "tableViewCell":[0,0,375,60.5],"titleLabel":[16,20,343,20.5]},"height":60.5,\
          "ids":{"contentView":"content","tableViewCell":"cell","titleLabel":"title"},"width":375}

          """)
    }
  }

  @Test func `rows of content, rounding and findings`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      let content = "[{\"titleLabel\": \"A\\nB\"}, {\"nobody\": null}]"
      let arguments = [file, "--reuse-identifier", "Post", "--content", content, "--scale", "1"]
      #expect(MeasureCommand.run(arguments, on: recorded.console) == 0)
      #expect(
        recorded.output == """
          width 320, height 81, fitting height 81
          tableViewCell\ttableViewCell\t0 0 320 81\tcell
          contentView\ttableViewCellContentView\t0 0 320 81\tcontent
          titleLabel\tlabel\t16 20 288 41\ttitle
          width 320, height 61, fitting height 61
          tableViewCell\ttableViewCell\t0 0 320 61\tcell
          contentView\ttableViewCellContentView\t0 0 320 61\tcontent
          titleLabel\tlabel\t16 20 288 21\ttitle
          line 3: unknown-content: No view has 'nobody' as its name, outlet, label or id; there are tableViewCell, \
          contentView, titleLabel.

          """)
    }
  }

  @Test func `a picture, and the check of the stored frames`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      let picture = folder.appendingPathComponent("cell.svg")
      #expect(MeasureCommand.run([file, "--svg", picture.path, "--check"], on: recorded.console) == 0)
      #expect(try String(contentsOf: picture, encoding: .utf8).contains("titleLabel: 16 20 288 x 20.5: Label"))
      let moved = InterfaceFolder.cell.replacingOccurrences(of: "y=\"20\"", with: "y=\"30\"")
      try Data(moved.utf8).write(to: URL(fileURLWithPath: file))
      #expect(MeasureCommand.run([file, "--check"], on: recorded.console) == 1)
      let message = "titleLabel lies at 16 20 288 20 in the stored size 320 x 60, the file says 16 30 288 20."
      #expect(recorded.output.hasSuffix("x 60\nline 6 (title): stored-frame: \(message)\n"), "\(recorded.output)")
      let programs = RecordedConsole()
      #expect(MeasureCommand.run([file, "--check", "--json"], on: programs.console) == 1)
      let findings = "[{\"id\":\"title\",\"line\":6,\"message\":\"\(message)\",\"rule\":\"stored-frame\"}]"
      #expect(programs.output.hasPrefix("{\"findings\":\(findings),"), "\(programs.output)")
    }
  }

  @Test func `content that a view does not show is a finding`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      let content = "{\"titleLabel\": {\"width\": 10, \"height\": 20}, \"cell\": \"A\"}"
      #expect(MeasureCommand.run([file, "--content", content], on: recorded.console) == 0)
      #expect(
        recorded.output.hasSuffix(
          """
          line 3 (cell): unshown-content: The tableViewCell 'cell' shows no text.
          line 6 (title): unshown-content: The label 'titleLabel' shows no image.

          """), "\(recorded.output)")
    }
  }

  @Test func `a file that is not there is said to be so`() {
    #expect(MeasureCommand.run(["/no/such.xib"], on: recorded.console) == 2)
    #expect(ConvertCommand.run(["/no"], on: recorded.console) == 2)
    #expect(
      recorded.errors == """
        /no/such.xib cannot be read: there is no such file.
        /no cannot be read: there is no such file.

        """)
  }

  @Test func `the height explained, with lines of the file`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      #expect(MeasureCommand.run([file, "--explain"], on: recorded.console) == 0)
      #expect(
        recorded.output == """
          width 320, height 60.5, fitting height 60.5
          tableViewCell\ttableViewCell\t0 0 320 60.5\tcell
          contentView\ttableViewCellContentView\t0 0 320 60.5\tcontent
          titleLabel\tlabel\t16 20 288 20.5\ttitle
          row height = 60.5
            20 titleLabel.top <titleLabel.top == contentView.top + 20 @1000 "c2" Post.xib:10>
            20.5 titleLabel, 1 line <titleLabel.height >= 20.5 @750 "compression resistance">
            20 contentView.bottom <contentView.bottom == titleLabel.bottom + 20 @1000 "c4" Post.xib:12>

          """)
    }
  }

  @Test func `a given height and the one that fits are told apart`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      #expect(MeasureCommand.run([file, "--height", "50", "--explain"], on: recorded.console) == 0)
      #expect(recorded.output.hasPrefix("width 320, height 50, fitting height 60.5\n"))
      let explanation = "row height = 50, as given\nfitting row height = 60.5\n  20 titleLabel.top <"
      #expect(recorded.output.contains(explanation), "\(recorded.output)")
    }
  }

  @Test func `the check says at which height it compares, and the own height where it is another one`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      // A line of the label is 20.5 high; the file has 20, which is what Interface Builder rounds to.
      #expect(MeasureCommand.run([file, "--check"], on: recorded.console) == 0)
      #expect(recorded.output.hasSuffix("\ttitle\ncompared with the file at the stored size 320 x 60\n"))
      // The cell 100 high, the label with all the room that gives it.
      let higher = InterfaceFolder.cell.replacingOccurrences(of: "height=\"60\"", with: "height=\"100\"")
        .replacingOccurrences(of: "width=\"288\" height=\"20\"", with: "width=\"288\" height=\"60\"")
      try Data(higher.utf8).write(to: URL(fileURLWithPath: file))
      let again = RecordedConsole()
      #expect(MeasureCommand.run([file, "--check"], on: again.console) == 0)
      let lines = """
        compared with the file at the stored size 320 x 100
        own height at that width is 60.5 instead of 100

        """
      #expect(again.output.hasSuffix(lines), "\(again.output)")
      let programs = RecordedConsole()
      #expect(MeasureCommand.run([file, "--check", "--json"], on: programs.console) == 0)
      let stored = "\"stored\":{\"height\":100,\"ownHeight\":60.5,\"width\":320}"
      #expect(programs.output.contains(stored), "\(programs.output)")
    }
  }

  @Test func `content under the name that is shown, and a name that is not clear`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      let text = InterfaceFolder.cell.replacingOccurrences(of: "titleLabel", with: "title_label")
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      for name in ["titleLabel", "title_label", "title"] {
        let console = RecordedConsole()
        #expect(MeasureCommand.run([file, "--content", "{\"\(name)\": \"A\\nB\"}"], on: console.console) == 0)
        #expect(console.output.contains("\ntitleLabel\tlabel\t16 20 288 41\ttitle\n"), "\(console.output)")
      }
      let unclear = text.replacingOccurrences(
        of: "</connections>", with: "<outlet property=\"titleLabel\" destination=\"content\" id=\"o2\"/></connections>")
      try Data(unclear.utf8).write(to: URL(fileURLWithPath: file))
      #expect(MeasureCommand.run([file, "--content", "{\"titleLabel\": \"A\"}"], on: recorded.console) == 2)
      #expect(
        recorded.errors == """
          'titleLabel' may be the tableViewCellContentView 'contentView' (line 4, id content) or the label \
          'title_label' (line 6, id title). Say which, by one of these names.

          """)
    }
  }

  @Test(arguments: [["--dark"], ["--auto"], []])
  func `a picture on the standard output, in the colours asked for`(_ colours: [String]) throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      #expect(
        MeasureCommand.run([file, "--svg", "-", "--content", "{\"x\": \"A\"}"] + colours, on: recorded.console) == 0)
      #expect(recorded.output.hasPrefix("<svg ") && recorded.output.hasSuffix("</svg>\n"))
      #expect(recorded.output.contains("#16181c") == !colours.isEmpty)
      #expect(recorded.output.contains("prefers-color-scheme:dark") == colours.contains("--auto"))
      #expect(recorded.errors.hasPrefix("line 3: unknown-content: No view has 'x'"))
    }
  }

  @Test func `a picture with constraints`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      let picture = folder.appendingPathComponent("cell.svg")
      #expect(MeasureCommand.run([file, "--svg", picture.path, "--constraints"], on: recorded.console) == 0)
      let svg = try String(contentsOf: picture, encoding: .utf8)
      #expect(svg.contains("titleLabel.top"))
    }
  }

  /// The row needs 60.5 points; without its last constraint it has no height of its own, and the file says 60.
  @Test func `a picture at a height that is given, or at the stored one`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      let path = folder.appendingPathComponent("cell.svg")
      func picture(_ arguments: [String]) throws -> String {
        #expect(MeasureCommand.run([file, "--svg", path.path] + arguments, on: recorded.console) == 0)
        return try String(contentsOf: path, encoding: .utf8)
      }
      let given = try picture(["--height", "80", "--constraints"])
      #expect(given.contains(">height 80 is given; its own is 60.5</text>"))
      #expect(given.contains("<title>Row 320 x 80 points with its constraints</title>"))
      let last =
        "<constraint id=\"c4\" firstAttribute=\"bottom\" secondItem=\"title\" secondAttribute=\"bottom\" constant=\"20\"/>"
      let open = InterfaceFolder.cell.replacingOccurrences(of: last, with: "")
      #expect(open != InterfaceFolder.cell)
      try Data(open.utf8).write(to: URL(fileURLWithPath: file))
      for arguments in [[], ["--constraints"]] {
        let stored = try picture(arguments)
        #expect(stored.contains(">nothing determines the height; drawn at 60, as stored</text>"))
        #expect(stored.contains("<title>Row 320 x 60 points"))
      }
      #expect(!(try picture(["--height", "60"])).contains("nothing determines"))
      // Told once, although the layout and the rules for templates both find it.
      let checked = RecordedConsole()
      #expect(MeasureCommand.run([file, "--check"], on: checked.console) == 1)
      let told = checked.output.components(separatedBy: "no-vertical-chain: ")
      #expect(
        told.count == 2 && told.last?.hasPrefix("nothing leads from contentView.top") == true, "\(checked.output)")
    }
  }

  @Test func `from right to left`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      let leading = InterfaceFolder.cell.replacingOccurrences(
        of:
          "<constraint id=\"c3\" firstAttribute=\"trailing\" secondItem=\"title\" secondAttribute=\"trailing\" constant=\"16\"/>",
        with: "<constraint id=\"c3\" firstItem=\"title\" firstAttribute=\"width\" constant=\"100\"/>")
      try Data(leading.utf8).write(to: URL(fileURLWithPath: file))
      #expect(MeasureCommand.run([file, "--right-to-left", "--json"], on: recorded.console) == 0)
      #expect(recorded.output.contains("\"titleLabel\":[204,20,100,20.5]"))
    }
  }

  @Test func `the rules for templates are checked`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      let twice = InterfaceFolder.cell.replacingOccurrences(
        of: "</constraints>",
        with: """
          <constraint id="c5" firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" \
          constant="20"/></constraints>
          """)
      try Data(twice.utf8).write(to: URL(fileURLWithPath: file))
      #expect(MeasureCommand.run([file, "--check"], on: recorded.console) == 1)
      #expect(recorded.output.contains("line 13: duplicate: "), "\(recorded.output)")
    }
  }

  @Test(
    arguments: [
      (["--id", "x"], "The file has no layout 'x'; it has cell."),
      (["--reuse-identifier", "x"], "The file has no layout 'x'; it has Post."),
      (["--content", "{"], "The content cannot be used: it is not JSON."),
      (["--content", ""], "The content cannot be used: it is empty."),
      (["--content", "null"], "The content cannot be used: it is neither an object nor an array of objects."),
      (["--content", "5"], "The content cannot be used: it is neither"),
      (["--content", "\"a\""], "The content cannot be used: it is neither"),
      (["--content", "[]"], "The content cannot be used: it has no rows."),
      (["--content", "/no/such.json"], "/no/such.json cannot be read: there is no such file."),
      (["--content", "{\"a\": {\"width\": 1}}"], "The content cannot be used: 'a' has a width but no height."),
      (["--content", "{\"title\": 1}"], "The content cannot be used: the value of 'title' is not a text, an object, "),
      (
        ["--content", "{\"title\": {\"hidden\": 1}}"], "The content cannot be used: 'hidden' of 'title' is not one of "
      ),
      (
        ["--content", "{\"title\": {\"width\": true}}"], "The content cannot be used: 'width' of 'title' is not one of "
      ),
      (
        ["--content", "[{}, {\"title\": []}]"], "The content cannot be used: row 1: the value of 'title' is not a text"
      ),
      (["--content", "[1]"], "The content cannot be used: row 0 is not an object."),
      (["--content", "{\"a\": {\"width\": -1}}"], "The content cannot be used: the width of 'a' is not from 0"),
      (["--dark"], "The option --dark means nothing without --svg."),
      (["--svg", "-", "--json"], "The options --svg - and --json cannot be given together."),
      (["--svg", "-", "--check"], "The options --svg - and --check cannot be given together."),
      (["--width", "nan"], "'nan' is not a value for --width: expected a number from 0 to 100000."),
    ] as [([String], String)])
  func `what cannot be measured is refused`(_ arguments: [String], _ sentence: String) throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib").path
      #expect(MeasureCommand.run([file] + arguments, on: recorded.console) == 2)
      #expect(recorded.errors.hasPrefix(sentence), "\(recorded.errors)")
    }
  }
}
