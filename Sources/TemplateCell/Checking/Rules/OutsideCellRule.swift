/// A constant has the wrong sign, so that an item reaches out of the view it lies in: `title.trailing ==
/// contentView.trailing + 16` where it should be `- 16`.
///
/// Fires for a constraint between an edge of an item and the same edge of the content view or of the view it lies in when
/// the item is outside in every state, by more than its alignment and content insets, and the opposite sign puts it
/// inside, which is tried. A background or an image that reaches out on purpose is not found: for what shows no text
/// the opposite edge must be held inside, or the constraint determine the height of the row; within another view the
/// opposite edge must be held inside by the same number.
///
/// Fires also when an item lies outside in every state: a part of a text above or below the cell, more than half of any
/// other item below it, but for what hangs on the bottom of the content view without making its height. The usual cause is a
/// wrong edge, `contentView.bottom == photo.top + 10`.
///
/// A text whose baseline is tied to that of an image or another item without a text is found when it begins above the cell
/// because of that: the first baseline of such an item is its top.
///
/// With rows of your own the rule also fires for a text that a row puts above or below its cell, as the baseline of an
/// empty label does, but not where a group of constraints, a constant that moves the text or a priority that the row sets folds it away.
/// Change the sign or the edge; collapse a label that has no text.
enum OutsideCellRule: CheckRule {
  static let name = "outside-cell"
  static let summary = "A constant with the wrong sign, or a wrong edge, makes an item lie outside the cell."

  static func findings(in check: TemplateCheck) -> [Finding] {
    let signs = check.wrongSigns.map { sign in
      let text = check.tree.text
      return check.finding(
        self, constraint: sign.constraint,
        "\(check.tree.names[sign.item]) reaches \(distance(sign.distance)) points beyond \(sign.edge): "
          + "\(text.text(of: check.constraints[sign.constraint])). Change the sign: with "
          + "\(text.comparison(of: sign.mended)) it lies inside.")
    }
    let baselines = check.falseBaselines.map { check.finding($0) }
    return signs + baselines + (check.outsideItems.map { [finding($0, check)] } ?? [])
  }

  private static func distance(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  private static func finding(_ outside: OutsideItems, _ check: TemplateCheck) -> Finding {
    let (tree, count) = (check.tree, outside.items.count)
    let fault =
      "\(check.names(outside.items)) \(count == 1 ? "lies" : "lie") outside the cell in every state, by up to "
      + "\(distance(outside.distance)) points"
    let (item, holder) = (tree.names[outside.open.item], outside.open.holder.map { tree.names[$0] } ?? "contentView")
    if outside.open.isTop {
      let mend = "Tie \(item).top to \(holder).top"
      guard let cause = outside.cause else {
        return check.finding(self, item: outside.open.item, axis: .vertical, "\(fault). \(mend).")
      }
      return check.finding(
        self, constraint: cause, "\(fault): \(tree.text.text(of: check.constraints[cause])). \(mend) instead.")
    }
    guard let cause = outside.cause else {
      return check.finding(
        self, item: outside.open.item, axis: .vertical,
        "\(fault). Other items make the height: add \(item).bottom <= \(holder).bottom - k, k points of distance.")
    }
    return check.finding(
      self, constraint: cause,
      "\(fault): \(tree.text.text(of: check.constraints[cause])) makes the height. Tie \(item).bottom to "
        + "\(holder).bottom instead.")
  }
}
