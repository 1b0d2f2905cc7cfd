import Foundation
import TemplateCell
import Testing

@testable import Examples

/// Heights by hand with the ruler font: a line is 20 high, a Latin character 10 wide.
@Suite struct FeedFramesTests {
  private func layout(
    _ item: FeedItem, width: Double = 320, direction: LayoutEnvironment.LayoutDirection = .leftToRight
  ) throws -> CellLayout {
    try FrameMeasurer(FeedFrames(), text: .ruler)
      .layout(of: item, width: width, environment: LayoutEnvironment(layoutDirection: direction))
  }

  private let full = FeedItem(
    title: "alpha beta gamma delta epsilon", content: "alpha", username: "user01", time: "2024.03.01",
    photoSize: FeedItem.PhotoSize(width: 576, height: 100))

  @Test func `everything there`() throws {
    // 288 available: title 2 lines, content 1 line, photo halved to 288 x 50.
    let layout = try layout(full)
    #expect(layout.names == ["title", "content", "photo", "user", "time"])
    #expect(layout.frame(named: "title") == CGRect(x: 16, y: 10, width: 288, height: 40))
    #expect(layout.frame(named: "content") == CGRect(x: 16, y: 58, width: 288, height: 20))
    #expect(layout.frame(named: "photo") == CGRect(x: 16, y: 86, width: 288, height: 50))
    #expect(layout.frame(named: "user") == CGRect(x: 16, y: 144, width: 60, height: 20))
    #expect(layout.frame(named: "time") == CGRect(x: 204, y: 144, width: 100, height: 20))
    #expect(layout.height == 174)
  }

  struct Collapsed: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var title = true
    var content = true
    var photo = true
    var height: Double
  }

  @Test(arguments: [
    Collapsed(testDescription: "no title", title: false, height: 126),
    Collapsed(testDescription: "no content", content: false, height: 146),
    Collapsed(testDescription: "no photo", photo: false, height: 116),
    Collapsed(testDescription: "photo only", title: false, content: false, height: 98),
    Collapsed(testDescription: "title only", content: false, photo: false, height: 88),
    Collapsed(testDescription: "content only", title: false, photo: false, height: 68),
    Collapsed(testDescription: "nothing", title: false, content: false, photo: false, height: 40),
  ])
  func `what is empty takes its gap along`(_ collapsed: Collapsed) throws {
    var item = full
    if !collapsed.title { item.title = "" }
    if !collapsed.content { item.content = "" }
    if !collapsed.photo { item.photoSize = nil }
    let layout = try layout(item)
    #expect(layout.height == collapsed.height)
    #expect(layout.frame(named: "user")?.maxY == CGFloat(collapsed.height - 10))
  }

  @Test func `a small photo keeps its size`() throws {
    var item = full
    item.photoSize = FeedItem.PhotoSize(width: 64, height: 48)
    #expect(try layout(item).frame(named: "photo") == CGRect(x: 16, y: 86, width: 64, height: 48))
  }

  @Test func `a long user name gives way to the time`() throws {
    var item = full
    item.username = "a user name of more than one line"
    let layout = try layout(item)
    #expect(layout.frame(named: "user")?.width == 180)  // 288 - 8 - 100
    #expect(layout.frame(named: "time")?.minX == 204)
  }

  @Test func `from right to left everything is mirrored`() throws {
    let layout = try layout(full, direction: .rightToLeft)
    #expect(layout.frame(named: "user")?.minX == 244)
    #expect(layout.frame(named: "time")?.minX == 16)
    #expect(layout.height == 174)
  }
}
