/// Where a list is scrolled to.
public enum ScrollDirection: Hashable, Sendable {
  /// To later rows.
  case forward
  /// To earlier rows.
  case backward
}
