/// Numbers of things in words.
enum Count {
  /// Such as `1 row` and `2 rows`.
  static func of(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
}
