/// What a view shows, and the size that follows from it.
extension InterfaceViewReader {
  mutating func content(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceView.Content {
    switch element.name {
    case "label": return try label(element)
    case "imageView": return image(element)
    case "button": return try button(element)
    case "textField": return try textField(element)
    case "textView" where element["scrollEnabled"] == "NO": return try textView(element)
    case "pageControl": return try pageControl(element)
    case "datePicker" where element["style"] == "compact" || element["style"] == "inline":
      noteSize("the \(element["style"] ?? "") style", element)
      return .control(width: nil, height: nil)
    case "segmentedControl":
      let segments = element.child("segments")?.children ?? []
      if segments.contains(where: { $0["title"] != nil || $0["image"] != nil }) {
        noteSize("its segments", element, "width")
      }
    default: break
    }
    if let size = Self.controls[element.name] { return .control(width: size.width, height: size.height) }
    if element.name == "activityIndicatorView" {
      let side = element["style"] == "whiteLarge" || element["style"] == "large" ? 37.0 : 20
      return .control(width: side, height: side)
    }
    if !Self.plain.contains(element.name) {
      findings.append(
        InterfaceFinding(
          rule: "unknown-element",
          message: "A '\(element.name)' is laid out as a plain view without a size of its own.", line: element.line,
          element: element["id"]))
    }
    return .none
  }

  private mutating func noteSize(_ cause: String, _ element: InterfaceElement, _ what: String = "size") {
    note(("unknown-size", "The \(what) that \(cause) gives the \(element.name) is not known."), element)
  }

  private mutating func label(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceView.Content {
    let font = try resources.fonts.font(of: element, defaultSize: 17)
    var plain = StyledText(InterfaceFonts.text(of: element, key: "text"), font: font.font)
    plain.paragraph.alignment = Self.alignment(element)
    let text = try attributed(element, defaultSize: 17, plain, font.note, element)
    let lines = try element.number("numberOfLines") ?? 1
    if lines < 0 || lines != lines.rounded() {
      noteValue("numberOfLines", "\(max(0, Int(lines)))", element)
    }
    let preferred = try element.number("preferredMaxLayoutWidth")
    return .text(text, lines: max(0, Int(lines)), preferredWidth: preferred.flatMap { $0 > 0 ? $0 : nil })
  }

  private static func alignment(_ element: InterfaceElement) -> ParagraphStyle.Alignment {
    switch element["textAlignment"] {
    case "left": .left
    case "center": .center
    case "right": .right
    default: .natural
    }
  }

  /// The attributed text inside an element, or the plain one.
  ///
  /// - Parameters:
  ///   - note: what could not be had of the font of the plain text.
  ///   - view: the element that findings name.
  private mutating func attributed(
    _ element: InterfaceElement?, defaultSize: Double, _ plain: StyledText, _ note: (rule: String, message: String)?,
    _ view: InterfaceElement
  ) throws(InterfaceFileError) -> StyledText {
    guard let string = element?.children.first(where: { $0.name == "attributedString" }),
      let reading = try resources.fonts.attributedText(string, defaultSize: defaultSize)
    else {
      self.note(note, view)
      return plain
    }
    for note in reading.notes { self.note(note, view) }
    return reading.text
  }

  private mutating func textView(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceView.Content {
    let font = try resources.fonts.font(of: element, defaultSize: 14)
    let plain = StyledText(InterfaceFonts.text(of: element, key: "text"), font: font.font)
    return .textView(try attributed(element, defaultSize: 14, plain, font.note, element))
  }

  /// Dots of 7 points with 9 between them before iOS 14.
  private mutating func pageControl(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceView.Content {
    let pages = max(0, try element.number("numberOfPages") ?? 3)
    if resources.toolsVersion >= 17_000 { noteSize("iOS 14 or later", element) }
    return .control(width: max(0, 16 * pages - 9), height: 37)
  }

  mutating func note(_ note: (rule: String, message: String)?, _ element: InterfaceElement) {
    guard let note else { return }
    findings.append(
      InterfaceFinding(rule: note.rule, message: note.message, line: element.line, element: element["id"]))
  }

  private mutating func image(_ element: InterfaceElement) -> InterfaceView.Content {
    guard let name = element["image"] else { return .image(width: nil, height: nil) }
    let size = size(ofImage: name, element)
    return .image(width: size?.width, height: size?.height)
  }

  /// The size of an image, or a finding.
  private mutating func size(ofImage name: String, _ element: InterfaceElement) -> (width: Double, height: Double)? {
    if let size = resources.images[name] { return size }
    if resources.negativeImages.contains(name) {
      note(("negative-size", "The size of the image '\(name)' is negative and ignored."), element)
      return nil
    }
    let isSymbol = resources.symbols.contains(name)
    let message =
      isSymbol
      ? "The size of the symbol '\(name)' depends on its configuration and is not known."
      : "The file does not tell the size of the image '\(name)'."
    note((isSymbol ? "symbol-image" : "unknown-image", message), element)
    return nil
  }

  private mutating func button(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceView.Content {
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let configuration = element.child("buttonConfiguration")
    let font = try resources.fonts.font(
      of: configuration?.child("fontDescription") != nil ? configuration ?? element : element,
      defaultSize: configuration == nil ? 18 : 17)
    let string = configuration?["title"] ?? state.map { InterfaceFonts.text(of: $0, key: "title") } ?? ""
    let title = try attributed(
      configuration?["title"] == nil ? configuration?.child("attributedString") == nil ? state : configuration : nil,
      defaultSize: configuration == nil ? 18 : 17, StyledText(string, font: font.font), font.note, element)
    if Self.symbolButtons.contains(element["buttonType"] ?? ""), title.string.isEmpty {
      if resources.toolsVersion >= 14_800 { noteSize("iOS 13 or later", element) }
      return .control(width: 22, height: 22)
    }
    let imageName = configuration?["image"] ?? state?["image"]
    let image = imageName.flatMap { size(ofImage: $0, element) }
    if title.string.isEmpty, imageName != nil, image == nil { return .control(width: nil, height: nil) }
    var (across, down) = configuration == nil ? (0.0, 12.0) : (24.0, 14.0)
    if title.string.isEmpty { (across, down) = (0, 0) }
    if let configuration {
      try addInsets(of: configuration, element, &across, &down, hasGap: image != nil && !title.string.isEmpty)
    }
    for child in element.children where child.name == "inset" {
      let key = child["key"]
      guard key == "contentEdgeInsets" else { continue }
      across = (try child.number("minX") ?? 0) + (try child.number("maxX") ?? 0)
      down = (try child.number("minY") ?? 0) + (try child.number("maxY") ?? 0)
    }
    return .button(
      title: title, imageWidth: image?.width ?? 0, imageHeight: image?.height ?? 0,
      paddingX: across, paddingY: down)
  }

  /// The insets of a configured button, and the gap between its image and its title.
  private mutating func addInsets(
    of configuration: InterfaceElement, _ button: InterfaceElement, _ across: inout Double, _ down: inout Double,
    hasGap: Bool
  ) throws(InterfaceFileError) {
    if let insets = configuration.children.first(where: { $0.name == "directionalEdgeInsets" }) {
      across = (try insets.number("leading") ?? 0) + (try insets.number("trailing") ?? 0)
      down = (try insets.number("top") ?? 0) + (try insets.number("bottom") ?? 0)
    }
    if hasGap { across += try configuration.number("imagePadding") ?? 0 }
    for name in ["subtitle", "imagePlacement"] {
      guard let value = configuration[name], !["", "leading", "trailing"].contains(value) else { continue }
      noteSize("the \(name)", button)
    }
  }

  private mutating func textField(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceView.Content {
    let font = try resources.fonts.font(of: element, defaultSize: 17)
    note(font.note, element)
    let hasBorder = element["borderStyle"] == "roundedRect"
    let text = element["text"] ?? element["placeholder"] ?? ""
    return .button(
      title: StyledText(text.isEmpty ? " " : text, font: font.font), imageWidth: 0, imageHeight: 0,
      paddingX: hasBorder ? 14 : 0, paddingY: hasBorder ? 14 : 1)
  }

  private static let controls: [String: (width: Double?, height: Double?)] = [
    "switch": (49, 31), "stepper": (94, 32), "slider": (nil, 30), "progressView": (nil, 4),
    "segmentedControl": (nil, 31), "searchBar": (nil, 56), "toolbar": (nil, 44), "navigationBar": (nil, 44),
    "tabBar": (nil, 49), "datePicker": (320, 216), "pickerView": (320, 216),
  ]

  private static let symbolButtons: Set<String> = ["infoLight", "infoDark", "detailDisclosure", "contactAdd"]

  private static let plain: Set<String> = [
    "view", "stackView", "scrollView", "tableView", "collectionView", "textView", "tableViewCell",
    "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    "visualEffectView", "containerView", "wkWebView", "webView", "mapView", "glkView", "mtkView",
    "sceneKitView", "arscnView",
  ]
}
