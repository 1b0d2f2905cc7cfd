import Foundation

/// What errors say of rows and sections that are not there.
enum MissingPlace {
  /// A row, with the rows that its section has: `there is no row 99 of section 0, which has 3 rows, counted from
  /// 0`.
  ///
  /// - Parameter rowCount: how many rows the section has; `nil` when there is no such section.
  static func row(_ path: IndexPath, rowCount: Int?) -> String {
    guard let rowCount else {
      return "there is no \(path.text)" + (path.count == 2 ? ": the table has no section \(path[0])" : "")
    }
    return "there is no \(path.text), which has \(count(rowCount, "row"))"
  }

  /// A section, with those there are.
  static func section(_ section: Int, sectionCount: Int) -> String {
    "there is no section \(section): the table has \(count(sectionCount, "section"))"
  }

  private static func count(_ count: Int, _ thing: String) -> String {
    switch count {
    case 0: "no \(thing)s"
    case 1: "1 \(thing), number 0"
    default: "\(count) \(thing)s, counted from 0"
    }
  }
}
