/// The data of one section of a table: rows, and perhaps a header and a footer, all of one model type.
public struct TableSection<Item> {
  /// The model of the header, if there is one.
  public var header: Item?
  /// The models of the rows.
  public var rows: [Item]
  /// The model of the footer, if there is one.
  public var footer: Item?

  /// Makes a section.
  public init(header: Item? = nil, rows: [Item], footer: Item? = nil) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

extension TableSection: Sendable where Item: Sendable {}
extension TableSection: Equatable where Item: Equatable {}
extension TableSection: Hashable where Item: Hashable {}
