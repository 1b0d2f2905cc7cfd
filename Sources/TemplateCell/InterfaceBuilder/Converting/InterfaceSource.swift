/// A layout of an Interface Builder file as Swift source: a ``CellTemplate`` that measures the same, with the items and
/// constraints of ``InterfaceTemplate``.
///
/// Views become items of the same names as their outlets or labels. A button with an image becomes a view of the size it
/// has now. A scroll view gets a view inside that stands for its content.
public struct InterfaceSource: Sendable {
  private let template: InterfaceTemplate
  private let root: InterfaceRoot
  private let items: InterfaceItems
  private let names: InterfaceNames
  /// The name of each item.
  private let itemNames: [ObjectIdentifier: String]

  /// Makes the source of a layout.
  public init(_ root: InterfaceRoot, text: any TextMeasuring = InterTextMeasurer.default) {
    template = InterfaceTemplate(root, text: text)
    self.root = root
    items = template.items
    names = items.names
    itemNames = Dictionary(
      items.named.map { (ObjectIdentifier($0.item), $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the file says that the source does not.
  public var findings: [InterfaceFinding] {
    var result = template.findings
    for (index, view) in root.views.enumerated() {
      if case .label(let text, _, _) = items.kinds[index], !text.runs.isEmpty {
        result.append(
          InterfaceFinding(
            rule: "several-fonts", message: "The text has several fonts; the source has the first one.",
            line: view.line, element: view.id))
      }
    }
    return result
  }

  /// The Swift source, with a new line at the end.
  ///
  /// - Complexity: O(views + constraints).
  public var text: String {
    let places = root.views.indices.filter { !(items.items[$0] is ContentView) }
    var lines = ["import Foundation", "import TemplateCell", "", "struct \(names.type): CellTemplate {"]
    for index in places {
      lines.append("  let \(names.views[index]): \(kind(index))")
      if items.scrollContents[index] != nil { lines.append("  let \(items.contentName(index)): View") }
    }
    lines.append("  let layoutMargins = \(insets(template.layoutMargins))")
    if template.safeAreaInsets != 0 { lines.append("  let safeAreaInsets = \(insets(template.safeAreaInsets))") }
    lines += ["", "  init() {"]
    for index in places.reversed() {
      if items.scrollContents[index] != nil {
        lines.append("    \(items.contentName(index)) = View([\(inside(index))])")
      }
      lines.append("    \(names.views[index]) = \(initializer(index))")
    }
    lines += ["  }", "", "  var constraints: [LayoutConstraint] {"]
    let writer = ConstraintText(name: name)
    for constraint in template.constraints {
      let priority = constraint.priority == .required ? "" : " ~ \(number(constraint.priority.value))"
      lines.append("    \(writer.comparison(of: constraint))\(priority)")
    }
    lines += ["  }", ""]
    let hidden = places.filter { root.views[$0].isHidden }.map { "    content[\(names.views[$0])].isHidden = true" }
    let configure = "  func configure(_ content: inout CellContent, with item: Void) {"
    lines += hidden.isEmpty ? [configure + "}"] : [configure] + hidden + ["  }"]
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// The name of an item in the source.
  private func name(_ item: any LayoutItem) -> String {
    if item is ContentView { return "contentView" }
    if let guide = item as? LayoutGuide, let owner = guide.owner { return "\(name(owner)).\(guide.role.name)" }
    return itemNames[ObjectIdentifier(item)] ?? "contentView"
  }

  // MARK: - Items

  private func kind(_ index: Int) -> String { "\(type(of: items.items[index]))" }

  private func inside(_ index: Int) -> String {
    items.subviews(of: index).map { names.views[$0] }.joined(separator: ", ")
  }

  private func initializer(_ index: Int) -> String {
    let view = root.views[index]
    var arguments: [String] = []
    switch items.kinds[index] {
    case .content: break
    case .stack(let stack): arguments = self.arguments(stack, index)
    case .label(let text, let lines, let preferredWidth):
      arguments = [text.string.debugDescription, "font: \(font(text.font))"]
      if lines != 1 { arguments.append("lines: \(lines)") }
      if let preferredWidth { arguments.append("preferredMaxLayoutWidth: \(number(preferredWidth))") }
      arguments += priorities(index)
    case .image(let width, let height):
      if let width, let height { arguments.append("size: \(size(width, height))") }
      arguments += priorities(index)
    case .button(let title, let paddingX, let paddingY):
      arguments = [title.string.debugDescription, "font: \(font(title.font))"]
      if paddingX != 0 || paddingY != 12 {
        arguments.append(
          "contentInsets: LayoutInsets(horizontal: \(number(paddingX / 2)), vertical: \(number(paddingY / 2)))")
      }
      arguments += priorities(index)
    case .sized(let width, let height):
      arguments = priorities(index) + ["sizeForWidth: { _ in \(size(width, height)) }"]
    case .control(let width, let height):
      arguments = ["width: \(width.map(number) ?? "nil")", "height: \(height.map(number) ?? "nil")"]
      if view.alignmentInsets != 0 { arguments.append("alignmentInsets: \(insets(view.alignmentInsets))") }
      arguments += priorities(index)
    case .view:
      let traits = items.items[index].traits
      if traits.layoutMargins != .standardMargins { arguments.append("layoutMargins: \(insets(traits.layoutMargins))") }
      if traits.safeAreaInsets != 0 { arguments.append("safeAreaInsets: \(insets(traits.safeAreaInsets))") }
      if traits.alignmentInsets != 0 { arguments.append("alignmentInsets: \(insets(traits.alignmentInsets))") }
      arguments.append("[\(items.scrollContents[index] != nil ? items.contentName(index) : inside(index))]")
    }
    return "\(kind(index))(\(arguments.joined(separator: ", ")))"
  }

  private func arguments(_ stack: InterfaceStack, _ index: Int) -> [String] {
    var arguments: [String] = []
    if stack.isVertical { arguments.append("axis: .vertical") }
    if stack.distribution != .fill { arguments.append("distribution: .\(stack.distribution.rawValue)") }
    if stack.alignment != .fill { arguments.append("alignment: .\(stack.alignment.rawValue)") }
    if stack.spacing != 0 { arguments.append("spacing: \(number(stack.spacing))") }
    if stack.usesMargins { arguments.append("layoutMargins: \(insets(items.items[index].traits.layoutMargins))") }
    if stack.isBaselineRelative { arguments.append("isBaselineRelativeArrangement: true") }
    return arguments + ["arrangedSubviews: [\(inside(index))]"]
  }

  // MARK: - Values

  private func priorities(_ index: Int) -> [String] {
    let (hugging, resistance) = (items.hugging(index), items.resistance(index))
    return (hugging == .low ? [] : ["hugging: \(pair(hugging))"])
      + (resistance == .high ? [] : ["compressionResistance: \(pair(resistance))"])
  }

  private func pair(_ priorities: AxisPriorities) -> String {
    let (across, down) = (number(priorities.horizontal.value), number(priorities.vertical.value))
    return across == down ? across : "AxisPriorities(horizontal: \(across), vertical: \(down))"
  }

  private func size(_ width: Double, _ height: Double) -> String {
    "CGSize(width: \(number(width)), height: \(number(height)))"
  }

  private func insets(_ insets: LayoutInsets) -> String {
    "LayoutInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
  }

  private func font(_ font: FontDescription) -> String {
    if font.metrics == nil {
      if let style = font.textStyle { return ".\(style.rawValue)" }
      return ".system(size: \(number(font.size))\(font.weight == .regular ? "" : ", weight: .\(font.weight)"))"
    }
    var arguments: [String] = []
    if case .named(let name) = font.family { arguments.append("family: .named(\(name.debugDescription))") }
    arguments.append("size: \(number(font.size))")
    if font.weight != .regular { arguments.append("weight: .\(font.weight)") }
    if let style = font.textStyle { arguments.append("textStyle: .\(style.rawValue)") }
    arguments.append("metrics: \(metrics(font.resolvedMetrics))")
    return "FontDescription(\(arguments.joined(separator: ", ")))"
  }

  private func metrics(_ metrics: FontMetrics) -> String {
    if metrics == .system { return ".system" }
    if metrics == .earlierSystem { return ".earlierSystem" }
    return "FontMetrics(ideographAdvance: \(number(metrics.ideographAdvance)), "
      + "emojiAdvance: \(number(metrics.emojiAdvance)), tracking: .system, "
      + "ascender: \(number(metrics.ascender)), descender: \(number(metrics.descender)))"
  }
}
