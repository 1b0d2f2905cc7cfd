/// A set of items by their position in a template; no heap memory for templates of up to 64 items.
struct ItemSet: Hashable, Sendable {
  private var first: UInt64 = 0
  private var rest: [UInt64] = []

  init() {}

  init(_ members: some Sequence<Int>) {
    for member in members { insert(member) }
  }

  var isEmpty: Bool { first == 0 && rest.isEmpty }

  func contains(_ member: Int) -> Bool {
    if member < 64 { return first & (1 << UInt64(member)) != 0 }
    let word = member / 64 - 1
    return word < rest.count && rest[word] & (1 << UInt64(member % 64)) != 0
  }

  mutating func insert(_ member: Int) {
    if member < 64 {
      first |= 1 << UInt64(member)
    } else {
      let word = member / 64 - 1
      while rest.count <= word { rest.append(0) }
      rest[word] |= 1 << UInt64(member % 64)
    }
  }

  func isDisjoint(with other: ItemSet) -> Bool {
    first & other.first == 0 && zip(rest, other.rest).allSatisfy { $0 & $1 == 0 }
  }

  func isSubset(of other: ItemSet) -> Bool {
    guard first & ~other.first == 0 else { return false }
    for (word, bits) in rest.enumerated() where bits & ~(word < other.rest.count ? other.rest[word] : 0) != 0 {
      return false
    }
    return true
  }
}
