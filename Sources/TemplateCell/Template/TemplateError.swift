/// Why a template cannot be compiled.
public enum TemplateError: Error, Hashable, Sendable {
  /// A constraint, as text, uses an item that is no stored property of the template nor inside one; what it is, and the
  /// names of the items that the template has.
  case unknownItem(template: String, constraint: String, item: String, known: [String])
  /// An item lies in two views, or twice in one.
  case itemInTwoViews(template: String, item: String, views: [String])
  /// An item lies in itself, or in what lies in it.
  case itemInsideItself(template: String, item: String)
  /// The content view was put inside a view.
  case contentViewInside(template: String, item: String)
  /// A constraint, as text, or what it is made of has a number that is NaN, infinite or beyond what layouts reckon with:
  /// a constant or margin beyond ``PixelGrid/maximumLength``, a factor that is neither 0 nor from a millionth to a
  /// million; the reason as the rest of a sentence.
  case invalidNumber(template: String, constraint: String, reason: String)
  /// A priority of a constraint or item, as text, is not greater than 0 and at most 1000.
  case invalidPriority(template: String, subject: String)
  /// Two constraints, as texts, have the same label.
  case duplicateLabel(template: String, label: String, constraints: [String])
  /// A constraint, as text, mixes left or right with leading or trailing, which has no meaning from right to left.
  case mixedDirections(template: String, constraint: String)
  /// A text in the Visual Format Language, written in a file and line, cannot be read.
  case invalidVisualFormat(template: String, place: String?, error: VisualFormatError)
  /// A property holds another template as it is, and none of its constraints are passed on.
  case plainTemplate(template: String, property: String, type: String)
  /// A reuse identifier is empty.
  case emptyReuseIdentifier
}

extension TemplateError: CustomStringConvertible {
  /// What is wrong and how to mend it, as a sentence.
  public var description: String {
    switch self {
    case .unknownItem(let template, let constraint, let item, let known):
      """
      \(template): \(constraint) uses \(item) that is no stored property of the template. Declare it with let; a \
      computed property makes another one each time. The template has \
      \(known.isEmpty ? "no items" : known.joined(separator: ", ")).
      """
    case .itemInTwoViews(let template, let item, let views):
      "\(template): \(item) lies in two views, \(views.joined(separator: " and ")). Keep it in one."
    case .itemInsideItself(let template, let item):
      "\(template): \(item) lies inside itself. A view may not hold what holds it."
    case .contentViewInside(let template, let item):
      "\(template): \(item) has the content view inside. The content view holds everything and lies in nothing."
    case .invalidNumber(let template, let constraint, let reason):
      "\(template): \(constraint) \(reason)."
    case .invalidPriority(let template, let subject):
      "\(template): \(subject) has a priority that is not greater than 0 and at most 1000."
    case .duplicateLabel(let template, let label, let constraints):
      """
      \(template): two constraints have the label "\(label)": \(constraints.joined(separator: ", ")). Give each its own.
      """
    case .mixedDirections(let template, let constraint):
      "\(template): \(constraint) mixes left or right with leading or trailing. Use one kind in a constraint."
    case .invalidVisualFormat(let template, let place, let error):
      "\(template)\(place.map { " at \($0)" } ?? ""): \(error)"
    case .plainTemplate(let template, let property, let type):
      """
      \(template): \(property) is a template of its own, \(type), whose constraints would be left out and whose content \
      view would be that of \(template). Declare it as EmbeddedTemplate(\(type)()), which has both.
      """
    case .emptyReuseIdentifier:
      "A reuse identifier is empty. Register and look up templates by a name."
    }
  }
}
