/// Numbers as people read them, the same on every platform and in every locale.
package enum Decimals {
  /// A number rounded to a number of decimals, without trailing zeros: `20.5`, `343`, `-1.25`.
  ///
  /// Numbers too large for that, and those that are not finite, are spelled as Swift does.
  package static func short(_ value: Double, places: Int = 3) -> String {
    var text = fixed(value, places: places)
    guard text.contains("."), !text.contains("e") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A number rounded to a number of decimals, all of them shown: `20.500`.
  package static func fixed(_ value: Double, places: Int) -> String {
    let factor = (0..<max(0, places)).reduce(1.0) { product, _ in product * 10 }
    let scaled = (value * factor).rounded()
    guard abs(scaled) < 9e15 else { return "\(value)" }
    let digits = String(Int64(abs(scaled)))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = padded.dropLast(places)
    let sign = scaled < 0 ? "-" : ""
    return places > 0 ? "\(sign)\(whole).\(padded.suffix(places))" : "\(sign)\(whole)"
  }
}
