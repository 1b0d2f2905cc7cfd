import Foundation
import TemplateCell
import Testing

/// The sentence of every error of caches, tables and offsets.
@Suite struct ListErrorSentenceTests {
  static let sentences: [(any Error & Sendable, String)] = [
    (HeightCacheError.invalidWidth(0), "a width must be a finite number greater than 0, not 0.0"),
    (HeightCacheError.invalidScale(-1), "a scale must be a finite number greater than 0, not -1.0"),
    (HeightCacheError.invalidHeight(.nan), "a height must be a finite number of at least 0, not nan"),
    (HeightCacheError.noSuchRow(path(3, 1)), "there is no row 3 of section 1: the table has no section 1"),
    (
      HeightCacheError.noSuchRow(path(99), rowCount: 3),
      "there is no row 99 of section 0, which has 3 rows, counted from 0"
    ),
    (RowOffsetsError.noSuchRow(path(1), rowCount: 1), "there is no row 1 of section 0, which has 1 row, number 0"),
    (TableError.noSuchRow(path(0), rowCount: 0), "there is no row 0 of section 0, which has no rows"),
    (
      HeightCacheError.noSuchSection(-1, sectionCount: 0), "there is no section -1: the table has no sections"
    ),
    (
      HeightCacheError.unusableRowCount(section: 2, rowCount: -3),
      "section 2 claims -3 rows; a table has 0 to 100000000"
    ),
    (HeightCacheError.invalidLimit(0), "a limit must be at least 1, not 0"),
    (TableError.noSuchRow(IndexPath()), "there is no row []"),
    (
      TableError.noSuchSection(4, sectionCount: 4),
      "there is no section 4: the table has 4 sections, counted from 0"
    ),
    (
      TableError.emptyReuseIdentifier,
      "a reuse identifier must not be empty, whether registered or returned for a row, header or footer"
    ),
    (
      TableError.unknownReuseIdentifier("a", of: .row(path(2)), registered: ["b", "c"]),
      "no measurer is registered for \"a\", the reuse identifier of row 2 of section 0; registered: \"b\", \"c\""
    ),
    (
      TableError.unknownReuseIdentifier("a", of: .header(section: 1), registered: []),
      "no measurer is registered for \"a\", the reuse identifier of the header of section 1; registered: none"
    ),
    (
      TableError.measuring(.invalidWidth(0), of: .footer(section: 3)),
      "the footer of section 3 could not be measured: A row cannot be measured at width 0. Give a width greater than "
        + "0 and at most 1000000000."
    ),
    (
      TableError.tooHigh(300_000, of: .row(IndexPath(row: 7, section: 0))),
      "row 7 of section 0 is 300000 points high, but a list holds rows, headers and footers of at most 200000 points"
    ),
    (TableError.cache(.invalidLimit(-2)), "a limit must be at least 1, not -2"),
    (
      TableError.update(.sectionCountMismatch(expected: 2, data: 3)),
      "the edits lead to 2 sections, but the data have 3"
    ),
    (
      TableError.unusableHeight(-5, of: .row(path(1, 2)), reuseIdentifier: "a"),
      "the measurer of \"a\" returned the height -5.0 for row 1 of section 2, which is not a finite number of at least 0"
    ),
    (TableError.offsets(.invalidOffset(.infinity)), "an offset must be a finite number, not inf"),
    (TableError.invalidWorkerCount(0), "workers and rows in a chunk must be at least 1, not 0"),
    (
      HeightArchiveError.formatVersion(found: 2, supported: 1),
      "the heights were stored in format 2, and format 1 is needed; measure them anew"
    ),
    (
      HeightArchiveError.fingerprint(found: "a", expected: "b"),
      "the heights were measured with the templates \"a\", and those now are \"b\"; measure them anew"
    ),
    (
      HeightArchiveError.damaged("there is no width"),
      "the stored heights are damaged: there is no width; measure them anew"
    ),
    (
      SnapshotError.duplicateSection(first: 0, second: 2),
      "sections 0 and 2 have the same identity; each section of a table needs its own"
    ),
    (
      SnapshotError.duplicateRow(first: path(1), second: path(2, 3)),
      "row 1 of section 0 and row 2 of section 3 have the same identity; each row of a table needs its own"
    ),
    (RowOffsetsError.invalidHeight(1e300), "a height must be a number from 0 to 200000 points, not 1e+300"),
    (ReplayError.unusableSetting(name: "workers", value: "0"), "0 cannot be used as workers"),
    (
      ReplayError.unusableHeight(row: 7, -1),
      "row 7 has the height -1.0, which is not a number from 0 to 200000 points"
    ),
    (ScrollTraceError.empty, "a trace needs at least one point"),
    (ScrollTraceError.unusableNumber(point: 3), "the numbers of point 3 cannot be used"),
    (ScrollTraceError.unsorted(point: 1), "point 1 is earlier than the one before it, or than the start"),
  ]

  @Test(arguments: sentences.indices)
  func sentence(_ index: Int) {
    #expect("\(Self.sentences[index].0)" == Self.sentences[index].1)
    #expect(Self.sentences[index].0.localizedDescription == Self.sentences[index].1)
  }
}
