/// One line of set text, in the units of the shaped text.
struct SetLine {
  /// Where the line begins and ends, in UTF-8 bytes.
  var start: Int
  var end: Int
  /// The width of the line, trailing spaces not counted, a hyphen or ellipsis counted.
  var width: Int
  var startsParagraph: Bool
  var endsInHyphen = false
  /// What an ellipsis stands for, in UTF-8 bytes.
  var hidden: Range<Int>?
}

/// Takes lines as they are set.
protocol LineSink {
  mutating func add(_ line: SetLine)
}
