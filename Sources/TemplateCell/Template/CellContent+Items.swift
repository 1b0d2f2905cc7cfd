public import Foundation

/// What a button shows in one row.
public struct ButtonContent: Sendable {
  /// The title with its font.
  public var styledTitle: StyledText
  /// The size in points of the image before the title; `nil` for none.
  public var imageSize: CGSize?
  /// Whether the button is hidden; it keeps its place.
  public var isHidden: Bool
  /// Whether the button is taken out together with all constraints that touch it.
  public var isCollapsed: Bool

  /// The characters of the title.
  public var title: String {
    get { styledTitle.string }
    set { styledTitle.string = newValue }
  }
}

/// What a view sized by code shows in one row.
public struct SizedContent: Sendable {
  /// The size in points in a width in points; `nil` for that of the view itself.
  public var sizeForWidth: SizedView.SizeForWidth?
  /// Whether the view is hidden; it keeps its place.
  public var isHidden: Bool
  /// Whether the view is taken out together with all constraints that touch it.
  public var isCollapsed: Bool
}

extension CellContent {
  /// What a button shows.
  public subscript(_ button: Button, file file: String = #fileID, line line: Int = #line) -> ButtonContent {
    get {
      let values = storage.values(button).pointee
      return ButtonContent(
        styledTitle: values.label.styledText, imageSize: values.image.imageSize, isHidden: values.label.isHidden,
        isCollapsed: values.label.isCollapsed)
    }
    set {
      makeUnique()
      let values = storage.valuesForWriting(button, file, line)
      values.pointee.label.styledText = newValue.styledTitle
      values.pointee.label.isHidden = newValue.isHidden
      values.pointee.label.isCollapsed = newValue.isCollapsed
      values.pointee.image.imageSize = newValue.imageSize
    }
  }

  /// What a text view shows.
  public subscript(_ textView: TextView, file file: String = #fileID, line line: Int = #line) -> LabelContent {
    get { storage.values(textView).pointee.label }
    _modify {
      makeUnique()
      yield &storage.valuesForWriting(textView, file, line).pointee.label
    }
  }

  /// What a view sized by code shows.
  public subscript(_ view: SizedView, file file: String = #fileID, line line: Int = #line) -> SizedContent {
    get {
      let values = storage.values(view).pointee.plain
      return SizedContent(
        sizeForWidth: storage.sizeForWidth(view), isHidden: values.isHidden, isCollapsed: values.isCollapsed)
    }
    set {
      makeUnique()
      storage.valuesForWriting(view, file, line).pointee.plain = ItemContent(
        isHidden: newValue.isHidden, isCollapsed: newValue.isCollapsed)
      storage.setSizeForWidth(newValue.sizeForWidth, of: view)
    }
  }

  /// Whether the constraints of a group hold.
  public subscript(_ group: ConstraintGroup, file file: String = #fileID, line line: Int = #line) -> GroupContent {
    get {
      let index = storage.outline.position(of: group)
      return GroupContent(isActive: storage.groups.last { $0.group == index }?.isActive ?? group.isActive)
    }
    set {
      makeUnique()
      guard let index = storage.outline.position(of: group) else {
        storage.noteUnknownGroup(file, line)
        return
      }
      storage.groups.removeAll { $0.group == index }
      storage.groups.append((index, newValue.isActive))
    }
  }

  /// The priority of the constraint with a label; `nil` leaves the declared one.
  ///
  /// Rows with other priorities are compiled apart, so a template should use few different ones.
  public subscript(priority label: String, file file: String = #fileID, line line: Int = #line) -> LayoutPriority? {
    get {
      guard let constraint = storage.outline.labels[labelPrefix + label] else { return nil }
      return storage.priorities.last { $0.constraint == constraint }?.priority
    }
    set {
      makeUnique()
      guard let constraint = storage.outline.labels[labelPrefix + label] else {
        storage.noteUnknown(label: labelPrefix + label, file, line)
        return
      }
      storage.priorities.removeAll { $0.constraint == constraint }
      if let newValue { storage.priorities.append((constraint, newValue)) }
    }
  }

  /// Fills the items of an embedded template for one row, with what that template's own configuration does.
  public mutating func configure<Template: CellTemplate>(
    _ embedded: EmbeddedTemplate<Template>, with item: Template.Item, file: String = #fileID, line: Int = #line
  ) {
    guard let name = storage.outline.name(of: embedded) else {
      makeUnique()
      storage.noteUnknown(embedded.kindText, file, line)
      return
    }
    let outer = labelPrefix
    labelPrefix = name + "."
    embedded.template.configure(&self, with: item)
    labelPrefix = outer
  }
}
