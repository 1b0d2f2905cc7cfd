/// An item whose bottom nothing ties to that of the view it should lie in.
struct OpenBottom {
  let item: Int
  /// The view around; `nil` for the content view.
  let holder: Int?
  /// A constraint between the two bottoms that does not hold them together.
  var weak: Int?
  /// The item that lies highest of those that lie above the content view only.
  var above: Int?
  /// Whether no item lies below the content view.
  var isTop = false
}
