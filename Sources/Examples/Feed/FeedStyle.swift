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
/// A title or content that is empty and a photo that is missing collapse with the gap above the next item. A photo
/// wider than the row is scaled down to it. A user name too long for its line gives way to the time.
struct FeedStyle: Hashable, Sendable {
  /// From the left and right edge to the items, in points.
  var sideInset = 16.0
  /// From the top edge to the first item and from the last to the bottom edge, in points.
  var topInset = 10.0
  /// Between items one above the other, in points.
  var gap = 8.0
  /// The least distance between user name and time, in points.
  var footerGap = 8.0
  /// The font of the title, 17 points and semibold at the default text size.
  var titleFont = FontDescription.headline
  /// The font of the content, 15 points at the default text size.
  var contentFont = FontDescription.subheadline
  /// The font of the user name, 13 points at the default text size.
  var userFont = FontDescription.footnote
  /// The font of the time, 13 points at the default text size.
  var timeFont = FontDescription.footnote
}
