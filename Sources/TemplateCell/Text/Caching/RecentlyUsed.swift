/// A dictionary of bounded size that drops what was not used for the longest time.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    var key: Key
    var value: Value
    /// The slots used just before and just after; -1 for none.
    var older: Int
    var newer: Int
  }

  private let capacity: Int
  private var places: [Key: Int] = [:]
  private var slots: [Slot] = []
  private var oldest = -1
  private var newest = -1

  /// - Parameter capacity: at least 1.
  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { slots.count }

  /// The value of a key, which counts as used now.
  ///
  /// - Complexity: O(1).
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    touch(place)
    return slots[place].value
  }

  /// Keeps a value; true when another had to go.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ value: Value, for key: Key) -> Bool {
    if let place = places[key] {
      slots[place].value = value
      touch(place)
      return false
    }
    if slots.count < capacity {
      places[key] = slots.count
      slots.append(Slot(key: key, value: value, older: newest, newer: -1))
      append(slots.count - 1)
      return false
    }
    let place = oldest
    places[slots[place].key] = nil
    detach(place)
    slots[place].key = key
    slots[place].value = value
    places[key] = place
    append(place)
    return true
  }

  private mutating func touch(_ place: Int) {
    guard place != newest else { return }
    detach(place)
    append(place)
  }

  private mutating func detach(_ place: Int) {
    let (older, newer) = (slots[place].older, slots[place].newer)
    if older >= 0 { slots[older].newer = newer } else { oldest = newer }
    if newer >= 0 { slots[newer].older = older } else { newest = older }
  }

  private mutating func append(_ place: Int) {
    slots[place].older = newest
    slots[place].newer = -1
    if newest >= 0 { slots[newest].newer = place } else { oldest = place }
    newest = place
  }
}
