/// A layout of an Interface Builder file as a template: what was read can be measured, explained, checked, cached and
/// listed like a cell declared in Swift.
///
///     let document = try InterfaceReader().read(data)
///     let cell = InterfaceTemplate(document.roots[0], file: "PostCell.xib")
///     var registry = TemplateRegistry<InterfaceContent>()
///     try registry.register(try CellMeasurer(cell), for: "post")
///
/// A row is an ``InterfaceContent``: texts, image sizes and hidden views by names of views; its
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

  /// The view with a name, such as `title`, to ask the measurer about: its id, an outlet, its label, or what pictures call
  /// it; `nil` for what no view or more than one answers to.
  public func item(named name: String) -> (any LayoutItem)? { place(of: name).map { items.items[$0] } }

  /// What ``CellLayout/names`` and messages call the view with an id, an outlet name or a user label; `nil` for the
  /// content view and for what no view or more than one answers to.
  public func itemName(of name: String) -> String? {
    place(of: name).flatMap { items.items[$0] is ContentView ? nil : items.names.views[$0] }
  }

  private func place(of name: String) -> Int? {
    let places = items.keys.places(of: name)
    return places.count == 1 ? places[0] : nil
  }

  /// Fills a cell for one row. A name that several views answer to makes measuring the row throw
  /// ``MeasuringError/ambiguousName(_:views:)``.
  public func configure(_ content: inout CellContent, with row: InterfaceContent) {
    if let error = items.keys.ambiguity(in: row) { content.note(error) }
    let row = items.keys.byID(row)
    for (index, view) in root.views.enumerated() {
      if items.items[index] is ContentView { continue }
      items.fill(index, with: row, &content)
      if row.hidden[view.id] ?? view.isHidden { Self.hide(items.items[index], in: &content) }
    }
  }

  private static func hide(_ item: some LayoutItem, in content: inout CellContent) { content[item].isHidden = true }
}
