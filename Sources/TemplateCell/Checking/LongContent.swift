/// Where an item lies when its own content is very long and all others are short.
struct LongContent {
  /// The position in ``TemplateCheck/states``.
  var state: Int
  /// The frame's left edge, width and height in points, before rounding.
  var x: Double
  var width: Double
  var height: Double
  /// The height that the content needs at the width it got, without the insets of a button.
  var neededHeight: Double
  /// Whether the content lies between bounds and leaves them because its compression resistance is required.
  var isRequired: Bool

  /// Whether rows can make a content of a kind long.
  static func isPossible(_ kind: ItemTraits.Kind) -> Bool {
    switch kind {
    case .label, .button, .textView, .sized: true
    case .image(_, let keepsAspectRatio): keepsAspectRatio
    case .plain, .fixed, .separator, .contentView: false
    }
  }

  init(_ item: Int, _ solved: MeasuringCore.SolvedRow, state: Int) {
    self.state = state
    x = solved.value(of: .x(item))
    width = solved.value(of: .width(item))
    height = solved.value(of: .height(item))
    let plan = solved.compiled.plan
    let content = plan.contentOfItem[item]
    isRequired = solved.breakages.contains {
      content >= 0 && $0.conflict.contains(plan.widthEntry)
        && $0.conflict.contains(plan.contents[content].resistanceEntry)
    }
    guard content >= 0 else {
      neededHeight = 0
      return
    }
    neededHeight = solved.measurement.inputs.sizes[content].height
    if case .button = plan.contents[content].kind {
      neededHeight -= plan.contents[content].insets.top + plan.contents[content].insets.bottom
    }
  }
}
