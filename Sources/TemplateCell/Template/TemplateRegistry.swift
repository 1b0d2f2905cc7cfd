/// Measurers by reuse identifier, for tables whose rows have different cells.
///
///     var registry = TemplateRegistry<Note>()
///     try registry.register(CellMeasurer(NoteCell()), for: "note")
///     let layout = try registry.measurer(for: "note").layout(of: note, width: 375)
public struct TemplateRegistry<Item>: Sendable {
  private var measurers: [String: any RowMeasuring<Item>] = [:]

  /// Makes an empty registry.
  public init() {}

  /// The identifiers in alphabetical order.
  public var identifiers: [String] { measurers.keys.sorted() }

  /// Registers a measurer, in place of one registered for the identifier before.
  ///
  /// - Throws: ``TemplateError/emptyReuseIdentifier``.
  public mutating func register(
    _ measurer: some RowMeasuring<Item>, for identifier: String
  ) throws(TemplateError) {
    guard !identifier.isEmpty else { throw .emptyReuseIdentifier }
    measurers[identifier] = measurer
  }

  /// The measurer registered for an identifier.
  ///
  /// - Throws: ``MeasuringError/unknownReuseIdentifier(_:registered:)``, also for an empty identifier.
  public func measurer(for identifier: String) throws(MeasuringError) -> any RowMeasuring<Item> {
    guard let measurer = measurers[identifier] else {
      throw .unknownReuseIdentifier(identifier, registered: identifiers)
    }
    return measurer
  }
}
