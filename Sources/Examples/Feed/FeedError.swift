/// Why a feed could not be used.
enum FeedError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(file: String, reason: String)
  /// The file is not JSON of the shape of a feed; where and why.
  case malformed(file: String, place: String, reason: String)
  /// A post holds something that cannot be laid out.
  case invalidPost(file: String, row: Int, reason: String)
  /// The feed has no posts.
  case empty(file: String)
}

extension FeedError {
  /// The error as one sentence.
  var sentence: String {
    switch self {
    case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)."
    case .malformed(let file, let place, let reason):
      "\(file) is not a feed\(place.isEmpty ? "" : " (at \(place))"): \(reason)."
    case .invalidPost(let file, let row, let reason): "Post \(row) of \(file) cannot be laid out: \(reason)."
    case .empty(let file): "\(file) has no posts."
    }
  }
}
