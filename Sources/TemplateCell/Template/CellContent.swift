/// What one row shows: a value that ``CellTemplate/configure(_:with:)`` writes into, fresh for every row.
///
/// Items and labels that the template does not have are noted, and measuring the row throws.
public struct CellContent: Sendable {
  /// What the row has around its content view.
  public var options: RowOptions
  var values: [ItemValues]
  /// Takes what is written for items that are not there.
  private var stray = ItemValues()
  var constants: [(constraint: Int, value: Double)] = []
  /// The first thing that was written to and is not there.
  private(set) var error: MeasuringError?
  let outline: ContentOutline

  init(outline: ContentOutline, options: RowOptions) {
    self.outline = outline
    self.options = options
    values = outline.initialValues
  }

  /// What a label shows.
  public subscript(_ label: Label) -> LabelContent {
    get { outline.position(of: label).map { values[$0].label } ?? stray.label }
    _modify {
      if let position = locate(label) {
        yield &values[position].label
      } else {
        yield &stray.label
      }
    }
  }

  /// What an image view shows.
  public subscript(_ imageView: ImageView) -> ImageContent {
    get { outline.position(of: imageView).map { values[$0].image } ?? stray.image }
    _modify {
      if let position = locate(imageView) {
        yield &values[position].image
      } else {
        yield &stray.image
      }
    }
  }

  /// Whether a view or guide is there.
  public subscript(_ item: some LayoutItem) -> ItemContent {
    get { outline.position(of: item).map { values[$0].plain } ?? stray.plain }
    _modify {
      if let position = locate(item) {
        yield &values[position].plain
      } else {
        yield &stray.plain
      }
    }
  }

  /// The constant, in points, of the constraint with a label: the constraint then reads as if written with this
  /// constant on its right-hand side. `nil` leaves the declared one.
  public subscript(constant label: String) -> Double? {
    get {
      guard let constraint = outline.labels[label] else { return nil }
      return constants.last { $0.constraint == constraint }?.value
    }
    set {
      guard let constraint = outline.labels[label] else {
        error = error ?? .unknownLabel(template: outline.template, label: label)
        return
      }
      constants.removeAll { $0.constraint == constraint }
      if let newValue { constants.append((constraint, newValue)) }
    }
  }

  private mutating func locate(_ item: some LayoutItem) -> Int? {
    let position = outline.position(of: item)
    if position == nil { error = error ?? .unknownItem(template: outline.template) }
    return position
  }
}

/// The part of a template that a ``CellContent`` is written by.
final class ContentOutline: Sendable {
  let template: String
  let initialValues: [ItemValues]
  let labels: [String: Int]
  private let identities: [ObjectIdentifier]

  init(tree: ItemTree, labels: [String: Int]) {
    template = tree.template
    identities = tree.items.map { ObjectIdentifier($0) }
    self.labels = labels
    initialValues = tree.items.map { item in
      var values = ItemValues()
      switch item.traits.kind {
      case .label(let text, let font, _):
        values.label.styledText = StyledText(text, font: font)
      case .image(let size, _): values.image.imageSize = size
      case .plain, .contentView: break
      }
      return values
    }
  }

  /// - Complexity: O(n) for n items, a comparison of addresses each.
  func position(of item: some LayoutItem) -> Int? {
    let identity = ObjectIdentifier(item)
    for position in identities.indices where identities[position] == identity { return position }
    return nil
  }
}
