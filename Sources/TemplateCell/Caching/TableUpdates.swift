public import Foundation

/// A batch of table edits, taken as one whole: the order in which they are given says nothing.
///
/// The rules are those of `UITableView.performBatchUpdates`: deletions and reloads name places before the batch,
/// insertions places after it, moves one of each; edits of sections and of rows may be mixed. Deleting a row of a
/// section that is itself deleted or reloaded is allowed and adds nothing. A row that moves out of a deleted section
/// survives. A reloaded section loses every height, those of rows that move out of it or into it included.
public struct TableUpdates: Hashable, Sendable {
  /// The edits as they were given.
  public var edits: [TableEdit]

  /// Makes a batch.
  public init(_ edits: [TableEdit] = []) {
    self.edits = edits
  }

  /// Whether nothing is edited.
  public var isEmpty: Bool { edits.isEmpty }

  /// Adds rows at their places after the batch, in any order.
  public mutating func insertRows(at paths: some Sequence<IndexPath>) {
    edits.append(contentsOf: paths.lazy.map(TableEdit.insertRow))
  }

  /// Takes away rows at their places before the batch, in any order.
  public mutating func deleteRows(at paths: some Sequence<IndexPath>) {
    edits.append(contentsOf: paths.lazy.map(TableEdit.deleteRow))
  }

  /// Marks rows, at their places before the batch, as changed.
  public mutating func reloadRows(at paths: some Sequence<IndexPath>) {
    edits.append(contentsOf: paths.lazy.map(TableEdit.reloadRow))
  }

  /// Moves a row from its place before the batch to its place after it.
  public mutating func moveRow(at path: IndexPath, to newPath: IndexPath) {
    edits.append(.moveRow(from: path, to: newPath))
  }

  /// Adds sections at their places after the batch; an `IndexSet` will do.
  public mutating func insertSections(_ sections: some Sequence<Int>) {
    edits.append(contentsOf: sections.lazy.map(TableEdit.insertSection))
  }

  /// Takes away sections at their places before the batch; an `IndexSet` will do.
  public mutating func deleteSections(_ sections: some Sequence<Int>) {
    edits.append(contentsOf: sections.lazy.map(TableEdit.deleteSection))
  }

  /// Marks sections, at their places before the batch, as changed; an `IndexSet` will do.
  public mutating func reloadSections(_ sections: some Sequence<Int>) {
    edits.append(contentsOf: sections.lazy.map(TableEdit.reloadSection))
  }

  /// Moves a section from its place before the batch to its place after it.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    edits.append(.moveSection(from: section, to: newSection))
  }
}
