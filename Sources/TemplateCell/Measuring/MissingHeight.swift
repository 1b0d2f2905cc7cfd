/// A height of the content view that leaves out texts although nothing holds it so low.
struct MissingHeight {
  /// The texts that lie outside, in the order of declaration.
  var texts: [Int]
  /// What must be tied to what, from the lowest text outwards.
  var open: OpenBottom
}
