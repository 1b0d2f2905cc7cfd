import Foundation
import TemplateCell

/// The feed cell laid out by hand: the same frames as ``FeedCell``, computed from top to bottom.
struct FeedFrames: FrameTemplate {
  /// Measures and fonts.
  var style = FeedStyle()

  let itemNames = ["title", "content", "photo", "user", "time"]

  func content(of item: FeedItem) -> FeedItem { item }

  func frames(for parameters: FrameParameters<FeedItem>, text: any TextMeasuring) -> FrameArrangement {
    let item = parameters.content
    let scale = parameters.environment.scale
    let left = style.sideInset
    let available = max(0, parameters.width - 2 * style.sideInset)
    var bottom = 0.0
    var gap = style.topInset

    func place(width: Double, height: Double) -> CGRect {
      let frame = CGRect(x: left, y: bottom + gap, width: width, height: height)
      bottom += gap + height
      gap = style.gap
      return frame
    }
    func paragraph(_ string: String, _ font: FontDescription) -> CGRect {
      if string.isEmpty { return .zero }
      let request = TextRequest(StyledText(string, font: font), width: available, scale: scale)
      return place(width: available, height: text.measure(request).height)
    }
    func line(_ string: String, _ font: FontDescription) -> TextMeasurement {
      text.measure(TextRequest(StyledText(string, font: font), numberOfLines: 1, scale: scale))
    }

    let title = paragraph(item.title, style.titleFont)
    let content = paragraph(item.content, style.contentFont)
    var photo = CGRect.zero
    if let size = item.photoSize {
      let width = min(size.width, available)
      photo = place(width: width, height: width * (size.height / size.width))
    }

    let (userText, timeText) = (line(item.username, style.userFont), line(item.time, style.timeFont))
    let timeWidth = min(timeText.naturalWidth, max(0, available - style.footerGap))
    let userWidth = min(userText.naturalWidth, max(0, available - style.footerGap - timeWidth))
    let user = place(width: userWidth, height: userText.height)
    let time = CGRect(
      x: left + available - timeWidth, y: Double(user.maxY) - timeText.height,
      width: timeWidth, height: timeText.height)
    return FrameArrangement(height: bottom + style.topInset, frames: [title, content, photo, user, time])
  }
}
