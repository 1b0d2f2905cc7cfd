/// A constant has the wrong sign, so that an item reaches out of the view it lies in: `title.trailing ==
/// contentView.trailing + 16` where it should be `- 16`.
///
/// Fires for a constraint between an edge of an item and the same edge of the content view or of the view it lies in when
/// the item is outside in every state, by more than its alignment and content insets, and the opposite sign puts it
/// inside, which is tried. A background or an image that reaches out on purpose is not found: for what shows no text
/// the opposite edge must be held inside, or the constraint determine the height of the row; within another view the
/// opposite edge must be held inside by the same number.
///
/// With rows of your own the rule also fires for a text that a row puts above or below its cell, as the baseline of an
/// empty label does. Change the sign; collapse a label that has no text.
enum OutsideCellRule: CheckRule {
  static let name = "outside-cell"
  static let summary = "A constant with the wrong sign makes an item reach out of the cell."

  static func findings(in check: TemplateCheck) -> [Finding] {
    check.wrongSigns.map { sign in
      let text = check.tree.text
      return check.finding(
        self, constraint: sign.constraint,
        "\(check.tree.names[sign.item]) reaches \(number(rounded(sign.distance))) points beyond \(sign.edge): "
          + "\(text.text(of: check.constraints[sign.constraint])). Change the sign: with "
          + "\(text.comparison(of: sign.mended)) it lies inside.")
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
