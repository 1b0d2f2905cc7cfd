/// One post of a feed, checked: every number in it can be laid out.
struct FeedItem: Hashable, Sendable {
  /// The size of a photo in points.
  struct PhotoSize: Hashable, Sendable {
    /// Greater than 0.
    var width: Double
    /// Greater than 0.
    var height: Double
  }

  /// The heading; may be empty.
  var title: String
  /// The text; may be empty.
  var content: String
  /// Who wrote it.
  var username: String
  /// When, as a text.
  var time: String
  /// The natural size of the photo, if the post has one.
  var photoSize: PhotoSize?
}
