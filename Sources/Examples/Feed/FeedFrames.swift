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
    let environment = parameters.environment
    let grid = PixelGrid(scale: environment.scale)
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
    func measure(_ string: String, _ font: FontDescription, width: Double?, lines: Int) -> (
      width: Double, height: Double
    ) {
      if string.isEmpty { return (0, 0) }
      let styled = StyledText(string, font: font.resolved(for: environment.contentSizeCategory))
      let size = text.measure(
        TextRequest(styled, width: width, numberOfLines: lines, scale: environment.scale))
      return (grid.roundedUp(size.width), size.height)
    }
    func paragraph(_ string: String, _ font: FontDescription) -> CGRect {
      if string.isEmpty { return .zero }
      return place(width: available, height: measure(string, font, width: available, lines: 0).height)
    }

    let title = paragraph(item.title, style.titleFont)
    let content = paragraph(item.content, style.contentFont)
    var photo = CGRect.zero
    if let size = item.photoSize {
      let width = min(size.width, available)
      photo = place(width: width, height: width * (size.height / size.width))
    }

    let userSize = measure(item.username, style.userFont, width: nil, lines: 1)
    let timeSize = measure(item.time, style.timeFont, width: nil, lines: 1)
    let timeWidth = min(timeSize.width, max(0, available - style.footerGap))
    let userWidth = min(userSize.width, max(0, available - style.footerGap - timeWidth))
    let user = place(width: userWidth, height: userSize.height)
    let time = CGRect(
      x: left + available - timeWidth, y: bottom - timeSize.height, width: timeWidth, height: timeSize.height)
    return FrameArrangement(height: bottom + style.topInset, frames: [title, content, photo, user, time])
  }
}
