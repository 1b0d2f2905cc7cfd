/// How often a cache was asked and what it answered.
public struct CacheStatistics: Hashable, Sendable, Codable {
  /// How often a height was asked for and known.
  public var hits = 0
  /// How often a height was asked for and not known.
  public var misses = 0
  /// How many heights were stored, replaced ones included.
  public var stores = 0
  /// How many known heights were dropped because of a limit.
  public var evictions = 0

  /// Makes counts of 0.
  public init() {}

  /// The share of questions that were answered, 0 to 1; `nil` before the first question.
  public var hitRate: Double? {
    hits + misses > 0 ? Double(hits) / Double(hits + misses) : nil
  }
}
