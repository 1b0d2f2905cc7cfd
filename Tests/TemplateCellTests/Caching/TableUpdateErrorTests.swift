import Foundation
import TemplateCell
import Testing

/// Batches that no table can carry out: the error names the place, and every height is still there.
@Suite struct TableUpdateErrorTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var edits: [TableEdit]
    var counts: [Int]?
    var error: TableUpdateError
    var sentence: String

    init(_ edits: [TableEdit], counts: [Int]? = nil, _ error: TableUpdateError, _ sentence: String) {
      testDescription = sentence
      self.edits = edits
      self.counts = counts
      self.error = error
      self.sentence = sentence
    }
  }

  static let examples: [Example] = [
    Example(
      [.deleteRow(path(7))], .rowOutOfRange(path(7), edit: .deleteRow(path(7)), rowCount: 3),
      "delete row 7 of section 0: there is no row 7 of section 0; the section has 3 rows before the update"),
    Example(
      [.deleteRow(path(-1))], .rowOutOfRange(path(-1), edit: .deleteRow(path(-1)), rowCount: 3),
      "delete row -1 of section 0: there is no row -1 of section 0; the section has 3 rows before the update"),
    Example(
      [.reloadSection(4)], .sectionOutOfRange(4, edit: .reloadSection(4), sectionCount: 2),
      "reload section 4: there is no section 4; the table has 2 sections before the update"),
    Example(
      [.deleteRow(path(0))], counts: [3, 1], .rowCountMismatch(section: 0, expected: 2, data: 3),
      "the edits lead to 2 rows in section 0, but the data have 3"),
    Example(
      [], counts: [3, 2], .rowCountMismatch(section: 1, expected: 1, data: 2),
      "the edits lead to 1 row in section 1, but the data have 2"),
    Example(
      [.insertSection(0)], counts: [3, 1], .sectionCountMismatch(expected: 3, data: 2),
      "the edits lead to 3 sections, but the data have 2"),
    Example(
      [.deleteRow(path(0)), .deleteRow(path(0))],
      .rowEditedTwice(path(0), edit: .deleteRow(path(0)), earlier: .deleteRow(path(0))),
      "delete row 0 of section 0: row 0 of section 0 was already claimed by delete row 0 of section 0"),
    Example(
      [.deleteRow(path(0)), .reloadRow(path(0))],
      .rowEditedTwice(path(0), edit: .reloadRow(path(0)), earlier: .deleteRow(path(0))),
      "reload row 0 of section 0: row 0 of section 0 was already claimed by delete row 0 of section 0"),
    Example(
      [.moveRow(from: path(0), to: path(1)), .insertRow(path(1))],
      .rowEditedTwice(path(1), edit: .insertRow(path(1)), earlier: .moveRow(from: path(0), to: path(1))),
      "insert row 1 of section 0: row 1 of section 0 was already claimed by move row 0 of section 0 to row 1 of section 0"
    ),
    Example(
      [.insertRow(path(4))], .rowOutOfRange(path(4), edit: .insertRow(path(4)), rowCount: 4),
      "insert row 4 of section 0: there is no row 4 of section 0; the section has 4 rows after the update"),
    Example(
      [.moveRow(from: path(0), to: path(3))],
      .rowOutOfRange(path(3), edit: .moveRow(from: path(0), to: path(3)), rowCount: 3),
      "move row 0 of section 0 to row 3 of section 0: there is no row 3 of section 0; the section has 3 rows after the update"
    ),
    Example(
      [.insertSection(3)], .sectionOutOfRange(3, edit: .insertSection(3), sectionCount: 3),
      "insert section 3: there is no section 3; the table has 3 sections after the update"),
    Example(
      [.moveSection(from: 0, to: 2)], .sectionOutOfRange(2, edit: .moveSection(from: 0, to: 2), sectionCount: 2),
      "move section 0 to 2: there is no section 2; the table has 2 sections after the update"),
    Example(
      [.deleteSection(1), .moveSection(from: 1, to: 0)],
      .sectionEditedTwice(1, edit: .moveSection(from: 1, to: 0), earlier: .deleteSection(1)),
      "move section 1 to 0: section 1 was already claimed by delete section 1"),
    Example(
      [.insertSection(1), .insertSection(1)],
      .sectionEditedTwice(1, edit: .insertSection(1), earlier: .insertSection(1)),
      "insert section 1: section 1 was already claimed by insert section 1"),
    Example(
      [.deleteSection(0), .reloadRow(path(0))],
      .rowEditedTwice(path(0), edit: .reloadRow(path(0)), earlier: .deleteSection(0)),
      "reload row 0 of section 0: row 0 of section 0 was already claimed by delete section 0"),
    Example(
      [.insertRow(path(0, 2))], .sectionOutOfRange(2, edit: .insertRow(path(0, 2)), sectionCount: 2),
      "insert row 0 of section 2: there is no section 2; the table has 2 sections after the update"),
    Example(
      [.insertRow(IndexPath(index: 1))],
      .malformedIndexPath(IndexPath(index: 1), edit: .insertRow(IndexPath(index: 1))),
      "insert row [1]: the path [1] does not have exactly a section and a row"),
    Example(
      [.reloadSection(0)], counts: [-1, 1], .unusableRowCount(section: 0, rowCount: -1),
      "section 0 claims -1 rows; a table has 0 to 100000000"),
    Example(
      [.reloadSection(0)], counts: [.max, 1], .unusableRowCount(section: 0, rowCount: .max),
      "section 0 claims 9223372036854775807 rows; a table has 0 to 100000000"),
    Example(
      [.reloadSection(1), .insertRow(path(0, 1)), .insertRow(path(1, 1))], counts: [3, 1],
      .rowCountMismatch(section: 1, expected: 3, data: 1),
      "the edits lead to 3 rows in section 1, but the data have 1"),
    Example(
      [.insertSection(.min)], .sectionOutOfRange(.min, edit: .insertSection(.min), sectionCount: 3),
      "insert section -9223372036854775808: there is no section -9223372036854775808; "
        + "the table has 3 sections after the update"),
  ]

  @Test(arguments: examples)
  func theBatchIsRefusedAsAWhole(_ example: Example) throws {
    var cache = try makeCache([[10, 20, 30], [40]])
    #expect(throws: example.error) {
      try cache.performBatchUpdates(TableUpdates(example.edits), newRowCounts: example.counts)
    }
    #expect(cache.table == [[10, 20, 30], [40]])
    #expect(cache.rowCounts == [3, 1])
    #expect(example.error.description == example.sentence)
  }

  @Test(arguments: examples)
  func theGoodEditsOfABadBatchDoNothing(_ example: Example) throws {
    var cache = try makeCache([[10, 20, 30], [40]])
    let edits = example.edits + [.reloadRow(path(2))]
    #expect(throws: example.error) {
      try cache.performBatchUpdates(TableUpdates(edits), newRowCounts: example.counts)
    }
    #expect(cache.table == [[10, 20, 30], [40]])
  }
}
