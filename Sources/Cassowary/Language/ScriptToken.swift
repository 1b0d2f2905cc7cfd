/// The smallest pieces of a line of the constraint language.
enum ScriptToken: Equatable {
  case name(String)
  case number(Double)
  case label(String)
  case relation(Relation)
  /// One of `+ - * / ( ) @`.
  case symbol(Character)
  case end

  /// As an error message calls it.
  var text: String {
    switch self {
    case .name(let name): "'\(name)'"
    case .number(let value): ScriptFormat.number(value)
    case .label(let label): ScriptFormat.quoted(label)
    case .relation(let relation): "'\(relation.symbol)'"
    case .symbol(let character): "'\(character)'"
    case .end: "the end of the line"
    }
  }
}
