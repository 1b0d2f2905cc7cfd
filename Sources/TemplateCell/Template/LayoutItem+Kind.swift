extension LayoutItem {
  /// What the item is, for one that has no name in a template: `a Label "Title"`.
  var kindText: String {
    let type = String(describing: type(of: self))
    let article = type.first.map { "AEIOU".contains($0) } == true ? "an" : "a"
    let text =
      switch traits.kind {
      case .label(let text, _, _), .button(let text, _, _), .textView(let text, _): text
      default: ""
      }
    return "\(article) \(type)" + (text.isEmpty ? "" : " \"\(text)\"")
  }
}
