/// A template that says itself which items rows hide unless they say otherwise.
protocol HidingTemplate {
  /// The items that are hidden.
  var hiddenItems: [any LayoutItem] { get }
}

extension InterfaceTemplate: HidingTemplate {
  var hiddenItems: [any LayoutItem] {
    root.views.indices.filter { root.views[$0].isHidden }.map { items.items[$0] }
  }
}

extension TemplateCheck {
  /// The labels, text views and controls, and the buttons that have a title.
  var contentsThatShow: [Int] {
    tree.items.indices.filter { item in
      switch tree.items[item].traits.kind {
      case .label, .textView, .fixed: true
      case .button: !(declaredTexts[item]?.string.isEmpty ?? true)
      default: false
      }
    }
  }

  /// Whether some row shows several items together, as far as anything is known of rows.
  func areShownTogether(_ items: [Int]) -> Bool {
    if contents.isEmpty { return items.allSatisfy { !tree.chain(from: $0).contains(where: hidden.contains) } }
    return contents.contains { content in items.allSatisfy { isThere($0, content.storage) } }
  }

  /// Whether a row shows an item that has a text to show, or needs none.
  func isShown(_ item: Int, _ content: ContentStorage) -> Bool {
    switch tree.items[item].traits.kind {
    case .label, .button: isThere(item, content) && !content[item].label.styledText.string.isEmpty
    default: isThere(item, content)
    }
  }

  /// Whether neither an item nor a view around it is hidden or collapsed.
  private func isThere(_ item: Int, _ content: ContentStorage) -> Bool {
    tree.chain(from: item).allSatisfy { !content[$0].isHidden && !content[$0].isCollapsed }
  }
}
