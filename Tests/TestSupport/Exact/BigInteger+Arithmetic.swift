extension BigInteger: Comparable {
  /// The sum.
  public static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.isNegative == right.isNegative {
      return BigInteger(digits: sum(left.digits, right.digits), isNegative: left.isNegative)
    }
    if isBelow(left.digits, right.digits) {
      return BigInteger(digits: difference(right.digits, left.digits), isNegative: right.isNegative)
    }
    return BigInteger(digits: difference(left.digits, right.digits), isNegative: left.isNegative)
  }

  /// The number with the other sign.
  public static prefix func - (operand: BigInteger) -> BigInteger {
    BigInteger(digits: operand.digits, isNegative: !operand.isNegative)
  }

  /// The difference.
  public static func - (left: BigInteger, right: BigInteger) -> BigInteger { left + -right }

  /// The product.
  public static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.digits.isEmpty || right.digits.isEmpty { return BigInteger(0) }
    var result = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (offset, digit) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (index, other) in right.digits.enumerated() {
        let total = UInt64(digit) * UInt64(other) + UInt64(result[offset + index]) + carry
        result[offset + index] = UInt32(truncatingIfNeeded: total)
        carry = total >> 32
      }
      result[offset + right.digits.count] = UInt32(truncatingIfNeeded: carry)
    }
    return BigInteger(digits: result, isNegative: left.isNegative != right.isNegative)
  }

  /// The quotient, cut towards 0; the divisor is not 0. Long division bit by bit within a word, word by word.
  public func quotient(by divisor: BigInteger) -> BigInteger {
    if Self.isBelow(digits, divisor.digits) { return BigInteger(0) }
    let negative = isNegative != divisor.isNegative
    if divisor.digits.count == 1 {
      var (result, rest) = (digits, UInt64(0))
      for index in digits.indices.reversed() {
        let current = rest << 32 | UInt64(digits[index])
        result[index] = UInt32(truncatingIfNeeded: current / UInt64(divisor.digits[0]))
        rest = current % UInt64(divisor.digits[0])
      }
      return BigInteger(digits: result, isNegative: negative)
    }
    return BigInteger(digits: longQuotient(by: divisor), isNegative: negative)
  }

  /// Knuth's algorithm D (The Art of Computer Programming, volume 2, 4.3.1), for divisors of two digits or more.
  private func longQuotient(by divisor: BigInteger) -> [UInt32] {
    let shift = divisor.digits[divisor.digits.count - 1].leadingZeroBitCount
    let low = divisor.magnitude.shiftedLeft(shift).digits
    var rest = magnitude.shiftedLeft(shift).digits
    let count = low.count
    while rest.count <= digits.count { rest.append(0) }
    var result = [UInt32](repeating: 0, count: rest.count - count)
    let (top, second) = (UInt64(low[count - 1]), UInt64(low[count - 2]))
    for position in (0..<(rest.count - count)).reversed() {
      let leading = UInt64(rest[position + count]) << 32 | UInt64(rest[position + count - 1])
      var (guess, left) = leading.quotientAndRemainder(dividingBy: top)
      while guess >> 32 != 0 || guess * second > left << 32 | UInt64(rest[position + count - 2]) {
        guess -= 1
        left += top
        if left >> 32 != 0 { break }
      }
      var borrow: Int64 = 0
      var carry: UInt64 = 0
      for index in 0..<count {
        let product = guess * UInt64(low[index]) + carry
        carry = product >> 32
        let value = Int64(rest[position + index]) - Int64(product & 0xFFFF_FFFF) + borrow
        rest[position + index] = UInt32(truncatingIfNeeded: value)
        borrow = value >> 32
      }
      let value = Int64(rest[position + count]) - Int64(carry) + borrow
      rest[position + count] = UInt32(truncatingIfNeeded: value)
      if value < 0 {
        guess -= 1
        var add: UInt64 = 0
        for index in 0..<count {
          let total = UInt64(rest[position + index]) + UInt64(low[index]) + add
          rest[position + index] = UInt32(truncatingIfNeeded: total)
          add = total >> 32
        }
        rest[position + count] &+= UInt32(truncatingIfNeeded: add)
      }
      result[position] = UInt32(truncatingIfNeeded: guess)
    }
    return result
  }

  /// Whether the left number is below the right one.
  public static func < (left: BigInteger, right: BigInteger) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? isBelow(right.digits, left.digits) : isBelow(left.digits, right.digits)
  }

  private static func isBelow(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for index in left.indices.reversed() where left[index] != right[index] { return left[index] < right[index] }
    return false
  }

  private static func sum(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var (result, carry) = ([UInt32](), UInt64(0))
    for index in 0..<max(left.count, right.count) {
      let first = index < left.count ? UInt64(left[index]) : 0
      let second = index < right.count ? UInt64(right[index]) : 0
      result.append(UInt32(truncatingIfNeeded: first + second + carry))
      carry = (first + second + carry) >> 32
    }
    result.append(UInt32(truncatingIfNeeded: carry))
    return result
  }

  private static func difference(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var (result, borrow) = ([UInt32](), Int64(0))
    for index in left.indices {
      let value = Int64(left[index]) - (index < right.count ? Int64(right[index]) : 0) + borrow
      result.append(UInt32(truncatingIfNeeded: value))
      borrow = value >> 32
    }
    return result
  }
}
