import Foundation

/// The views of a layout as items of a template.
struct InterfaceItems: Sendable {
  /// What a view becomes.
  enum Kind {
    /// The content view: the root, unless it is a stack, and the content view of a cell.
    case content
    case stack(InterfaceStack)
    case label(StyledText, lines: Int, preferredWidth: Double?)
    case image(width: Double?, height: Double?)
    /// A title alone, with what is added to it across and down.
    case button(StyledText, paddingX: Double, paddingY: Double)
    /// A button with an image, or with nothing: its size is computed.
    case sized(width: Double, height: Double)
    case control(width: Double?, height: Double?)
    /// A plain view, with constraints for a size of its own.
    case view(width: Double?, height: Double?)
  }

  let root: InterfaceRoot
  let names: InterfaceNames
  let keys: InterfaceKeys
  let margins: InterfaceMargins
  let sizes: InterfaceIntrinsicSizes
  /// The item of each view.
  private(set) var items: [any LayoutItem] = []
  /// The view that stands for the content of a scroll view, by the place of the scroll view.
  private(set) var scrollContents: [Int: View] = [:]
  /// What each view becomes.
  private(set) var kinds: [Kind] = []
  /// What was simplified.
  private(set) var findings: [InterfaceFinding] = []
  private var subviews: [Int: [Int]] = [:]
  private let file: String

  init(_ root: InterfaceRoot, text: any TextMeasuring, file: String?) {
    self.root = root
    self.file = file ?? "Interface Builder file"
    names = InterfaceNames(root)
    keys = InterfaceKeys(root, names: names)
    margins = InterfaceMargins(root, width: root.views.first?.frame.width ?? 0)
    sizes = InterfaceIntrinsicSizes(text: text, scale: root.traits.scale, content: InterfaceContent())
    for (index, view) in root.views.enumerated() {
      if let parent = view.parent { subviews[parent, default: []].append(index) }
    }
    kinds = root.views.indices.map(kind)
    items = root.views.map { _ in ContentView.shared }
    for index in root.views.indices.reversed() { items[index] = makeItem(index) }
  }

  /// The items with their names, in the order of the file.
  var named: [(name: String, item: any LayoutItem)] {
    var result: [(name: String, item: any LayoutItem)] = []
    for index in root.views.indices where !(items[index] is ContentView) {
      result.append((names.views[index], items[index]))
      if let content = scrollContents[index] { result.append((contentName(index), content)) }
    }
    return result
  }

  /// The name of the view that stands for the content of a scroll view.
  func contentName(_ index: Int) -> String { names.views[index] + "Content" }

  /// The places of the views inside another, in order.
  func subviews(of index: Int) -> [Int] { subviews[index] ?? [] }

  /// Hugging that a template can have: a priority of 0, which asks for nothing, becomes the weakest there is.
  func hugging(_ index: Int) -> AxisPriorities { Self.usable(root.views[index].hugging) }

  /// Compression resistance that a template can have.
  func resistance(_ index: Int) -> AxisPriorities { Self.usable(root.views[index].compressionResistance) }

  private static func usable(_ priorities: AxisPriorities) -> AxisPriorities {
    func one(_ priority: LayoutPriority) -> LayoutPriority { priority.isValid ? priority : LayoutPriority(1) }
    return AxisPriorities(horizontal: one(priorities.horizontal), vertical: one(priorities.vertical))
  }

  // MARK: - Making

  private func kind(_ index: Int) -> Kind {
    let view = root.views[index]
    if view.role == .root && view.stack == nil || view.role == .content && view.parent == 0 { return .content }
    if let stack = view.stack { return .stack(stack) }
    let hasSubviews = !subviews(of: index).isEmpty
    if view.placeholderWidth != nil || view.placeholderHeight != nil {
      let size = sizes.size(of: view, width: nil)
      if case .text = view.content, !hasSubviews { return .sized(width: size.width ?? 0, height: size.height ?? 0) }
      return hasSubviews
        ? .view(width: size.width, height: size.height) : .control(width: size.width, height: size.height)
    }
    switch view.content {
    case .none: return .view(width: nil, height: nil)
    case .text(let text, let lines, let preferred): return .label(text, lines: lines, preferredWidth: preferred)
    case .textView:
      let size = sizes.size(of: view, width: view.frame.width)
      return .sized(width: size.width ?? 0, height: size.height ?? 0)
    case .image(let width, let height): return .image(width: width, height: height)
    case .control(let width, let height):
      return hasSubviews || width == nil && height == nil
        ? .view(width: width, height: height) : .control(width: width, height: height)
    case .button(let title, let imageWidth, let imageHeight, let paddingX, let paddingY):
      if !title.string.isEmpty, title.runs.isEmpty, imageWidth == 0, imageHeight == 0, paddingX >= 0, paddingY >= 0 {
        return .button(title, paddingX: paddingX, paddingY: paddingY)
      }
      let size = sizes.size(of: view, width: nil)
      return .sized(width: size.width ?? 0, height: size.height ?? 0)
    }
  }

