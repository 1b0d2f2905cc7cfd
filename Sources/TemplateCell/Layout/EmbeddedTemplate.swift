/// A cell within a cell: the items and constraints of another template, whose content view this item is.
///
///     let header = EmbeddedTemplate(HeaderCell())
///
/// Rows fill it in their ``CellTemplate/configure(_:with:)``:
///
///     content.configure(header, with: item.author)
///
/// Items and labels have the name of the property in front: `header.title`.
public final class EmbeddedTemplate<Template: CellTemplate>: LayoutItem {
  /// The template inside.
  public let template: Template
  /// What the measurer needs to know about the item.
  public let traits: ItemTraits

  /// Puts a template inside another.
  public init(_ template: Template) {
    self.template = template
    var traits = ItemTraits(.plain)
    traits.layoutMargins = template.layoutMargins
    traits.safeAreaInsets = template.safeAreaInsets
    self.traits = traits
  }
}

/// An embedded template without its type.
protocol Embedding: LayoutItem {
  /// What is reflected for the items inside.
  var reflected: Any { get }
  /// The constraints of the template inside, with the item in the place of its content view.
  var embeddedConstraints: [LayoutConstraint] { get }
}

extension EmbeddedTemplate: Embedding {
  var reflected: Any { template }

  var embeddedConstraints: [LayoutConstraint] {
    template.constraints.map { constraint in
      var result = constraint
      for index in result.left.terms.indices { result.left.terms[index] = placed(result.left.terms[index]) }
      for index in result.right.terms.indices { result.right.terms[index] = placed(result.right.terms[index]) }
      return result
    }
  }

  private func placed(_ term: LayoutTerm) -> LayoutTerm {
    LayoutTerm(item: placed(term.item), attribute: term.attribute, coefficient: term.coefficient)
  }

  private func placed(_ item: any LayoutItem) -> any LayoutItem {
    if item is ContentView { return self }
    if let guide = item as? LayoutGuide, guide.owner is ContentView { return LayoutGuide(guide.role, of: self) }
    return item
  }
}
