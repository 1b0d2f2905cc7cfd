import Foundation

/// A text of a picture with constraints: a caption, a name or a line of the key.
package struct PictureLabel: Sendable {
  /// What it says.
  package var text: String
  /// What it covers.
  package var box: CGRect
  /// What it belongs to when it stands apart from it: a line leads from there to it.
  package var anchor: CGPoint?

  /// The size of its font in points.
  static let fontSize = 8.0
  /// How much larger a page must show it, so that it can be read: at 11.2 points.
  static let leastScale = 1.4
  /// The height of a line.
  static let height = 9.0

  /// Where the letters stand.
  var baseline: Double { Double(box.minY) + 7 }

  init(_ text: String, x: Double, y: Double, width: Double, anchor: CGPoint? = nil) {
    self.text = text
    self.anchor = anchor
    box = CGRect(x: x, y: y, width: width, height: Self.height)
  }

  /// A text that found no place near what it belongs to.
  static func apart(_ text: String, _ width: Double, from anchor: CGPoint) -> PictureLabel {
    PictureLabel(text, x: .infinity, y: 0, width: width, anchor: anchor)
  }

  /// What it belongs to while it has no place.
  var pending: CGPoint? { box.minX.isFinite ? nil : anchor }

  /// How wide a text is. In the picture it is fitted to that, whatever font the reader has.
  static func width(_ text: String, isBold: Bool) -> Double {
    let font = FontDescription.system(size: fontSize, weight: isBold ? .bold : .regular)
    return InterTextMeasurer.default.measure(TextRequest(StyledText(text, font: font), scale: 8)).naturalWidth
  }

  /// The text as an element of a class, with the line that leads to it.
  func element(class name: String) -> String {
    let width = Markup.number(Double(box.width))
    let text =
      "<text class=\"\(name)\" x=\"\(Markup.number(Double(box.minX)))\" y=\"\(Markup.number(baseline))\""
      + " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\">\(Markup.escaped(self.text))</text>"
    guard let anchor else { return text }
    let end = anchor.x > box.midX ? Double(box.maxX) + 1 : Double(box.minX) - 1
    return Markup.line(Double(anchor.x), Double(anchor.y), end, Double(box.midY), class: "tc-leader") + text
  }
}
