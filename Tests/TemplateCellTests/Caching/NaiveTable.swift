import Foundation
import TemplateCell

/// A table of heights in plain arrays that carries out batches in the plainest way, to compare with.
struct NaiveTable {
  struct Section: Equatable {
    var header = 0.0
    var footer = 0.0
    var rows: [Double?]
  }

  var sections: [Section]

  /// Carries out a valid batch whose edits alone say the numbers of rows.
  mutating func perform(_ edits: [TableEdit]) {
    var old = sections
    var goneRows = Set<IndexPath>()
    var arrivingRows: [IndexPath: Double?] = [:]
    var goneSections = Set<Int>()
    var arrivingSections: [Int: Int?] = [:]
    var reloaded = Set<Int>()
    for edit in edits {
      switch edit {
      case .deleteRow(let path): goneRows.insert(path)
      case .reloadRow(let path): old[path[0]].rows[path[1]] = nil
      case .insertRow(let path): arrivingRows.updateValue(nil, forKey: path)
      case .moveRow(let path, _): goneRows.insert(path)
      case .deleteSection(let section): goneSections.insert(section)
      case .insertSection(let section): arrivingSections.updateValue(nil, forKey: section)
      case .moveSection(let section, let place):
        goneSections.insert(section)
        arrivingSections[place] = section
      case .reloadSection(let section):
        reloaded.insert(section)
        old[section] = Section(rows: old[section].rows.map { _ in nil })
      }
    }
    for case .moveRow(let path, let place) in edits {
      arrivingRows.updateValue(old[path[0]].rows[path[1]], forKey: place)
    }
    var staying = old.indices.filter { !goneSections.contains($0) }[...]
    var result: [Section] = []
    for place in 0..<staying.count + arrivingSections.count {
      let origin = arrivingSections[place] ?? staying.popFirst()
      var section = origin.map { old[$0] } ?? Section(rows: [])
      if let origin {
        section.rows = section.rows.indices.filter { !goneRows.contains(path($0, origin)) }.map { section.rows[$0] }
      }
      for (arriving, height) in arrivingRows.sorted(by: { $0.key < $1.key }) where arriving[0] == place {
        section.rows.insert(reloaded.contains(origin ?? -1) ? nil : height, at: arriving[1])
      }
      result.append(section)
    }
    sections = result
  }

  /// A valid batch of random edits.
  func randomEdits(using random: inout SeededGenerator) -> [TableEdit] {
    var edits: [TableEdit] = []
    var rowsLeft = sections.map { $0.rows.count }
    var free: [IndexPath] = []
    var moving: [(from: IndexPath, place: Int)] = []
    var moved: [IndexPath] = []

    // Sections: what leaves, then the order of what is there after.
    var order: [Int] = []
    for section in sections.indices {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: edits.append(.deleteSection(section))
      case 1:
        edits.append(.reloadSection(section))
        order.append(section)
      default: order.append(section)
      }
    }
    let departed = Set(sections.indices).subtracting(order)
    if order.count > 1, Bool.random(using: &random) {
      let from = Int.random(in: order.indices, using: &random)
      if !edits.contains(.reloadSection(order[from])) {
        let section = order.remove(at: from)
        order.insert(section, at: Int.random(in: 0...order.count, using: &random))
        moving.append((IndexPath(index: section), 0))
      }
    }
    while Int.random(in: 0..<4, using: &random) == 0 {
      order.insert(-1, at: Int.random(in: 0...order.count, using: &random))
    }
    for (place, section) in order.enumerated() {
      if section < 0 { edits.append(.insertSection(place)) }
      if moving.contains(where: { $0.from[0] == section }) { edits.append(.moveSection(from: section, to: place)) }
    }

    // Rows that leave.
    for (section, content) in sections.enumerated() {
      for row in content.rows.indices {
        switch Int.random(in: 0..<16, using: &random) {
        case 0:
          edits.append(.deleteRow(path(row, section)))
          rowsLeft[section] -= 1
        case 1 where !departed.contains(section): edits.append(.reloadRow(path(row, section)))
        case 2 where !order.isEmpty:
          moved.append(path(row, section))
          rowsLeft[section] -= 1
        default: break
        }
      }
    }

    // Rows that arrive: as many free places in the sections after.
    var arriving = [Int](repeating: 0, count: order.count)
    let inserted = order.isEmpty ? 0 : Int.random(in: 0...3, using: &random)
    for _ in 0..<inserted + moved.count {
      arriving[Int.random(in: arriving.indices, using: &random)] += 1
    }
    for (place, section) in order.enumerated() {
      let count = (section < 0 ? 0 : rowsLeft[section]) + arriving[place]
      free += (0..<count).shuffled(using: &random).prefix(arriving[place]).map { path($0, place) }
    }
    free.shuffle(using: &random)
    for origin in moved { edits.append(.moveRow(from: origin, to: free.removeLast())) }
    edits += free.map(TableEdit.insertRow)
    return edits.shuffled(using: &random)
  }
}
