import Foundation

extension TableUpdateError: CustomStringConvertible {
  /// What is wrong with the batch, as a sentence that names the edit and the place.
  public var description: String {
    switch self {
    case .malformedIndexPath(let path, let edit):
      "\(edit.text): the path \(Array(path)) does not have exactly a section and a row"
    case .rowOutOfRange(let path, let edit, let rowCount):
      "\(edit.text): there is no \(path.text); the section has \(rowCount) rows \(edit.time(of: path))"
    case .sectionOutOfRange(let section, let edit, let sectionCount):
      "\(edit.text): there is no section \(section); the table has \(sectionCount) sections \(edit.time(of: section))"
    case .rowEditedTwice(let path, let edit, let earlier):
      "\(edit.text): \(path.text) was already claimed by \(earlier.text)"
    case .sectionEditedTwice(let section, let edit, let earlier):
      "\(edit.text): section \(section) was already claimed by \(earlier.text)"
    case .sectionCountMismatch(let expected, let data):
      "the edits lead to \(expected) \(expected == 1 ? "section" : "sections"), but the data have \(data)"
    case .rowCountMismatch(let section, let expected, let data):
      "the edits lead to \(expected) \(expected == 1 ? "row" : "rows") in section \(section), but the data have \(data)"
    case .unusableRowCount(let section, let rowCount):
      "section \(section) claims \(rowCount) rows; a table has 0 to \(HeightStore.maximumRowCount)"
    }
  }
}

extension TableEdit {
  fileprivate var text: String {
    switch self {
    case .insertRow(let path): "insert \(path.text)"
    case .deleteRow(let path): "delete \(path.text)"
    case .reloadRow(let path): "reload \(path.text)"
    case .moveRow(let from, let to): "move \(from.text) to \(to.text)"
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    }
  }

  fileprivate func time(of path: IndexPath) -> String {
    switch self {
    case .insertRow: "after the update"
    case .moveRow(_, let to) where to == path: "after the update"
    default: "before the update"
    }
  }

  fileprivate func time(of section: Int) -> String {
    switch self {
    case .insertSection, .insertRow: "after the update"
    case .moveSection(_, let to) where to == section: "after the update"
    case .moveRow(_, let to) where to.first == section: "after the update"
    default: "before the update"
    }
  }
}
