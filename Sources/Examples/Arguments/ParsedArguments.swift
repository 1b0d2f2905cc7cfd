import TemplateCell

/// Arguments sorted by kind, with typed access that refuses what does not fit.
struct ParsedArguments: Sendable {
  /// Whether help was asked for; then nothing else was checked.
  var wantsHelp = false
  /// The options without a value that were given.
  var flags: Set<String> = []
  /// The values of the options that were given.
  var values: [String: String] = [:]
  /// The arguments known by their place.
  var positionals: [String] = []

  /// Whether an option was given, with or without a value.
  func has(_ option: String) -> Bool { flags.contains(option) || values[option] != nil }

  /// The number an option was given, if it was.
  func number(_ option: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = values[option] else { return nil }
    return try Self.number(text, name: option, in: range)
  }

  /// The whole number an option was given, if it was.
  func count(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .invalidValue(
        name: option, value: text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The numbers an option was given, separated by commas, if it was.
  func numbers(_ option: String, in range: ClosedRange<Double>) throws(UsageError) -> [Double]? {
    guard let text = values[option] else { return nil }
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      numbers.append(try Self.number(String(part), name: option, in: range))
    }
    return numbers
  }

  /// A whole number at a place, which must be there.
  func integer(at index: Int, name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard index < positionals.count else { throw .missingArgument(name) }
    guard let number = Int(positionals[index]), range.contains(number) else {
      throw .invalidValue(
        name: name, value: positionals[index],
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func number(
    _ text: String, name: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw .invalidValue(
        name: name, value: text,
        expected: "a number from \(Decimals.short(range.lowerBound)) to \(Decimals.short(range.upperBound))")
    }
    return number
  }
}
