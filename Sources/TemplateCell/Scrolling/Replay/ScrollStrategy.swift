/// A way of the field to get row heights while a list scrolls.
public enum ScrollStrategy: String, Hashable, Sendable, CaseIterable {
  /// Every question measures the row anew.
  case noCache = "no cache"
  /// Heights by index path, measured when a row is asked for.
  case indexPathCache = "index-path cache"
  /// Heights by key of the model, measured when a row is asked for.
  case keyedCache = "keyed cache"
  /// Heights by index path, measured ahead on the main thread whenever it is idle.
  case idlePrecache = "idle precache"
  /// Heights by index path, measured ahead by workers; a row that is not ready is blank.
  case parallelPrecache = "parallel precache"
  /// All layouts are computed in the background before the list is shown.
  case precomputedViewObjects = "precomputed view objects"
  /// As index-path cache, with rows laid out by frames.
  case frames = "frames"
  /// A row gets its height when it appears and nothing holds the scroll position.
  case estimatesOnly = "estimates only"
}
