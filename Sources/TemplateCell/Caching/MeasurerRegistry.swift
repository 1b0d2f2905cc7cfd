/// The measurers of a table by reuse identifier; headers and footers use the same registry as rows.
public struct MeasurerRegistry<Item>: Sendable {
  private var measurers: [String: any RowMeasuring<Item>] = [:]

  /// Makes an empty registry.
  public init() {}

  /// The registered identifiers in alphabetical order.
  public var reuseIdentifiers: [String] { measurers.keys.sorted() }

  /// Registers what measures the rows of an identifier, in place of what was registered before.
  ///
  /// - Throws: ``TableError/emptyReuseIdentifier``.
  public mutating func register(
    _ measurer: any RowMeasuring<Item>, forReuseIdentifier identifier: String
  ) throws(TableError) {
    guard !identifier.isEmpty else { throw .emptyReuseIdentifier }
    measurers[identifier] = measurer
  }

  /// What measures the rows of an identifier.
  ///
  /// - Throws: ``TableError/emptyReuseIdentifier``, ``TableError/unknownReuseIdentifier(_:registered:)``.
  public func measurer(forReuseIdentifier identifier: String) throws(TableError) -> any RowMeasuring<Item> {
    guard !identifier.isEmpty else { throw .emptyReuseIdentifier }
    guard let measurer = measurers[identifier] else {
      throw .unknownReuseIdentifier(identifier, registered: reuseIdentifiers)
    }
    return measurer
  }
}
