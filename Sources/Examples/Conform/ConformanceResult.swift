/// How one stored layout compares with the measured one.
struct ConformanceResult: Encodable, Sendable {
  /// The name of the layout.
  var name: String
  var mode: String
  var selfSizing: Bool
  /// The greatest difference of an edge or length, in points; `nil` when there is nothing to compare.
  var maxDelta: Double?
  /// The id of the first view that differs by more than 1 point.
  var view: String?
  /// Why it differs, if it does.
  var reason: String?
  /// Why the file cannot be read, if it cannot; then nothing was compared.
  var unreadable: String?
  /// What the layout is.
  var kind: String
  /// What occurs in it.
  var features: [String]

  /// Whether nothing differs by more than a number of points.
  func agrees(within tolerance: Double) -> Bool { (maxDelta ?? .infinity) <= tolerance + 1e-3 }

  private enum CodingKeys: String, CodingKey {
    case name, mode, selfSizing, maxDelta, view, reason, unreadable
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(mode, forKey: .mode)
    try container.encode(selfSizing, forKey: .selfSizing)
    try container.encode(maxDelta, forKey: .maxDelta)
    try container.encode(view, forKey: .view)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(unreadable, forKey: .unreadable)
  }
}
