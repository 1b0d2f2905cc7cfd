import Foundation

/// The colours of pictures and pages, by what they are for; one set on light, one on dark.
///
/// A test computes the contrast of each pair that meets: at least 4.5 for text, 3 for lines and bars (WCAG 2.2, AA).
package struct Palette: Sendable {
  /// What a colour is for.
  package enum Purpose: String, Sendable, CaseIterable {
    /// Behind everything on a page.
    case page
    /// Behind a row, a table, a chart.
    case surface
    /// Behind what is set off: headings of tables, headers of lists.
    case band
    /// Lines between areas, which carry no meaning.
    case rule
    /// Text.
    case ink
    /// Text of less weight.
    case muted
    /// Links, and the ring around what has the focus.
    case link
    /// Bars that stand for lines of text.
    case bar
    /// Bars behind arrows.
    case faintBar
    /// The inside of an image.
    case image
    /// The inside of a view.
    case view
    /// The outline of an item.
    case outline
    /// Constraints that hold.
    case holds
    /// Constraints that determine the height.
    case determines
    /// Constraints that were overruled.
    case overruled
    /// What is broken, wrong or late.
    case broken
    /// What is as it should be.
    case good
    /// Series of a chart.
    case first, second, third, fourth
  }

  private let colors: [Purpose: String]

  /// The colour for a purpose, `#rrggbb`.
  package subscript(_ purpose: Purpose) -> String { colors[purpose] ?? "#808080" }

  /// Dark marks on white.
  package static let light = Palette(colors: [
    .page: "#f6f7f9", .surface: "#ffffff", .band: "#eef1f4", .rule: "#d0d7de", .ink: "#1f2328", .muted: "#57606a",
    .link: "#0b57d0", .bar: "#444444", .faintBar: "#c9ced4", .image: "#dbe7f5", .view: "#eeeeee", .outline: "#7a828a",
    .holds: "#0b57d0", .determines: "#9a3b00", .overruled: "#59626b", .broken: "#b3170f", .good: "#1a6a2e",
    .first: "#0b57d0", .second: "#1a7f37", .third: "#8250a8", .fourth: "#9a3b00",
  ])

  /// Light marks on near black.
  package static let dark = Palette(colors: [
    .page: "#0e1013", .surface: "#16181c", .band: "#22262c", .rule: "#3a4048", .ink: "#e6e8ea", .muted: "#a3acb5",
    .link: "#7ab4ff", .bar: "#c8c8c8", .faintBar: "#474d55", .image: "#22384f", .view: "#2a2d33", .outline: "#848c95",
    .holds: "#7ab4ff", .determines: "#ffb454", .overruled: "#a3acb5", .broken: "#ff8a80", .good: "#6fd08c",
    .first: "#7ab4ff", .second: "#6fd08c", .third: "#c9a3ea", .fourth: "#ffb454",
  ])

  /// How much lighter one colour is than another: from 1 for equal ones to 21 for black and white.
  ///
  /// The contrast ratio of WCAG 2.2, from relative luminance in sRGB; `nil` for what is not `#rrggbb`.
  package static func contrast(_ one: String, _ other: String) -> Double? {
    guard let first = luminance(one), let second = luminance(other) else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: String) -> Double? {
    guard color.count == 7, color.hasPrefix("#"), let bits = UInt32(color.dropFirst(), radix: 16) else { return nil }
    func linear(_ shift: UInt32) -> Double {
      let share = Double(bits >> shift & 255) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
