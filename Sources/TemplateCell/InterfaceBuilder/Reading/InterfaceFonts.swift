/// Reads fonts and texts.
enum InterfaceFonts {
  /// The font of an element, and the name of a font that a substitute stands for.
  static func font(
    of element: InterfaceElement, defaultSize: Double
  ) throws(InterfaceFileError) -> (font: FontDescription, substituted: String?) {
    guard let description = element.child("fontDescription") else { return (.system(size: defaultSize), nil) }
    return try font(description: description, defaultSize: defaultSize)
  }

  static func font(
    description: InterfaceElement, defaultSize: Double
  ) throws(InterfaceFileError) -> (font: FontDescription, substituted: String?) {
    if let style = description["style"], let textStyle = styles[style] { return (.preferred(textStyle), nil) }
    let points = try description.number("pointSize")
    let unnamed = try description.number("size")
    let size = points ?? unnamed ?? defaultSize
    if let name = description["name"], !name.hasPrefix(".") {
      let weight: FontDescription.Weight =
        name.contains("Semi") ? .semibold : name.contains("Bold") ? .bold : name.contains("Medium") ? .medium : .regular
      return (FontDescription(family: .named(name), size: size, weight: weight, metrics: .system), name)
    }
    let isBold = description["type"] == "boldSystem" || description["metaFont"] == "systemBold"
    let weight = weights[description["weight"] ?? ""] ?? (isBold ? .bold : .regular)
    return (.system(size: size, weight: weight), nil)
  }

  /// The text of a label or a similar element: an attribute, or an element of its own for several lines.
  static func text(of element: InterfaceElement, key: String) -> String {
    if let text = element[key] { return text }
    let child = element.children.first { $0["key"] == key && ($0.name == "string" || $0.name == "mutableString") }
    return child?.text ?? ""
  }

  /// The text of an `attributedString` element with the fonts of its fragments.
  static func attributedText(
    _ element: InterfaceElement, defaultSize: Double
  ) throws(InterfaceFileError) -> StyledText? {
    var result: StyledText?
    for fragment in element.children where fragment.name == "fragment" {
      let content = text(of: fragment, key: "content")
      var fontOfFragment = FontDescription.system(size: defaultSize)
      if let font = fragment.child("attributes")?.child("font") {
        fontOfFragment = try self.font(description: font, defaultSize: defaultSize).font
      }
      let next = StyledText(content, font: fontOfFragment)
      result = result.map { $0 + next } ?? next
    }
    return result
  }

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
  ]

  private static let weights: [String: FontDescription.Weight] = [
    "ultraLight": .regular, "thin": .regular, "light": .regular, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .bold, "black": .bold,
  ]
}
