import TemplateCell
import Testing

@Suite("Text styles")
struct TextStyleTests {
  @Test(
    "Sizes at the smallest, the default, the largest usual and the largest accessibility setting",
    arguments: [
      (TextStyle.largeTitle, [31.0, 34, 40, 60]), (.title1, [25, 28, 34, 58]), (.title2, [19, 22, 28, 56]),
      (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]), (.body, [14, 17, 23, 53]),
      (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]), (.footnote, [12, 13, 19, 44]),
      (.caption1, [11, 12, 18, 43]), (.caption2, [11, 11, 17, 40]),
    ])
  func sizes(style: TextStyle, expected: [Double]) {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(categories.map(style.size(for:)) == expected)
  }

  @Test("Sizes never shrink as the setting grows", arguments: TextStyle.allCases)
  func order(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map(style.size(for:))
    #expect(sizes == sizes.sorted())
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test("A font of a style follows the setting, one of a size does not")
  func resolving() {
    #expect(FontDescription.body.resolved(for: .large) == .body)
    #expect(FontDescription.body.resolved(for: .accessibilityMedium).size == 28)
    #expect(FontDescription.headline.weight == .semibold)
    #expect(FontDescription.headline.resolved(for: .small).weight == .semibold)
    #expect(FontDescription.system(size: 17).resolved(for: .accessibilityMedium).size == 17)
    let text = StyledText("a", font: .body) + StyledText("b", font: .caption1)
    #expect(text.resolved(for: .extraLarge).font.size == 19)
    #expect(text.resolved(for: .extraLarge).runs.map(\.font.size) == [14])
  }
}
