import Foundation
import TemplateCell

/// The first thing in which two layouts of one row differ.
enum LayoutDifference: Hashable, Sendable {
  /// The heights, in points.
  case height(Double, Double)
  /// The names of the items.
  case items([String], [String])
  /// The frames of one item.
  case frame(item: String, CGRect, CGRect)
  /// One of the layouts is not a good one; what is wrong with it.
  case finding(String)

  /// How far two lengths may be apart and still count as equal, in points.
  static let tolerance = 1e-6

  /// The first difference between two layouts, `nil` when height and all frames agree.
  ///
  /// - Complexity: O(n) for n items.
  static func first(between one: CellLayout, and other: CellLayout) -> LayoutDifference? {
    if let finding = one.findings.first ?? other.findings.first { return .finding(finding.message) }
    guard isNear(one.height, other.height) else { return .height(one.height, other.height) }
    guard one.names == other.names else { return .items(one.names, other.names) }
    for index in one.names.indices where !isNear(one.frames[index], other.frames[index]) {
      return .frame(item: one.names[index], one.frames[index], other.frames[index])
    }
    return nil
  }

  /// The difference as a part of a sentence, the first layout named before the second.
  func sentence(_ first: String, _ second: String) -> String {
    switch self {
    case .height(let one, let other):
      "the height is \(Decimals.short(one, places: 6)) by \(first) and \(Decimals.short(other, places: 6)) by \(second)"
    case .items(let one, let other):
      "the items are \(one.joined(separator: " ")) by \(first) and \(other.joined(separator: " ")) by \(second)"
    case .frame(let item, let one, let other):
      "the frame of \(item) is \(Self.text(one)) by \(first) and \(Self.text(other)) by \(second)"
    case .finding(let message):
      message
    }
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    isNear(Double(one.minX), Double(other.minX)) && isNear(Double(one.minY), Double(other.minY))
      && isNear(Double(one.width), Double(other.width)) && isNear(Double(one.height), Double(other.height))
  }

  private static func isNear(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= tolerance
  }

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "(" + numbers.map { Decimals.short(Double($0), places: 6) }.joined(separator: ", ") + ")"
  }
}
