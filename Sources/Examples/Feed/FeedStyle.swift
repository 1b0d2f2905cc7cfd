import TemplateCell

/// The measures and fonts of the feed cell, shared by its two forms.
///
///     +----------------------------------------+
///     |  title, semibold, any number of lines  |
///     |                                        |
///     |  content, any number of lines          |
///     |                                        |
///     |  [photo]                               |
///     |                                        |
///     |  user name                       time  |
///     +----------------------------------------+
///
/// A title or content that is empty and a photo that is missing collapse with the gap above the next item.
struct FeedStyle: Hashable, Sendable {
  /// From the left and right edge to the items, in points.
  var sideInset = 16.0
  /// From the top edge to the first item and from the last to the bottom edge, in points.
  var topInset = 10.0
  /// Between items one above the other, in points.
  var gap = 8.0
  /// The least distance between user name and time, in points.
  var footerGap = 8.0
  /// The font of the title.
  var titleFont = FontDescription.system(size: 17, weight: .semibold)
  /// The font of the content.
  var contentFont = FontDescription.system(size: 15)
  /// The font of the user name.
  var userFont = FontDescription.system(size: 13, weight: .medium)
  /// The font of the time.
  var timeFont = FontDescription.system(size: 13)
}
