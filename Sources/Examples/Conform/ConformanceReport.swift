import Foundation
import TemplateCell

/// What a conformance run found, for people and for programs.
struct ConformanceReport {
  /// How many of a group agree.
  struct Share: Encodable, Sendable {
    var count = 0
    var withinOne = 0
    var withinHalf = 0

    mutating func add(_ result: ConformanceResult) {
      count += 1
      if result.agrees(within: 1) { withinOne += 1 }
      if result.agrees(within: 0.5) { withinHalf += 1 }
    }

    /// The part that agrees within a point, from 0 to 1.
    var share: Double { count == 0 ? 1 : Double(withinOne) / Double(count) }
  }

  /// All shares, as the last line of the JSON form has them.
  struct Summary: Encodable, Sendable {
    var all = Share()
    var byMode: [String: Share] = [:]
    var byKind: [String: Share] = [:]
    var byFeature: [String: Share] = [:]
    var selfSizing = Share()
    /// The layouts whose files cannot be read; they are in no share.
    var unreadable = 0
  }

  let results: [ConformanceResult]
  let summary: Summary

  init(_ results: [ConformanceResult]) {
    self.results = results
    var summary = Summary()
    summary.unreadable = results.count { $0.unreadable != nil }
    for result in results where result.unreadable == nil {
      summary.all.add(result)
      summary.byMode[result.mode, default: Share()].add(result)
      summary.byKind[result.kind, default: Share()].add(result)
      for feature in Set(result.features) { summary.byFeature[feature, default: Share()].add(result) }
      if result.selfSizing { summary.selfSizing.add(result) }
    }
    self.summary = summary
  }

  /// One JSON object a line: each layout, then the shares.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = try results.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    lines.append(String(decoding: try encoder.encode(summary), as: UTF8.self))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The shares as a table, then each layout that differs, with its reason.
  var text: String {
    var lines = ["group".padding(24) + "layouts".padding(10) + "within 1".padding(16) + "within 0.5"]
    lines.append(line("all", summary.all))
    lines.append(line("self-sizing", summary.selfSizing))
    for (title, shares) in [("mode", summary.byMode), ("kind", summary.byKind), ("feature", summary.byFeature)] {
      lines.append("\(title):")
      for (name, share) in shares.sorted(by: { $0.key < $1.key }) { lines.append(line("  \(name)", share)) }
    }
    let failures = results.filter { $0.unreadable == nil && !$0.agrees(within: 1) }
    if !failures.isEmpty { lines.append("differ by more than 1 point:") }
    for result in failures {
      lines.append(
        "  \(result.name) (\(result.mode)\(result.selfSizing ? ", self-sizing" : "")):"
          + " \(result.view ?? "?") \(result.reason ?? "")")
    }
    if summary.unreadable > 0 { lines.append("cannot be read, not compared: \(summary.unreadable)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ name: String, _ share: Share) -> String {
    func part(_ count: Int) -> String {
      let percent = share.count == 0 ? 100 : 100 * Double(count) / Double(share.count)
      return "\(count)".padding(5) + Decimals.fixed(percent, places: 1) + " %"
    }
    return name.padding(24) + "\(share.count)".padding(10) + part(share.withinOne).padding(16) + part(share.withinHalf)
  }
}

extension String {
  /// The text filled up with spaces to a number of characters.
  fileprivate func padding(_ length: Int) -> String {
    self + String(repeating: " ", count: max(1, length - count))
  }
}