  private mutating func makeItem(_ index: Int) -> any LayoutItem {
    let view = root.views[index]
    let (hugging, resistance) = (hugging(index), resistance(index))
    switch kinds[index] {
    case .content: return ContentView.shared
    case .stack(let stack):
      if view.direction != nil, !stack.isVertical || stack.alignment == .leading || stack.alignment == .trailing {
        note("unsupported-direction", "has a direction of its own; the template gives it that of the layout", view)
      }
      return StackView(
        axis: stack.isVertical ? .vertical : .horizontal, distribution: stack.distribution.inTemplate,
        alignment: stack.alignment.inTemplate, spacing: stack.spacing,
        layoutMargins: stack.usesMargins ? margins.margins(of: index) : nil,
        isBaselineRelativeArrangement: stack.isBaselineRelative, arrangedSubviews: inside(index), file: file,
        line: view.line)
    case .label(let text, let lines, let preferredWidth):
      if preferredWidth != nil {
        note(
          "preferred-width", "wraps at its preferred width also where it is narrower; the template wraps it there", view
        )
      }
      return Label(
        text.string, font: text.font, lines: lines, preferredMaxLayoutWidth: preferredWidth, hugging: hugging,
        compressionResistance: resistance, file: file, line: view.line)
    case .image(let width, let height):
      let size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
      return ImageView(size: size, hugging: hugging, compressionResistance: resistance, file: file, line: view.line)
    case .button(let title, let paddingX, let paddingY):
      return Button(
        title.string, font: title.font, contentInsets: LayoutInsets(horizontal: paddingX / 2, vertical: paddingY / 2),
        hugging: hugging, compressionResistance: resistance, file: file, line: view.line)
    case .sized(let width, let height):
      let size = CGSize(width: width, height: height)
      if case .textView = view.content {
        note("text-view", "has the size of its text at the width in the file; the template does not wrap it anew", view)
      }
      return SizedView(
        hugging: hugging, compressionResistance: resistance, sizeForWidth: { _ in size }, file: file, line: view.line)
    case .control(let width, let height):
      return Control(
        width: width, height: height, alignmentInsets: view.alignmentInsets, hugging: hugging,
        compressionResistance: resistance)
    case .view:
      var members = inside(index)
      if view.kind == "scrollView" {
        let content = View(members)
        scrollContents[index] = content
        members = [content]
      }
      return View(
        layoutMargins: margins.margins(of: index), safeAreaInsets: margins.safeArea(of: index),
        alignmentInsets: view.alignmentInsets, members)
    }
  }

  private func inside(_ index: Int) -> [any LayoutItem] { subviews(of: index).map { items[$0] } }

  private mutating func note(_ rule: String, _ message: String, _ view: InterfaceView) {
    findings.append(
      InterfaceFinding(rule: rule, message: "The \(view.kind) \(message).", line: view.line, element: view.id))
  }

  // MARK: - Rows

  /// Puts what a row shows, by ids, into the content of a view.
  func fill(_ index: Int, with row: InterfaceContent, _ content: inout CellContent) {
    let view = root.views[index]
    switch (kinds[index], items[index]) {
    case (.label(let text, _, _), let label as Label):
      let shown = row.text(text, of: view)
      if !shown.runs.isEmpty || shown.paragraph.alignment != .natural {
        content[label].styledText = shown
      } else if row.texts[view.id] != nil {
        content[label].text = shown.string
      }
    case (.image, let image as ImageView):
      guard let size = row.images[view.id] else { return }
      let whole = size.width.flatMap { width in size.height.map { CGSize(width: width, height: $0) } }
      content[image].imageSize = whole
    case (.button, let button as Button):
      if let string = row.texts[view.id] { content[button].title = string }
    case (.sized, let sized as SizedView):
      guard row.texts[view.id] != nil else { return }
      var sizes = sizes
      sizes.content = row
      if case .text = view.content {
        content[sized].sizeForWidth = { [sizes] width in
          let size = sizes.size(of: view, width: width)
          return CGSize(width: size.width ?? 0, height: size.height ?? 0)
        }
        return
      }
      var width: Double?
      if case .textView = view.content { width = view.frame.width }
      let size = sizes.size(of: view, width: width)
      let fixed = CGSize(width: size.width ?? 0, height: size.height ?? 0)
      content[sized].sizeForWidth = { _ in fixed }
    default: return
    }
  }
}
