import Foundation
import TemplateCell
import Testing

@testable import Examples

/// The feed cell three ways: as an Interface Builder file, declared, and by frames.
@Suite struct FeedInterfaceTests {
  private func root() throws -> InterfaceRoot {
    try #require(
      try InterfaceReader().read(Data(FeedInterfaceFile.text.utf8)).root(reuseIdentifier: "Post"))
  }

  /// What a row shows; a photo wider than the row is scaled down to it, as the app would.
  private func content(_ item: FeedItem, width: Double) -> InterfaceContent {
    var content = InterfaceContent()
    content.texts = [
      "title": item.title, "content": item.content, "user": item.username, "time": item.time,
    ]
    content.hidden = ["title": item.title.isEmpty, "content": item.content.isEmpty, "photo": item.photoSize == nil]
    if let size = item.photoSize {
      let scale = min(1, (width - 32) / size.width)
      content.images["photo"] = InterfaceSize(width: size.width * scale, height: size.height * scale)
    }
    return content
  }

  @Test(arguments: [320.0, 375, 414, 768])
  func `every row of the feed is as high in all three forms`(_ width: Double) throws {
    let measurer = InterfaceMeasurer(try root())
    let declared = try FeedMeasurers.constraints()
    let frames = FeedMeasurers.frames()
    for item in try Feed.load(nil).items {
      let layout = try measurer.measure(width: width, height: .fitting, content: content(item, width: width))
      #expect(layout.findings.isEmpty)
      let heights = [
        try declared.layout(of: item, width: width).height, try frames.layout(of: item, width: width).height,
      ]
      for height in heights { #expect(abs(layout.height - height) < 1e-6, "\(item.title)") }
    }
  }

  @Test(arguments: [320.0, 414]) func `a table of the file is as high as one of the declared cell`(_ width: Double)
    throws
  {
    let posts = try Feed.load(nil).items
    var registry = TemplateRegistry<InterfaceContent>()
    try registry.register(CellMeasurer(InterfaceTemplate(try root(), file: "Post.xib")), for: "Post")
    var table = try HeadlessTable(
      sections: [TableSection(rows: posts.map { content($0, width: width) })], registry: registry, width: width,
      reuseIdentifier: { _ in "Post" })
    let declared = try FeedMeasurers.constraints()
    for (row, post) in posts.enumerated() {
      let path = IndexPath(row: row, section: 0)
      #expect(try table.height(at: path) == declared.layout(of: post, width: width).height, "\(post.title)")
      #expect(try table.height(at: path) == declared.layout(of: post, width: width).height)
    }
    #expect(table.measureCount == posts.count)
  }

  @Test func `the converted source is the one that is compiled here`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ConvertedFeedCell.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == InterfaceSource(try root()).text)
  }

  @Test(arguments: [320.0, 414]) func `the converted cell measures the same`(_ width: Double) throws {
    let layout = try CellMeasurer(ConvertedFeedCell()).layout(of: (), width: width)
    let file = try InterfaceMeasurer(try root()).measure(width: width, height: .fitting)
    #expect(layout.fittingHeight == file.fittingHeight)
    #expect(layout.height == file.height)
    #expect(layout.findings.isEmpty)
  }
}
