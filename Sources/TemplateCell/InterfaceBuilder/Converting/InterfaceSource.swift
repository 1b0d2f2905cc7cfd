/// A layout of an Interface Builder file as Swift source: a ``CellTemplate`` that measures the same.
///
/// Views become items of the same names as their outlets or labels. Controls and buttons become plain views with the
/// sizes they have now. A scroll view gets a view inside that stands for its content.
public struct InterfaceSource: Sendable {
  let root: InterfaceRoot
  let names: InterfaceNames
  let margins: InterfaceMargins
  let sizes: InterfaceIntrinsicSizes
  let isActive: [Bool]

  /// Makes the source of a layout.
  public init(_ root: InterfaceRoot, text: any TextMeasuring = InterTextMeasurer.default) {
    self.root = root
    names = InterfaceNames(root)
    margins = InterfaceMargins(root, width: root.views.first?.frame.width ?? 0)
    sizes = InterfaceIntrinsicSizes(text: text, scale: root.traits.scale, content: InterfaceContent())
    var isActive: [Bool] = []
    for view in root.views {
      let parent = view.parent
      isActive.append(
        parent.map { isActive[$0] && !(root.views[$0].stack != nil && view.isHidden) } ?? true)
    }
    self.isActive = isActive
  }

  /// The Swift source, with a new line at the end.
  ///
  /// - Complexity: O(views + constraints).
  public var text: String {
    let items = root.views.indices.filter { isActive[$0] && names.views[$0] != "contentView" }
    var lines = ["import Foundation", "import TemplateCell", "", "struct \(names.type): CellTemplate {"]
    for index in items {
      lines.append("  let \(names.views[index]): \(kind(index))")
      if root.views[index].kind == "scrollView" { lines.append("  let \(content(index)): View") }
    }
    let cell = root.views.firstIndex { $0.role == .content && $0.parent == 0 } ?? 0
    lines.append("  let layoutMargins = \(insets(margins.margins(of: cell)))")
    if root.traits.safeArea != 0 { lines.append("  let safeAreaInsets = \(insets(root.traits.safeArea))") }
    lines += ["", "  init() {"]
    for index in items.reversed() {
      if root.views[index].kind == "scrollView" {
        lines.append("    \(content(index)) = View([\(inside(index))])")
      }
      lines.append("    \(names.views[index]) = \(initializer(index))")
    }
    lines += ["  }", "", "  var constraints: [LayoutConstraint] {"]
    lines += constraintLines.map { "    \($0)" }
    lines += ["  }", "", "  func configure(_ content: inout CellContent, with item: Void) {}", "}", ""]
    return lines.joined(separator: "\n")
  }

  // MARK: - Items

  /// The name of the view that stands for the content of a scroll view.
  func content(_ index: Int) -> String { names.views[index] + "Content" }

  /// Whether a view keeps its own kind; others become plain views with constraints for their size.
  func isPlain(_ index: Int) -> Bool {
    let view = root.views[index]
    if view.placeholderWidth != nil || view.placeholderHeight != nil { return true }
    switch view.content {
    case .text(_, _, let preferred): return preferred != nil
    case .image: return false
    case .none, .button, .control: return true
    }
  }

  private func kind(_ index: Int) -> String {
    if root.views[index].stack != nil { return "StackView" }
    if isPlain(index) { return "View" }
    if case .image = root.views[index].content { return "ImageView" }
    return "Label"
  }

  private func inside(_ index: Int) -> String {
    root.views.indices.filter { isActive[$0] && root.views[$0].parent == index }.map { names.views[$0] }
      .joined(separator: ", ")
  }

  private func initializer(_ index: Int) -> String {
    let view = root.views[index]
    if let stack = view.stack { return self.stack(stack, index) }
    var arguments: [String] = []
    guard isPlain(index) else {
      switch view.content {
      case .text(let text, let lines, _):
        arguments = [text.string.debugDescription, "font: \(font(text.font))"]
        if lines != 1 { arguments.append("lines: \(lines)") }
      case .image(let width?, let height?):
        arguments = ["size: CGSize(width: \(number(width)), height: \(number(height)))"]
      default: break
      }
      if view.hugging != .low { arguments.append("hugging: \(pair(view.hugging))") }
      if view.compressionResistance != .high {
        arguments.append("compressionResistance: \(pair(view.compressionResistance))")
      }
      return "\(kind(index))(\(arguments.joined(separator: ", ")))"
    }
    let margins = margins.margins(of: index)
    if margins != .standardMargins { arguments.append("layoutMargins: \(insets(margins))") }
    if view.alignmentInsets != 0 { arguments.append("alignmentInsets: \(insets(view.alignmentInsets))") }
    arguments.append("[\(view.kind == "scrollView" ? content(index) : inside(index))]")
    return "View(\(arguments.joined(separator: ", ")))"
  }

  private func stack(_ stack: InterfaceStack, _ index: Int) -> String {
    var arguments: [String] = []
    if stack.isVertical { arguments.append("axis: .vertical") }
    if stack.distribution != .fill { arguments.append("distribution: .\(stack.distribution.rawValue)") }
    if stack.alignment != .fill { arguments.append("alignment: .\(stack.alignment.rawValue)") }
    if stack.spacing != 0 { arguments.append("spacing: \(number(stack.spacing))") }
    if stack.usesMargins { arguments.append("layoutMargins: \(insets(margins.margins(of: index)))") }
    if stack.isBaselineRelative { arguments.append("isBaselineRelativeArrangement: true") }
    arguments.append("arrangedSubviews: [\(inside(index))]")
    return "StackView(\(arguments.joined(separator: ", ")))"
  }

  private func pair(_ priorities: AxisPriorities) -> String {
    let (across, down) = (number(priorities.horizontal.value), number(priorities.vertical.value))
    return across == down ? across : "AxisPriorities(horizontal: \(across), vertical: \(down))"
  }

  private func insets(_ insets: LayoutInsets) -> String {
    "LayoutInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
  }

  private func font(_ font: FontDescription) -> String {
    if let style = font.textStyle { return ".\(style.rawValue)" }
    let weight = font.weight == .regular ? "" : ", weight: .\(font.weight)"
    guard case .named(let name) = font.family else { return ".system(size: \(number(font.size))\(weight))" }
    return "FontDescription(family: .named(\(name.debugDescription)), size: \(number(font.size))\(weight), "
      + "metrics: .system)"
  }
}
