/// Reads fonts and texts.
struct InterfaceFonts {
  /// A font with what is different from what the file asks for.
  struct Reading {
    var font: FontDescription
    /// The rule and the sentence of what could not be had; `nil` for a font as asked for.
    var note: (rule: String, message: String)?
  }

  /// The metrics of the system font when the file was written; `nil` for those of today.
  private let systemMetrics: FontMetrics?
  /// Whether the system font was Helvetica Neue when the file was written.
  private let isHelvetica: Bool

  /// Reads the fonts of a file.
  ///
  /// - Parameter toolsVersion: the version of Xcode's tools; before that of Xcode 12 the system font was that of iOS 13,
  ///   before that of Xcode 7, which brought iOS 9, Helvetica Neue.
  init(toolsVersion: Int) {
    systemMetrics = toolsVersion > 0 && toolsVersion < 17_000 ? .earlierSystem : nil
    isHelvetica = toolsVersion > 0 && toolsVersion < 8_000
  }

  /// The font of an element.
  func font(of element: InterfaceElement, defaultSize: Double) throws(InterfaceFileError) -> Reading {
    guard let description = element.child("fontDescription") else { return standard(defaultSize) }
    return try font(description: description, defaultSize: defaultSize)
  }

  /// The font of a description, as of a fragment of an attributed text.
  func font(description: InterfaceElement, defaultSize: Double) throws(InterfaceFileError) -> Reading {
    if let style = description["style"] {
      if let textStyle = Self.styles[style] {
        var font = FontDescription.preferred(textStyle)
        font.metrics = systemMetrics
        return Reading(font: font, note: systemNote)
      }
      let message = "The text style '\(style)' is not known; its text is measured in the system font at "
      return Reading(
        font: system(defaultSize), note: ("unknown-text-style", message + "\(Decimals.short(defaultSize)) points."))
    }
    let size = try size(description) ?? defaultSize
    guard size > 0 else {
      let message =
        "The font size \(Decimals.short(size)) is not greater than 0; the text is measured in the system font at "
      return Reading(
        font: system(defaultSize), note: ("unknown-value", message + "\(Decimals.short(defaultSize)) points."))
    }
    if let name = description["name"], !name.hasPrefix(".") {
      let weight: FontDescription.Weight =
        name.contains("Semi") ? .semibold : name.contains("Bold") ? .bold : name.contains("Medium") ? .medium : .regular
      let font = FontDescription(
        family: .named(name), size: size, weight: weight, metrics: InterfaceNamedFonts.metrics(of: name))
      return Reading(font: font, note: ("substituted-font", "The font '\(name)' is measured as Inter."))
    }
    let isBold = description["type"] == "boldSystem" || description["metaFont"] == "systemBold"
    let font = system(size, Self.weights[description["weight"] ?? ""] ?? (isBold ? .bold : .regular))
    if description.name == "fontDescription", let type = description["type"], !Self.types.contains(type) {
      return Reading(
        font: font, note: ("unknown-value", "The font type '\(type)' is not known; it is taken as system."))
    }
    if let weight = description["weight"], Self.weights[weight] == nil {
      return Reading(font: font, note: ("unknown-value", "The font weight '\(weight)' is not known."))
    }
    return Reading(font: font, note: systemNote)
  }

  /// The system font of a text that names none.
  private func standard(_ size: Double) -> Reading { Reading(font: system(size), note: systemNote) }

  /// That the system font is measured as a later one.
  private var systemNote: (rule: String, message: String)? {
    guard isHelvetica else { return nil }
    return ("substituted-font", "The system font before iOS 9, Helvetica Neue, is measured as that of iOS 9.")
  }

  private func system(_ size: Double, _ weight: FontDescription.Weight = .regular) -> FontDescription {
    FontDescription(size: size, weight: weight, metrics: systemMetrics)
  }

  /// The size in points: a number, or a name that stands for one.
  private func size(_ description: InterfaceElement) throws(InterfaceFileError) -> Double? {
    if let points = try description.number("pointSize") { return points }
    if let name = description["size"], let points = Self.sizes[name] { return points }
    return try description.number("size")
  }

  // MARK: - Texts

  /// The text of a label or a similar element: an attribute, or an element of its own for several lines.
  static func text(of element: InterfaceElement, key: String) -> String {
    if let text = element[key] { return text }
    let child = element.children.first { $0["key"] == key && ($0.name == "string" || $0.name == "mutableString") }
    return child?.text ?? ""
  }

  /// The text of an `attributedString` element with the fonts of its fragments, and what could not be had of them.
  func attributedText(
    _ element: InterfaceElement, defaultSize: Double
  ) throws(InterfaceFileError) -> (text: StyledText, notes: [(rule: String, message: String)])? {
    var result: StyledText?
    var notes: [(rule: String, message: String)] = []
    for fragment in element.children where fragment.name == "fragment" {
      let content = Self.text(of: fragment, key: "content")
      var reading = standard(defaultSize)
      if let font = fragment.child("attributes")?.child("font") {
        reading = try self.font(description: font, defaultSize: defaultSize)
      }
      if let note = reading.note, !notes.contains(where: { $0 == note }) { notes.append(note) }
      let next = StyledText(content, font: reading.font)
      result = result.map { $0 + next } ?? next
    }
    return result.map { ($0, notes) }
  }

  // MARK: - Names

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
  ]

  /// What UIKit's `buttonFontSize`, `labelFontSize`, `smallSystemFontSize` and `systemFontSize` are.
  private static let sizes: [String: Double] = ["button": 18, "label": 17, "smallSystem": 12, "system": 14]

  private static let types: Set<String> = ["system", "boldSystem", "italicSystem"]

  private static let weights: [String: FontDescription.Weight] = [
    "ultraLight": .regular, "thin": .regular, "light": .regular, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .bold, "black": .bold,
  ]
}
