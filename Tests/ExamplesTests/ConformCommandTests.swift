import Foundation
import TemplateCell
import Testing

@testable import Examples

/// The command `conform`, and the layouts beside the checkout.
@Suite struct ConformCommandTests {
  private let recorded = RecordedConsole()

  @Test func `a folder that conforms`() throws {
    try InterfaceFolder.with { folder in
      #expect(ConformCommand.run([folder.path, "--json"], on: recorded.console) == 0)
      let lines = recorded.output.split(separator: "\n")
      #expect(
        lines.first == """
          {"maxDelta":0,"mode":"text-structural","name":"Post","reason":null,"selfSizing":true,"view":null}
          """)
      #expect(lines.count == 2)
    }
  }

  @Test func `a folder that does not conform`() throws {
    try InterfaceFolder.with(height: "70") { folder in
      #expect(ConformCommand.run([folder.path], on: recorded.console) == 1)
      #expect(recorded.output.hasSuffix("  Post (text-structural, self-sizing): cell height 60.5 instead of 70\n"))
      #expect(ConformCommand.run([folder.path, "--share", "0"], on: recorded.console) == 0)
    }
  }

  @Test func `a file that cannot be read is no difference`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib")
      try Data(Data(contentsOf: file).dropLast(40)).write(to: file)
      #expect(ConformCommand.run([folder.path], on: recorded.console) == 2)
      #expect(recorded.errors.hasPrefix("xib/Post.xib: The file is not well-formed XML"), "\(recorded.errors)")
      #expect(recorded.output.hasSuffix("cannot be read, not compared: 1\n"))
      #expect(!recorded.output.contains("differ by more"))
      let printed = RecordedConsole()
      #expect(ConformCommand.run([folder.path, "--json", "--share", "0"], on: printed.console) == 2)
      #expect(printed.output.contains("\"unreadable\":\"xib/Post.xib: The file is not well-formed XML"))
      #expect(printed.output.contains("\"all\":{\"count\":0,"))
      #expect(printed.output.contains("\"unreadable\":1}"))
    }
  }

  @Test func `a layout without its file cannot be compared`() throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("xib/Post.xib")
      try FileManager.default.removeItem(at: file)
      #expect(ConformCommand.run([folder.path], on: recorded.console) == 2)
      #expect(recorded.errors == "\(file.path) cannot be read: there is no such file.\n")
    }
  }

  @Test(
    arguments: [
      ("\"text-structural\"", "\"no-mode\"", "its mode 'no-mode' is none of min, structural, text-min"),
      ("[320,60.5]", "[1e308,-5]", "its rootSize is not a width and a height from 0 to 100000"),
      ("[16,20,288,20.5]", "[16]", "the frame of v1 has not x, y, width and height"),
      ("\"selfSizing\":true", "\"selfSizing\":false,\"views\":[],\"other\":0", "it has no views to compare"),
      ("\"selfSizing\":true", "\"selfSizing\":1", "expected true or false at selfSizing"),
    ])
  func `what is no layout to compare with is refused`(_ part: String, _ other: String, _ reason: String) throws {
    try InterfaceFolder.with { folder in
      let file = folder.appendingPathComponent("layouts/Post.json")
      var text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: part, with: other)
      if other.contains("other"), let views = text.range(of: ",\"features\"") {
        text = text[..<views.upperBound] + ":[]}"
      }
      try Data(text.utf8).write(to: file)
      #expect(ConformCommand.run([folder.path], on: recorded.console) == 2)
      #expect(
        recorded.errors.hasPrefix("\(file.path) is not a stored layout: \(reason)"), "\(recorded.errors)")
    }
  }

  @Test func `a folder that is not there, is none, or has no layouts`() throws {
    try InterfaceFolder.with { folder in
      let (xib, file) = (folder.appendingPathComponent("xib").path, folder.appendingPathComponent("xib/Post.xib").path)
      for path in ["t/none", file, xib] { #expect(ConformCommand.run([path], on: recorded.console) == 2) }
      #expect(
        recorded.errors == """
          t/none cannot be read: there is no such folder.
          \(file) cannot be read: it is a file.
          \(xib) has no folder 'layouts' with layouts in it.

          """)
    }
  }

  /// Layouts beside the checkout, where they are: at least 98 % structural and 95 % of the others within a point, and
  /// all of a mode but those for which a text was laid out that the file does not have.
  @Test func `stored layouts are reproduced`() throws {
    guard let folder = Self.sharedFolder else { return }
    var run = ConformanceRun(folder: folder)
    let results = try run.results()
    let others = ConformanceReport(results.filter { $0.mode != "structural" }).summary
    #expect(others.all.share >= 0.95)
    let known = ConformanceReport(results.filter { !$0.features.contains("textReplaced") }).summary
    for (mode, share) in known.byMode { #expect(share.share >= 0.98, "\(mode)") }
    // One was stored at a fixed row height, and one without the height that a text view which does not scroll asks for.
    #expect(known.selfSizing.withinOne >= known.selfSizing.count - 2)
  }

  /// Cells whose height is free are as high as templates as they are as files.
  @Test func `stored layouts are templates that measure the same`() throws {
    guard let folder = Self.sharedFolder else { return }
    let layouts = URL(fileURLWithPath: folder).appendingPathComponent("layouts")
    let names = try FileManager.default.contentsOfDirectory(atPath: layouts.path).sorted()
    var (count, frames, differing) = (0, 0, [String]())
    for name in names where name.hasSuffix(".json") {
      let stored = try StoredLayout.load(layouts.appendingPathComponent(name))
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(stored.file))
      guard stored.selfSizing, let root = try InterfaceReader().read(data).root(id: stored.root) else { continue }
      let file = try InterfaceMeasurer(root).measure(height: .fitting)
      let content = root.views.first { $0.role == .content && $0.parent == 0 } ?? root.views[0]
      let width = file.frames.first { $0.id == content.id }?.frame.width ?? file.width
      let template = InterfaceTemplate(root)
      let layout = try CellMeasurer(template).layout(
        of: InterfaceContent(), width: width, environment: LayoutEnvironment(scale: root.traits.scale))
      count += 1
      if abs(file.fittingHeight - layout.fittingHeight) > 0.001 {
        differing.append("\(name) \(file.fittingHeight) \(layout.fittingHeight)")
      }
      var origins: [CGPoint] = []
      for view in root.views {
        let frame = file.frames.first { $0.id == view.id }?.frame ?? InterfaceRectangle()
        let outer = view.parent.map { origins[$0] } ?? CGPoint(x: -frame.x, y: -frame.y)
        origins.append(CGPoint(x: outer.x + frame.x, y: outer.y + frame.y))
        guard let itemName = template.itemName(of: view.id), let other = layout.frame(named: itemName) else { continue }
        let origin = origins[origins.count - 1]
        let deltas = [
          other.minX - origin.x, other.minY - origin.y, other.width - frame.width, other.height - frame.height,
        ]
        frames += 1
        if deltas.contains(where: { abs($0) > 0.501 }) { differing.append("\(name) \(view.id) \(frame) \(other)") }
      }
    }
    #expect(frames > 200)
    #expect(count > 50)
    #expect(differing == [])
  }

  private static var sharedFolder: String? {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let layouts = folder.appendingPathComponent("shared/cases/interface-builder")
      if FileManager.default.fileExists(atPath: layouts.path) { return layouts.path }
    }
    return nil
  }
}
