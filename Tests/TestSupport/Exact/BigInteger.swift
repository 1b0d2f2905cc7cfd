/// A whole number of any size: sign and magnitude, the simplest algorithms of the textbook.
///
/// For the exact solver only, where it takes over when 64 bits do not suffice.
public struct BigInteger: Sendable, Equatable {
  /// The magnitude in base 2^32, least digit first, without leading zeros; empty for 0.
  var digits: [UInt32]
  /// Whether the number is below 0; false for 0.
  var isNegative: Bool

  /// Makes a number from digits that may have leading zeros.
  init(digits: [UInt32], isNegative: Bool) {
    var trimmed = digits
    while trimmed.last == 0 { trimmed.removeLast() }
    self.digits = trimmed
    self.isNegative = isNegative && !trimmed.isEmpty
  }

  /// Makes a number from an ordinary one.
  public init(_ value: Int) {
    let magnitude = value.magnitude
    self.init(
      digits: [UInt32(truncatingIfNeeded: magnitude), UInt32(truncatingIfNeeded: magnitude >> 32)],
      isNegative: value < 0)
  }

  /// Makes `value * 2^exponent` from a finite number; the product must be whole.
  public init(_ value: Double, scaledBy exponent: Int) {
    guard value != 0 else {
      self.init(0)
      return
    }
    let mantissa = Int(value.significand * 0x1p52)
    let shift = Int(value.exponent) - 52 + exponent
    var result = BigInteger(mantissa)
    result = shift >= 0 ? result.shiftedLeft(shift) : result.shiftedRight(-shift)
    self.init(digits: result.digits, isNegative: value < 0)
  }

  /// -1, 0 or 1.
  public var signum: Int { digits.isEmpty ? 0 : (isNegative ? -1 : 1) }

  /// The number without its sign.
  public var magnitude: BigInteger { BigInteger(digits: digits, isNegative: false) }

  /// The number of bits of the magnitude; 0 for 0.
  public var bitWidth: Int {
    guard let top = digits.last else { return 0 }
    return digits.count * 32 - top.leadingZeroBitCount
  }

  /// The number of zero bits at the low end; 0 for 0.
  public var trailingZeroBitCount: Int {
    guard let index = digits.firstIndex(where: { $0 != 0 }) else { return 0 }
    return index * 32 + digits[index].trailingZeroBitCount
  }

  /// The number times a power of two.
  public func shiftedLeft(_ count: Int) -> BigInteger {
    let (words, bits) = (count / 32, UInt32(count % 32))
    var result = [UInt32](repeating: 0, count: words)
    var carry: UInt64 = 0
    for digit in digits {
      let shifted = UInt64(digit) << bits | carry
      result.append(UInt32(truncatingIfNeeded: shifted))
      carry = shifted >> 32
    }
    result.append(UInt32(truncatingIfNeeded: carry))
    return BigInteger(digits: result, isNegative: isNegative)
  }

  /// The number over a power of two, cut towards 0.
  public func shiftedRight(_ count: Int) -> BigInteger {
    let (words, bits) = (count / 32, UInt32(count % 32))
    guard words < digits.count else { return BigInteger(0) }
    var result: [UInt32] = []
    for index in words..<digits.count {
      let high: UInt64 = index + 1 < digits.count ? UInt64(digits[index + 1]) << 32 : 0
      result.append(UInt32(truncatingIfNeeded: (high | UInt64(digits[index])) >> bits))
    }
    return BigInteger(digits: result, isNegative: isNegative)
  }

  /// The nearest double of `numerator / denominator`, to within two units in the last place.
  public static func ratio(_ numerator: BigInteger, _ denominator: BigInteger) -> Double {
    guard numerator.signum != 0 else { return 0 }
    let shift = 64 - numerator.bitWidth + denominator.bitWidth
    let scaled = shift >= 0 ? numerator.magnitude.shiftedLeft(shift) : numerator.magnitude.shiftedRight(-shift)
    let quotient = scaled.quotient(by: denominator.magnitude)
    var result = 0.0
    for digit in quotient.digits.reversed() { result = result * 0x1p32 + Double(digit) }
    result = Double(sign: .plus, exponent: -shift, significand: 1) * result
    return numerator.isNegative == denominator.isNegative ? result : -result
  }
}
