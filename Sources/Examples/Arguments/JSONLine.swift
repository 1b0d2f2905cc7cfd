import Foundation

/// What commands print for programs: one object on one line, keys in alphabetical order.
enum JSONLine {
  /// The line, with its end.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
