/// A layout of an Interface Builder file as a template: what was read can be measured, explained, checked, cached and
/// listed like a cell declared in Swift.
///
///     let document = try InterfaceReader().read(data)
///     let cell = InterfaceTemplate(document.roots[0], file: "PostCell.xib")
///     var registry = TemplateRegistry<InterfaceContent>()
///     try registry.register(try CellMeasurer(cell), for: "post")
///
/// A row is an ``InterfaceContent``: texts, image sizes and hidden views by outlet name, user label or id; its
/// ``InterfaceContent/sizes`` are not used. Items have the names of their outlets or labels, constraints the labels of
/// their ids. Margins are those at the stored width.
public struct InterfaceTemplate: CellTemplate, CustomReflectable {
  /// The model of one row.
  public typealias Item = InterfaceContent

  /// The layout in the file.
  public let root: InterfaceRoot
  /// What holds between the items: sizes and masks first, then the constraints in the order of the file.
  public let constraints: [LayoutConstraint]
  /// What the file says that a template cannot; each is something simplified or left out.
  public let findings: [InterfaceFinding]
  /// The margins of the content view, or of the root without one, at the stored width.
  public let layoutMargins: LayoutInsets
  /// The safe area of the root.
  public let safeAreaInsets: LayoutInsets
  let items: InterfaceItems

  /// Makes the template of a layout.
  ///
  /// - Parameters:
  ///   - root: the layout.
  ///   - file: the name of the file for messages; its lines are those of the elements.
  ///   - text: what measures the titles of buttons with images.
  /// - Complexity: O(views + constraints).
  public init(_ root: InterfaceRoot, file: String? = nil, text: any TextMeasuring = InterTextMeasurer.default) {
    self.root = root
    items = InterfaceItems(root, text: text, file: file)
    let content = root.views.firstIndex { $0.role == .content && $0.parent == 0 } ?? 0
    layoutMargins = root.views.isEmpty ? .cellMargins : items.margins.margins(of: content)
    safeAreaInsets = root.traits.safeArea
    var rules = InterfaceRules(items, file: file)
    rules.build()
    constraints = rules.constraints
    findings = items.findings + rules.findings
  }

  /// The items by name, for the measurer.
  public var customMirror: Mirror {
    Mirror(self, children: items.named.map { (label: $0.name, value: $0.item) }, displayStyle: .struct)
  }

  /// The view with an outlet name, a user label or an id, such as `title`, to ask the measurer about.
  public func item(named name: String) -> (any LayoutItem)? {
    root.views.firstIndex { $0.contentNames.contains(name) }.map { items.items[$0] }
  }

  /// What ``CellLayout/names`` and messages call the view with an outlet name, a user label or an id; `nil` for the
  /// content view and for what is not there.
  public func itemName(of name: String) -> String? {
    let index = root.views.firstIndex { $0.contentNames.contains(name) }
    return index.flatMap { items.items[$0] is ContentView ? nil : items.names.views[$0] }
  }

  /// Fills a cell for one row.
  public func configure(_ content: inout CellContent, with row: InterfaceContent) {
    for (index, view) in root.views.enumerated() {
      if items.items[index] is ContentView { continue }
      items.fill(index, with: row, &content)
      if row.value(row.hidden, of: view) ?? view.isHidden { Self.hide(items.items[index], in: &content) }
    }
  }

  private static func hide(_ item: some LayoutItem, in content: inout CellContent) { content[item].isHidden = true }
}
