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
  /// A constraint, as text, has a constant or factor that is NaN or infinite.
  case invalidNumber(template: String, constraint: String)
  /// A priority of a constraint or item, as text, is not greater than 0 and at most 1000.
  case invalidPriority(template: String, subject: String)
  /// Two constraints, as texts, have the same label.
  case duplicateLabel(template: String, label: String, constraints: [String])
  /// A constraint, as text, mixes left or right with leading or trailing, which has no meaning from right to left.
  case mixedDirections(template: String, constraint: String)
  /// A text in the Visual Format Language, written in a file and line, cannot be read.
  case invalidVisualFormat(template: String, place: String?, error: VisualFormatError)
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
    case .invalidNumber(let template, let constraint):
      "\(template): \(constraint) has a constant or factor that is not a finite number. Give finite ones."
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
    case .emptyReuseIdentifier:
      "A reuse identifier is empty. Register and look up templates by a name."
    }
  }
}
