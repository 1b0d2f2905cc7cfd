import Foundation

/// Keeps the measurements of another measurer, bounded in number and in bytes of text; the oldest used go first.
///
/// An answer is the same whether it was kept or not, so the cache may be shared by threads and templates. It pays where
/// measuring is dear, as with the platform's own engine or long texts; see ``Counters`` for what it does.
public final class CachingTextMeasurer<Base: TextMeasuring>: TextMeasuring {
  /// What the cache did.
  public struct Counters: Hashable, Sendable {
    /// Requests answered from the cache.
    public var hits = 0
    /// Requests that had to be measured.
    public var misses = 0
    /// Measurements that were dropped to make room.
    public var evictions = 0
    /// Requests that are not kept: the text is too long, or a number in it is not a number.
    public var unkept = 0
  }

  /// The measurer that does the work.
  public let base: Base
  /// The greatest number of measurements kept.
  public let capacity: Int
  /// The length in UTF-8 bytes above which a text is not kept.
  public let maximumTextLength: Int

  private let lock = NSLock()
  nonisolated(unsafe) private var measurements: RecentlyUsed<TextRequest, TextMeasurement>
  nonisolated(unsafe) private var counts = Counters()

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - base: the measurer that does the work.
  ///   - capacity: the greatest number of measurements kept; at least 1.
  ///   - maximumTextLength: the length in UTF-8 bytes above which a text is not kept.
  public init(_ base: Base, capacity: Int = 2_000, maximumTextLength: Int = 4_096) {
    self.base = base
    self.capacity = max(1, capacity)
    self.maximumTextLength = max(0, maximumTextLength)
    measurements = RecentlyUsed(capacity: self.capacity)
  }

  /// The size a text takes, from the cache where it is there.
  ///
  /// - Complexity: O(n) for n characters, to compare texts.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    let key = request.normalized
    // A request with a size that is not a number equals nothing, not even itself.
    let isKept = request.text.string.utf8.count <= maximumTextLength && key == key
    lock.lock()
    if isKept, let found = measurements.value(for: key) {
      counts.hits += 1
      lock.unlock()
      return found
    }
    counts.misses += 1
    if !isKept { counts.unkept += 1 }
    lock.unlock()
    let measurement = base.measure(request)
    guard isKept else { return measurement }
    lock.lock()
    defer { lock.unlock() }
    if measurements.insert(measurement, for: key) { counts.evictions += 1 }
    return measurement
  }

  /// What the cache did since it was made.
  public var counters: Counters {
    lock.lock()
    defer { lock.unlock() }
    return counts
  }

  /// The number of measurements kept.
  public var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return measurements.count
  }

  /// Forgets all measurements; the counters go on.
  public func removeAll() {
    lock.lock()
    defer { lock.unlock() }
    measurements = RecentlyUsed(capacity: capacity)
  }
}

extension TextRequest {
  /// The request with one spelling for all that mean the same, so that not-a-number does not break equality.
  fileprivate var normalized: TextRequest {
    var request = self
    if let width, !(width > 0) { request.width = 0 }
    if !(scale > 0) || !scale.isFinite { request.scale = 1 }
    return request
  }
}
