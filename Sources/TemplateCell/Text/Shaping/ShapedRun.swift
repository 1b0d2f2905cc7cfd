/// A stretch of a text in one face.
struct ShapedRun: Sendable {
  /// Where the run begins and ends, in UTF-8 bytes.
  var start: Int
  var end: Int
  var face: Face
  /// What advances in units of the face are multiplied with to give units of the text.
  var factor: Int
  /// From the top of a line to its baseline, in points.
  var ascender: Double
  /// The height of a line, in points.
  var lineHeight: Double
}
