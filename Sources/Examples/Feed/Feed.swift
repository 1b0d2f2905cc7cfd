import Foundation

/// A feed: the posts of the example table, one per row.
struct Feed: Sendable {
  /// The posts in the order of their rows, at least one.
  let items: [FeedItem]

  /// The feed that comes with the package.
  static func bundled() throws(FeedError) -> Feed {
    try Feed(json: Data(PackageResources.feed_json), file: "the bundled feed")
  }

  /// The feed in a file, or the one that comes with the package.
  static func load(_ path: String?) throws(FeedError) -> Feed {
    guard let path else { return try bundled() }
    switch InputProblem.contents(of: path) {
    case .success(let data): return try Feed(json: data, file: InputProblem.name(of: path))
    case .failure(let problem): throw .unreadable(file: problem.file, reason: problem.reason)
    }
  }

  /// Reads a feed: `{"feed": [{title, content, username, time, imageName?, imageSize?: [width, height]}]}`.
  ///
  /// A post with an `imageSize` has a photo of that size, whether or not it is named; one without shows none, so a name
  /// that is not empty needs a size.
  ///
  /// - Parameters:
  ///   - json: the bytes of the file.
  ///   - file: how errors call it.
  init(json: Data, file: String) throws(FeedError) {
    let posts: [Post]
    do {
      posts = try JSONDecoder().decode(Document.self, from: json).feed
    } catch let error as DecodingError {
      let problem = InputProblem.place(error, in: json)
      throw .malformed(file: file, place: problem.place, reason: problem.reason)
    } catch {
      throw .malformed(file: file, place: "", reason: InputProblem.reason(error, path: file))
    }
    guard !posts.isEmpty else { throw .empty(file: file) }
    var items: [FeedItem] = []
    items.reserveCapacity(posts.count)
    for (row, post) in posts.enumerated() {
      items.append(try Self.item(post, row: row, file: file))
    }
    self.items = items
  }

  private struct Document: Decodable {
    var feed: [Post]
  }

  private struct Post: Decodable {
    var title: String
    var content: String
    var username: String
    var time: String
    var imageName: String?
    var imageSize: [Double]?
    /// A key that is one of the optional ones but for capitals and dashes, and that one.
    var misspelled: (found: String, meant: String)?

    private enum CodingKeys: String, CodingKey {
      case title, content, username, time, imageName, imageSize
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      title = try container.decode(String.self, forKey: .title)
      content = try container.decode(String.self, forKey: .content)
      username = try container.decode(String.self, forKey: .username)
      time = try container.decode(String.self, forKey: .time)
      imageName = try container.decodeIfPresent(String.self, forKey: .imageName)
      imageSize = try container.decodeIfPresent([Double].self, forKey: .imageSize)
      for key in try [String: JSONValue](from: decoder).keys.sorted() {
        let word = key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
        for known in [CodingKeys.imageName, .imageSize] where known.rawValue != key {
          if known.rawValue.lowercased() == word { misspelled = (key, known.rawValue) }
        }
      }
    }
  }

  private static func item(_ post: Post, row: Int, file: String) throws(FeedError) -> FeedItem {
    var item = FeedItem(title: post.title, content: post.content, username: post.username, time: post.time)
    if let (found, meant) = post.misspelled {
      throw .invalidPost(file: file, row: row, reason: "it has '\(found)', which must be '\(meant)'")
    }
    guard let size = post.imageSize else {
      if let name = post.imageName, !name.isEmpty {
        throw .invalidPost(file: file, row: row, reason: "it has an imageName but no imageSize")
      }
      return item
    }
    guard size.count == 2, size.allSatisfy({ $0 >= 0.01 && $0 <= 100_000 }) else {
      throw .invalidPost(
        file: file, row: row, reason: "imageSize must be a width and a height from 0.01 to 100000, not \(size)")
    }
    item.photoSize = FeedItem.PhotoSize(width: size[0], height: size[1])
    return item
  }
}
