/// Why stored heights were not taken up again.
public enum HeightArchiveError: Error, Hashable, Sendable {
  /// The heights were stored in another format.
  case formatVersion(found: Int, supported: Int)
  /// The heights were measured with other templates.
  case fingerprint(found: String, expected: String)
  /// The stored values cannot come from a cache.
  case damaged(String)
  /// A limit or width was refused.
  case cache(HeightCacheError)
}
