/// The identities and versions of all rows of a table at one time.
public struct TableSnapshot<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: Hashable, Sendable {
  /// One row.
  public struct Row: Hashable, Sendable {
    /// What tells the row from all other rows of the table.
    public var id: RowID
    /// What changes whenever the content of the row changes.
    public var version: Int

    /// Makes a row.
    public init(id: RowID, version: Int = 0) {
      self.id = id
      self.version = version
    }
  }

  /// One section.
  public struct Section: Hashable, Sendable {
    /// What tells the section from all other sections of the table.
    public var id: SectionID
    /// The rows in order.
    public var rows: [Row]

    /// Makes a section.
    public init(id: SectionID, rows: [Row]) {
      self.id = id
      self.rows = rows
    }
  }

  /// The sections in order.
  public var sections: [Section]

  /// Makes a snapshot.
  public init(sections: [Section] = []) {
    self.sections = sections
  }

  /// The number of rows of each section.
  public var rowCounts: [Int] { sections.map(\.rows.count) }
}
