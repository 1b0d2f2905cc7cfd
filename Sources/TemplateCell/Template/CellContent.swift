/// What one row shows: a value that ``CellTemplate/configure(_:with:)`` writes into, fresh for every row.
///
/// Items and labels that the template does not have are noted with the file and line of the writing, and measuring the
/// row throws ``MeasuringError/unknownItem(template:item:place:known:)`` or
/// ``MeasuringError/unknownLabel(template:label:place:known:)``.
public struct CellContent: Sendable {
  /// What the row has around its content view.
  public var options: RowOptions
  private(set) var storage: ContentStorage
  /// What stands before labels in the embedded template that is being configured.
  var labelPrefix = ""

  init(outline: ContentOutline, options: RowOptions) {
    self.options = options
    storage = ContentStorage(outline)
  }

  /// What a label shows.
  public subscript(_ label: Label, file file: String = #fileID, line line: Int = #line) -> LabelContent {
    get { storage.values(label).pointee.label }
    _modify {
      makeUnique()
      yield &storage.valuesForWriting(label, file, line).pointee.label
    }
  }

  /// What an image view shows.
  public subscript(_ imageView: ImageView, file file: String = #fileID, line line: Int = #line) -> ImageContent {
    get { storage.values(imageView).pointee.image }
    _modify {
      makeUnique()
      yield &storage.valuesForWriting(imageView, file, line).pointee.image
    }
  }

  /// Whether a view or guide is there.
  public subscript(_ item: some LayoutItem, file file: String = #fileID, line line: Int = #line) -> ItemContent {
    get { storage.values(item).pointee.plain }
    _modify {
      makeUnique()
      yield &storage.valuesForWriting(item, file, line).pointee.plain
    }
  }

  /// The constant, in points, of the constraint with a label: the constraint then reads as if written with this
  /// constant on its right-hand side. `nil` leaves the declared one.
  public subscript(constant label: String, file file: String = #fileID, line line: Int = #line) -> Double? {
    get {
      guard let constraint = storage.outline.labels[labelPrefix + label] else { return nil }
      return storage.constants.last { $0.constraint == constraint }?.value
    }
    set {
      makeUnique()
      guard let constraint = storage.outline.labels[labelPrefix + label] else {
        storage.noteUnknown(label: labelPrefix + label, file, line)
        return
      }
      storage.constants.removeAll { $0.constraint == constraint }
      if let newValue { storage.constants.append((constraint, newValue)) }
    }
  }

  /// Keeps why the row cannot be measured; of several errors the first.
  mutating func note(_ error: MeasuringError) {
    makeUnique()
    storage.note(error)
  }

  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = ContentStorage(copying: storage) }
  }
}
