/// Reads one view without its subviews.
struct InterfaceViewReader {
  let resources: InterfaceResources
  var findings: [InterfaceFinding]

  /// The view of an element, with all findings so far and its own.
  func view(
    _ element: InterfaceElement, id: String, parent: Int?, role: InterfaceView.Role
  ) throws(InterfaceFileError) -> (view: InterfaceView, findings: [InterfaceFinding]) {
    var reader = self
    var view = InterfaceView(
      id: id, kind: element.name, customClass: element["customClass"], userLabel: element["userLabel"],
      outlets: resources.outlets[id] ?? [], line: element.line, parent: parent, role: role,
      frame: try Self.rectangle(element))
    if let mask = element.children.first(where: { $0.name == "autoresizingMask" }) {
      view.autoresizing = Set(mask.attributes.filter { $0.value == "YES" }.keys)
    }
    view.hugging = AxisPriorities(
      horizontal: try Self.priority(element, "horizontalHuggingPriority", .low),
      vertical: try Self.priority(element, "verticalHuggingPriority", .low))
    view.compressionResistance = AxisPriorities(
      horizontal: try Self.priority(element, "horizontalCompressionResistancePriority", .high),
      vertical: try Self.priority(element, "verticalCompressionResistancePriority", .high))
    view.isHidden = element.isSet("hidden")
    if let margins = try Self.margins(element) { (view.margins, view.hasAbsoluteMargins) = margins }
    view.preservesSuperviewMargins = element.isSet("preservesSuperviewLayoutMargins")
    view.insetsMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
    view.accessory = element["accessoryType"]
    if element.name == "stackView" { view.stack = try Self.stack(element, margins: view.margins) }
    view.content = try reader.content(element)
    if let size = resources.designables[id] {
      view.placeholderWidth = size.width >= 0 ? size.width : nil
      view.placeholderHeight = size.height >= 0 ? size.height : nil
      if view.content == .none { view.content = .control(width: nil, height: nil) }
    }
    for (attribute, path) in [
      ("placeholderIntrinsicWidth", \InterfaceView.placeholderWidth),
      ("placeholderIntrinsicHeight", \InterfaceView.placeholderHeight),
    ] where element[attribute] != nil && element[attribute] != "infinite" {
      view[keyPath: path] = try element.number(attribute)
    }
    return (view, reader.findings)
  }

  // MARK: - Parts

  private static func rectangle(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceRectangle {
    guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) else {
      return InterfaceRectangle()
    }
    return InterfaceRectangle(
      x: try rect.number("x") ?? 0, y: try rect.number("y") ?? 0, width: try rect.number("width") ?? 0,
      height: try rect.number("height") ?? 0)
  }

  private static func priority(
    _ element: InterfaceElement, _ attribute: String, _ standard: LayoutPriority
  ) throws(InterfaceFileError) -> LayoutPriority {
    guard let value = try element.number(attribute) else { return standard }
    guard value >= 0, value <= 1000 else {
      throw .invalidNumber(attribute: attribute, value: element[attribute] ?? "", line: element.line)
    }
    return LayoutPriority(value)
  }

  private static func margins(
    _ element: InterfaceElement
  ) throws(InterfaceFileError) -> (insets: LayoutInsets, isAbsolute: Bool)? {
    for child in element.children {
      if child.name == "directionalEdgeInsets", child["key"] == "directionalLayoutMargins" {
        let insets = LayoutInsets(
          top: try child.number("top") ?? 0, leading: try child.number("leading") ?? 0,
          bottom: try child.number("bottom") ?? 0, trailing: try child.number("trailing") ?? 0)
        return (insets, false)
      }
      if child.name == "edgeInsets", child["key"] == "layoutMargins" {
        let insets = LayoutInsets(
          top: try child.number("top") ?? 0, leading: try child.number("left") ?? 0,
          bottom: try child.number("bottom") ?? 0, trailing: try child.number("right") ?? 0)
        return (insets, true)
      }
    }
    return nil
  }

  private static func stack(
    _ element: InterfaceElement, margins: LayoutInsets?
  ) throws(InterfaceFileError) -> InterfaceStack {
    InterfaceStack(
      isVertical: element["axis"] == "vertical",
      distribution: InterfaceStack.Distribution(rawValue: element["distribution"] ?? "fill") ?? .fill,
      alignment: InterfaceStack.Alignment(rawValue: element["alignment"] ?? "fill") ?? .fill,
      spacing: try element.number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0),
      isBaselineRelative: element.isSet("baselineRelativeArrangement"),
      usesMargins: element["layoutMarginsRelativeArrangement"].map { $0 == "YES" } ?? (margins != nil))
  }

  // MARK: - Content

  private mutating func content(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceView.Content {
    switch element.name {
    case "label": return try label(element)
    case "imageView": return image(element)
    case "button": return try button(element)
    case "textField": return try textField(element)
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

  private mutating func label(_ element: InterfaceElement) throws(InterfaceFileError) -> InterfaceView.Content {
    let font = try resources.fonts.font(of: element, defaultSize: 17)
    var text = StyledText(InterfaceFonts.text(of: element, key: "text"), font: font.font)
    var notes = [font.note]
    if let attributed = element.children.first(where: { $0.name == "attributedString" }),
      let reading = try resources.fonts.attributedText(attributed, defaultSize: 17)
    {
      (text, notes) = reading
    }
    for note in notes { self.note(note, element) }
    let lines = try element.number("numberOfLines") ?? 1
    let preferred = try element.number("preferredMaxLayoutWidth")
    return .text(text, lines: max(0, Int(lines)), preferredWidth: preferred.flatMap { $0 > 0 ? $0 : nil })
  }

  private mutating func note(_ note: (rule: String, message: String)?, _ element: InterfaceElement) {
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
    note(font.note, element)
    let title = configuration?["title"] ?? state.map { InterfaceFonts.text(of: $0, key: "title") } ?? ""
    let imageName = configuration?["image"] ?? state?["image"]
    let image = imageName.flatMap { size(ofImage: $0, element) }
    if title.isEmpty, imageName != nil, image == nil { return .control(width: nil, height: nil) }
    var (across, down) = configuration == nil ? (0.0, 12.0) : (24.0, 14.0)
    if title.isEmpty { (across, down) = (0, 0) }
    for child in element.children where child.name == "inset" {
      let key = child["key"]
      guard key == "contentEdgeInsets" else { continue }
      across = (try child.number("minX") ?? 0) + (try child.number("maxX") ?? 0)
      down = (try child.number("minY") ?? 0) + (try child.number("maxY") ?? 0)
    }
    return .button(
      title: StyledText(title, font: font.font), imageWidth: image?.width ?? 0, imageHeight: image?.height ?? 0,
      paddingX: across, paddingY: down)
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
    "switch": (49, 31), "stepper": (94, 32), "slider": (nil, 30), "progressView": (nil, 4), "pageControl": (39, 37),
    "segmentedControl": (nil, 31), "searchBar": (nil, 56), "toolbar": (nil, 44), "navigationBar": (nil, 44),
    "tabBar": (nil, 49), "datePicker": (320, 216), "pickerView": (320, 216),
  ]

  private static let plain: Set<String> = [
    "view", "stackView", "scrollView", "tableView", "collectionView", "textView", "tableViewCell",
    "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    "visualEffectView", "containerView", "wkWebView", "webView", "mapView", "glkView", "mtkView",
    "sceneKitView", "arscnView",
  ]
}
