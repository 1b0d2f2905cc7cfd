/// How much wider or narrower the letters of Apple's system font are than those of Inter Regular, in 1/2048 em.
///
/// Found by least squares from the widths of 801 labels and buttons in public Interface Builder files, each the sum of
/// its letters' advances, kerning and tracking rounded up to a pixel. Nothing of the font itself is in here.
enum SystemAdvances {
  /// The differences of the characters from space to tilde; 0 for those too rare to tell.
  static let ascii: [Int16] = [
    -13, 40, 0, -23, -51, -88, 0, -17, 21, 21, 0, -45, -26, 2, 16, -59,
    -6, 138, -19, 18, -21, 41, 38, 30, 46, 31, 20, 0, 0, 0, 0, 12,
    -16, -29, 11, -32, 7, -13, -26, -3, -3, 11, -78, -16, 3, -64, -23, 8,
    8, 12, 35, -23, -44, 1, -21, -9, -6, -49, -4, 36, 0, 36, 0, 0,
    0, -24, -4, -16, 0, -18, 15, -8, 11, 5, 21, -19, 27, -9, -14, -18,
    2, -19, 6, -12, 75, -3, -61, -74, -47, -52, -9, 0, 0, 0, 0,
  ]

  /// The difference of the ellipsis and of the bullet.
  static let others: [(codePoint: UInt32, difference: Int16)] = [(0x2026, -137), (0x2022, -156)]

  /// Letters with marks, which are as wide as those without.
  static let marked: [(base: Unicode.Scalar, letters: String)] = [
    ("A", "ÀÁÂÃÄÅ"), ("C", "Ç"), ("E", "ÈÉÊË"), ("I", "ÌÍÎÏ"), ("N", "Ñ"), ("O", "ÒÓÔÕÖ"), ("U", "ÙÚÛÜ"), ("Y", "Ý"),
    ("a", "àáâãäå"), ("c", "ç"), ("e", "èéêë"), ("i", "ìíîï"), ("n", "ñ"), ("o", "òóôõö"), ("u", "ùúûü"), ("y", "ýÿ"),
  ]
}
