/// What is wrong with a text in the Visual Format Language, and where.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// Something else should stand here, as a description.
    case expected(String)
    /// No view was given for a name; the names that were given, in alphabetical order.
    case unknownView(String, known: [String])
    /// No metric was given for a name; the names that were given, in alphabetical order.
    case unknownMetric(String, known: [String])
    /// A view has no place for a distance: only numbers and metrics have.
    case viewAsDistance(String)
    /// A priority is not greater than 0 and at most 1000.
    case invalidPriority(Double)
    /// A number is NaN or infinite.
    case invalidNumber(String)
    /// Views in a line cannot be aligned by an attribute along the line.
    case alignmentAlongLine(LayoutAttribute)
  }

  /// The text.
  public let format: String
  /// How many characters stand before the fault.
  public let offset: Int
  /// What is wrong.
  public let problem: Problem
}

extension VisualFormatError: CustomStringConvertible {
  /// What is wrong, the text, and a caret under the fault, on three lines.
  public var description: String {
    "\(sentence)\n\(format)\n\(String(repeating: " ", count: offset))^"
  }

  private var sentence: String {
    switch problem {
    case .expected(let what): "Expected \(what)."
    case .unknownView(let name, let known): "There is no view \"\(name)\". \(list(known)) given in views."
    case .unknownMetric(let name, let known): "There is no metric \"\(name)\". \(list(known)) given in metrics."
    case .viewAsDistance(let name): "\"\(name)\" is a view and cannot be a distance."
    case .invalidPriority(let value): "The priority \(number(value)) is not greater than 0 and at most 1000."
    case .invalidNumber(let text): "\"\(text)\" is not a finite number."
    case .alignmentAlongLine(let attribute): "Views in this line cannot be aligned by \(attribute.name)."
    }
  }

  private func list(_ names: [String]) -> String {
    switch names.count {
    case 0: "None is"
    case 1: "\"\(names[0])\" is"
    default: names.map { "\"\($0)\"" }.joined(separator: ", ") + " are"
    }
  }
}
