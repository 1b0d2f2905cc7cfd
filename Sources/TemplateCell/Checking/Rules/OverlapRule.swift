/// Two texts or controls lie over each other, because a constraint between them is missing or ties the wrong edges.
///
/// Fires for labels, buttons with a title, text views and controls in one view, or in stacks in it, that lie over each
/// other by more than a point with short, long or wrapping texts: a label whose top is tied to the top of another instead of
/// its bottom, two side by side with nothing between, a button over a text. The constraint that would part them is tried.
///
/// What is said is meant: an overlap that constants of positions make, as `body.top == title.bottom - 4` does; the same
/// middle or the same edges of both on both axes; a control over a text, or the reverse, of which constraints tie edges or
/// middles on both axes; a text within a text view or a field. Contents of different views are left alone, and so is what
/// other rules tell: an item that is open or lies outside, and rows without a height. An item that leaves the cell when its
/// text is wide is told here when the distance that is missing keeps it inside as well.
///
/// With rows of your own, ``CellTemplate/exampleRows`` among them, what no row shows together is left alone, and what
/// lies over each other in a row only is told with its width.
enum OverlapRule: CheckRule {
  static let name = "overlap"
  static let summary = "Two texts or controls lie over each other."

  static func findings(in check: TemplateCheck) -> [Finding] { check.overlaps.map { $0.finding(check) } }
}
