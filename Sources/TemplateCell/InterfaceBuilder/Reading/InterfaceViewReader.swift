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
      outlets: resources.outlets[id] ?? [], outletCollections: resources.outletCollections[id] ?? [],
      line: element.line, parent: parent, role: role,
      frame: try reader.rectangle(element, role))
    if let mask = element.children.first(where: { $0.name == "autoresizingMask" }) {
      view.autoresizing = Set(mask.attributes.filter { $0.value == "YES" }.keys)
    }
    view.hugging = AxisPriorities(
      horizontal: try reader.priority(element, "horizontalHuggingPriority", .low),
      vertical: try reader.priority(element, "verticalHuggingPriority", .low))
    view.compressionResistance = AxisPriorities(
      horizontal: try reader.priority(element, "horizontalCompressionResistancePriority", .high),
      vertical: try reader.priority(element, "verticalCompressionResistancePriority", .high))
    view.isHidden = element.isSet("hidden")
    if let margins = try Self.margins(element) { (view.margins, view.hasAbsoluteMargins) = margins }
    view.preservesSuperviewMargins = element.isSet("preservesSuperviewLayoutMargins")
    view.insetsMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
    view.accessory = reader.accessory(element)
    if element.name == "stackView" { view.stack = try reader.stack(element, margins: view.margins) }
    view.content = try reader.content(element)
    view.direction = reader.direction(element)
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

  private mutating func rectangle(
    _ element: InterfaceElement, _ role: InterfaceView.Role
  ) throws(InterfaceFileError) -> InterfaceRectangle {
    guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) else {
      return InterfaceRectangle()
    }
    var result = InterfaceRectangle(
      x: try rect.number("x") ?? 0, y: try rect.number("y") ?? 0, width: try rect.number("width") ?? 0,
      height: try rect.number("height") ?? 0)
    if role == .root {
      for (name, side) in [("width", \InterfaceRectangle.width), ("height", \.height)] where result[keyPath: side] < 0 {
        note(("negative-size", "The \(name) \(rect[name] ?? "") is negative; it is taken as 0."), element)
        result[keyPath: side] = 0
      }
    }
    return result
  }

  private mutating func priority(
    _ element: InterfaceElement, _ attribute: String, _ standard: LayoutPriority
  ) throws(InterfaceFileError) -> LayoutPriority {
    guard let priority = try element.priority(attribute, in: 0...1000) else { return standard }
    if priority.isClamped {
      let holds = Decimals.short(priority.value)
      note(
        ("priority-out-of-range", "The \(attribute) \(element[attribute] ?? "") is out of range; \(holds) holds."),
        element)
    }
    return LayoutPriority(priority.value)
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

  private mutating func stack(
    _ element: InterfaceElement, margins: LayoutInsets?
  ) throws(InterfaceFileError) -> InterfaceStack {
    let axis = element["axis"] ?? "horizontal"
    if axis != "horizontal" && axis != "vertical" { noteValue("axis", "horizontal", element) }
    let distribution = InterfaceStack.Distribution(rawValue: element["distribution"] ?? "fill")
    if distribution == nil { noteValue("distribution", "fill", element) }
    let alignment = InterfaceStack.Alignment(rawValue: element["alignment"] ?? "fill")
    if alignment == nil { noteValue("alignment", "fill", element) }
    return InterfaceStack(
      isVertical: axis == "vertical", distribution: distribution ?? .fill, alignment: alignment ?? .fill,
      spacing: try element.number("spacing") ?? (element["spacingType"] == "standard" ? 8 : 0),
      isBaselineRelative: element.isSet("baselineRelativeArrangement"),
      usesMargins: element["layoutMarginsRelativeArrangement"].map { $0 == "YES" } ?? (margins != nil))
  }

  /// The accessory of a cell; `nil` for none or one that is not known.
  private mutating func accessory(_ element: InterfaceElement) -> String? {
    guard let name = element["accessoryType"], name != "none" else { return nil }
    guard Self.accessories.contains(name) else {
      noteValue("accessoryType", "none", element)
      return nil
    }
    return name
  }

  /// The direction of a semantic content attribute; controls of playback and of space never turn around.
  private mutating func direction(_ element: InterfaceElement) -> LayoutEnvironment.LayoutDirection? {
    switch element["semanticContentAttribute"] {
    case nil, "unspecified": return nil
    case "forceLeftToRight", "playback", "spatial": return .leftToRight
    case "forceRightToLeft": return .rightToLeft
    default:
      noteValue("semanticContentAttribute", "unspecified", element)
      return nil
    }
  }

  mutating func noteValue(_ attribute: String, _ instead: String, _ element: InterfaceElement) {
    note(
      (
        "unknown-value",
        "The \(attribute) '\(element[attribute] ?? "")' is not known; it is taken as \(instead)."
      ), element)
  }

  private static let accessories: Set<String> = [
    "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]
}
