/// Something a user should know about a template or a layout: data first, sentence second.
public struct Finding: Sendable, Hashable, Codable {
  /// The rule that fired, a stable short name such as `conflict` or `undetermined-height`.
  public var rule: String
  /// What is wrong, where, and how to mend it, as a sentence.
  public var message: String
  /// The file of the constraint or item concerned, when there is one.
  public var file: String?
  /// The line of the constraint or item concerned, when there is one.
  public var line: Int?

  /// The rule of a row whose height nothing determines.
  static let undeterminedHeight = "undetermined-height"

  /// Makes a finding.
  public init(rule: String, message: String, file: String? = nil, line: Int? = nil) {
    self.rule = rule
    self.message = message
    self.file = file
    self.line = line
  }
}

extension Finding: CustomStringConvertible {
  /// The place, the rule and the sentence, as compilers print theirs: `Cells/FeedCell.swift:12: label-cut: ...`.
  public var description: String {
    let place = file.map { file in line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
    return "\(place)\(rule): \(message)"
  }
}
