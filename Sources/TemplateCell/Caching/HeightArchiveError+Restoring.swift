extension HeightArchiveError {
  /// Refuses a format other than the one that is written now.
  static func check(format: Int, supported: Int) throws(HeightArchiveError) {
    guard format == supported else { throw .formatVersion(found: format, supported: supported) }
  }

  /// Makes a cache of stored heights, or says why they cannot be taken up.
  ///
  /// - Parameters:
  ///   - fingerprint: what the templates were when the heights were stored.
  ///   - expected: what they are now.
  ///   - make: fills the cache.
  static func restoring<Cache>(
    _ fingerprint: String, as expected: String, _ make: () throws -> Cache
  ) throws(HeightArchiveError) -> Cache {
    guard fingerprint == expected else { throw .fingerprint(found: fingerprint, expected: expected) }
    do {
      return try make()
    } catch let error as HeightCacheError {
      throw .cache(error)
    } catch let error as HeightArchiveError {
      throw error
    } catch {
      throw .damaged("\(error)")
    }
  }
}
