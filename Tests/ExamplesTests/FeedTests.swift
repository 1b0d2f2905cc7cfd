import Foundation
import Testing

@testable import Examples

@Suite struct FeedTests {
  private func feed(_ json: String) throws(FeedError) -> Feed {
    try Feed(json: Data(json.utf8), file: "x.json")
  }

  private func post(_ rest: String) -> String {
    #"{"feed": [{"title": "t", "content": "c", "username": "u", "time": "1"\#(rest)}]}"#
  }

  @Test func `the bundled feed has every kind of post`() throws {
    let items = try Feed.bundled().items
    #expect(items.count >= 60)
    func count(_ isKind: (FeedItem) -> Bool) -> Int { items.filter(isKind).count }
    #expect(count { $0.title.isEmpty } >= 5)
    #expect(count { $0.content.isEmpty } >= 3)
    #expect(count { $0.title.isEmpty && $0.content.isEmpty && $0.photoSize == nil } >= 1)
    #expect(count { $0.photoSize == nil } >= 20)
    #expect(count { $0.photoSize != nil } >= 20)
    #expect(count { $0.content.contains("\n") } >= 5)
    #expect(count { $0.content.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } } >= 10)
    #expect(count { $0.content.unicodeScalars.filter(\.properties.isEmojiPresentation).count >= 10 } >= 4)
    let words = items.flatMap { $0.content.split(whereSeparator: \.isWhitespace) }
    #expect(words.contains { $0.count > 60 })
  }

  @Test func `a post with and without a photo`() throws {
    let one = try feed(post(#", "imageName": "p", "imageSize": [320, 180.5]"#)).items
    #expect(
      one == [
        FeedItem(
          title: "t", content: "c", username: "u", time: "1",
          photoSize: FeedItem.PhotoSize(width: 320, height: 180.5))
      ])
    #expect(try feed(post("")).items[0].photoSize == nil)
    #expect(try feed(post(#", "imageName": null, "imageSize": null"#)).items[0].photoSize == nil)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    var json: String
    var sentence: String
    var testDescription: String { json }
  }

  @Test(arguments: [
    Refused(
      json: #"{"feed": [{"title": "", "content": "", "username": "", "time": "", "imageSize": [true]}]}"#,
      sentence: "x.json is not a feed (at feed.[0].imageSize.[0]): expected a number."),
    Refused(json: #"{"feed": [5]}"#, sentence: "x.json is not a feed (at feed.[0]): expected an object."),
    Refused(json: #"{"feed": {}}"#, sentence: "x.json is not a feed (at feed): expected an array."),
    Refused(json: #"{"feed": []}"#, sentence: "x.json has no posts."),
    Refused(json: #"{"food": []}"#, sentence: "x.json is not a feed: 'feed' is missing."),
    Refused(
      json: #"{"feed": [{"title": "t", "content": "c", "username": "u"}]}"#,
      sentence: "x.json is not a feed (at feed.[0]): 'time' is missing."),
    Refused(
      json: #"{"feed": [{"title": 1, "content": "c", "username": "u", "time": "1"}]}"#,
      sentence: "x.json is not a feed (at feed.[0].title): expected a text."),
    Refused(
      json: #"{"feed": [{"title": null, "content": "c", "username": "u", "time": "1"}]}"#,
      sentence: "x.json is not a feed (at feed.[0].title): expected a text, found null."),
  ])
  func `another shape is refused with its place`(_ refused: Refused) {
    #expect {
      try feed(refused.json)
    } throws: {
      ErrorSentence.of($0) == refused.sentence
    }
  }

  @Test func `text that is no JSON is refused with its line`() {
    #expect {
      try feed("{\n\"feed\": [\n  {\"title\": x}\n]}")
    } throws: {
      ErrorSentence.of($0).hasPrefix("x.json is not a feed: it is not JSON: ") && "\($0)".contains("around line 3")
    }
  }

  @Test(arguments: ["", "{", "[]", "\"feed\"", "{\"feed\": [1]}", "\u{0}"])
  func `what is not a feed is refused`(_ json: String) {
    #expect {
      try feed(json)
    } throws: {
      ErrorSentence.of($0).hasPrefix("x.json is not a feed")
    }
  }

  @Test(arguments: ["[320]", "[320, 0]", "[-1, 10]", "[1e300, 10]", "[1, 2, 3]", "[]"])
  func `a photo of no usable size is refused`(_ size: String) {
    #expect {
      try feed(post(#", "imageName": "p", "imageSize": \#(size)"#))
    } throws: {
      ErrorSentence.of($0).hasPrefix("Post 0 of x.json cannot be laid out: imageSize must be")
    }
  }

  @Test(arguments: ["", #", "imageName": """#, #", "imageName": null"#])
  func `a size keeps the room for a photo that is not named`(_ name: String) throws {
    let items = try feed(post(name + #", "imageSize": [100, 50]"#)).items
    #expect(items[0].photoSize == FeedItem.PhotoSize(width: 100, height: 50))
    #expect(try feed(post(name)).items[0].photoSize == nil)
    // The photo and the gap above it.
    let measurer = try FeedMeasurers.constraints()
    let heights = try (items + feed(post(name)).items).map { try measurer.layout(of: $0, width: 375).height }
    #expect(heights[0] - heights[1] == 58)
  }

  @Test func `a size that is none is refused also without a name`() {
    #expect {
      try feed(
        #"{"feed": [{"title": "", "content": "", "username": "", "time": ""}, {"title": "t", "content": "c","#
          + #" "username": "u", "time": "1", "imageSize": [-1, 5]}]}"#)
    } throws: {
      ErrorSentence.of($0)
        == "Post 1 of x.json cannot be laid out: imageSize must be a width and a height from 0.01 to "
        + "100000, not [-1.0, 5.0]."
    }
  }

  @Test(arguments: ["check", "compare", "list", "report", "scroll", "show"])
  func `the help of each command that takes a feed tells its shape`(_ name: String) async {
    let recorded = RecordedConsole()
    #expect(await CommandLineTool.run([name, "--help"], on: recorded.console) == 0)
    #expect(recorded.output.contains("\n\nA file of --feed is {\"feed\": [POST, ...]}"))
  }

  @Test(arguments: [("image_size", "imageSize"), ("ImageSize", "imageSize"), ("image-name", "imageName")])
  func `a key that is nearly one of a photo is refused, any other is not read`(_ key: String, _ meant: String) throws {
    #expect(throws: FeedError.invalidPost(file: "x.json", row: 0, reason: "it has '\(key)', which must be '\(meant)'"))
    {
      try feed(post(#", "\#(key)": [10, 20]"#))
    }
    #expect(try feed(post(#", "imageURL": {"a": [1, null]}"#)).items[0].photoSize == nil)
  }

  @Test func `a photo without a size is refused`() {
    #expect(throws: FeedError.invalidPost(file: "x.json", row: 0, reason: "it has an imageName but no imageSize")) {
      try feed(post(#", "imageName": "p""#))
    }
  }

  @Test func `a file that is not there is named`() {
    #expect(throws: FeedError.unreadable(file: "no-such-file.json", reason: "there is no such file")) {
      try Feed.load("no-such-file.json")
    }
  }

  @Test func `a folder is not a file`() {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: FeedError.unreadable(file: folder, reason: "it is a folder")) { try Feed.load(folder) }
  }
}
