/// The sizes that a content can have, in points, as they are measured: rounded up to whole pixels, in buttons and text
/// views with the insets around the text.
///
/// Controls of fixed size and separators have their own size, whatever is said here.
public struct ContentBounds: Sendable, Hashable {
  /// How wide it can be: for a text the widest line.
  public var width: ClosedRange<Double>
  /// How high it can be.
  public var height: ClosedRange<Double>
  /// How far below its top the first baseline can be, and how far above its bottom the last.
  public var baselines: ClosedRange<Double>

  /// Makes bounds; contents are up to 10 000 points wide and high unless said otherwise.
  public init(
    width: ClosedRange<Double> = 0...10_000, height: ClosedRange<Double> = 0...10_000,
    baselines: ClosedRange<Double> = 0...100
  ) {
    self.width = width
    self.height = height
    self.baselines = baselines
  }
}

/// Whether the required constraints of a template can conflict.
public enum Verification: Sendable, Hashable {
  /// They hold together for every width and content within the bounds, shown by so many corners.
  case proven(corners: Int)
  /// They conflict for these numbers.
  case conflict(VerificationWitness)

  /// Whether no conflict is possible.
  public var isProven: Bool {
    if case .proven = self { return true }
    return false
  }
}

/// Numbers for which required constraints conflict.
public struct VerificationWitness: Sendable, Hashable {
  /// The number that one content has in the witness.
  public struct Size: Sendable, Hashable {
    /// The name of the item.
    public var item: String
    /// Which number: `width`, `natural width`, `height`, `first baseline`, `last baseline`.
    public var dimension: String
    /// The number in points.
    public var value: Double
  }

  /// The width of the content view in points.
  public var width: Double
  /// The numbers of contents that required constraints depend on.
  public var sizes: [Size]
  /// The constraints that cannot hold together.
  public var members: [ConstraintReference]
}

/// Why nothing could be verified.
public enum VerificationError: Error, Hashable, Sendable {
  /// A bound is infinite, NaN or negative.
  case invalidBound(String, Double)
  /// The required constraints depend on more numbers than there is time for: corners double with each.
  case tooManyNumbers(count: Int, limit: Int)
  /// An item or a group of constraints is not in the template: what it is, and the names of those that the template has.
  case unknownItem(template: String, item: String, known: [String])
  /// A constraint, as text, has numbers too great to reckon with.
  case unusableNumber(String)
}

extension VerificationError: CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .invalidBound(let name, let value):
      "The bound \(number(value)) of \(name) must be finite and \(name == "widths" ? "greater than 0" : "not negative")."
    case .tooManyNumbers(let count, let limit):
      "The required constraints depend on \(count) numbers, at most \(limit) can be verified. Lower some of them to 999."
    case .unknownItem(let template, let item, let known):
      """
      \(template): \(item) is no stored property of the template. The template has \
      \(known.isEmpty ? "none" : known.joined(separator: ", ")).
      """
    case .unusableNumber(let constraint): "The numbers of \(constraint) are too great to reckon with."
    }
  }
}
