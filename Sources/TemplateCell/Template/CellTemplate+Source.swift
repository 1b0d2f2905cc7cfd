extension CellTemplate {
  /// The constraints of the template in the Visual Format Language, in the order of declaration; `nil` for those that
  /// it has no words for.
  ///
  /// The names are those of the properties; read back with them they give equal constraints.
  ///
  /// - Throws: what makes the template impossible to compile.
  public func visualFormats() throws(TemplateError) -> [String?] {
    let tree = try CompiledTemplate(self).tree
    let writer = VisualFormatWriter(name: tree.name)
    return constraints.map(writer.text)
  }

  /// The constraints of the template as the Swift body that declares them.
  ///
  /// - Throws: what makes the template impossible to compile.
  public func swiftSource() throws(TemplateError) -> String {
    let tree = try CompiledTemplate(self).tree
    let body = constraints.map { SwiftSource(tree: tree).line($0) }
    return (["var constraints: [LayoutConstraint] {"] + body.map { "  " + $0 } + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The constraints that a stack view becomes, one by one in the form of all messages, such as
  /// `<b.leading == a.trailing + 8 @1000 Card.swift:7>`. One that holds only while views between are hidden names them:
  /// `<c.leading == a.trailing + 8 @1000 Card.swift:7> while b is hidden`.
  ///
  /// - Throws: what makes the template impossible to compile, or ``TemplateError/unknownItem(template:constraint:item:known:)`` for
  ///   a stack view that is not part of it.
  /// - Complexity: O(n²) for n arranged views.
  public func arrangementText(of stack: StackView) throws(TemplateError) -> [String] {
    let tree = try CompiledTemplate(self).tree
    let arrangement = stack.arrangement
    guard tree.items.contains(where: { $0 === stack }) else {
      throw .unknownItem(
        template: tree.template, constraint: arrangement.first.map(tree.text.text) ?? "the question",
        item: stack.kindText, known: tree.names)
    }
    return arrangement.map { constraint in
      let hidden = constraint.collapsedItems.map(tree.name)
      if hidden.isEmpty { return tree.text.text(of: constraint) }
      return "\(tree.text.text(of: constraint)) while \(hidden.joined(separator: " and ")) "
        + (hidden.count == 1 ? "is hidden" : "are hidden")
    }
  }
}

/// Writes constraints as Swift.
struct SwiftSource {
  let tree: ItemTree

  /// A constraint on one line, its conditions around it.
  func line(_ constraint: LayoutConstraint) -> String {
    var result = tree.text.comparison(of: constraint)
    if let label = constraint.label { result = "(\(result)).labeled(\(quoted(label)))" }
    if constraint.priority != .required { result += " ~ \(number(constraint.priority.value))" }
    if !constraint.collapsedItems.isEmpty {
      result = "whenCollapsed(\(constraint.collapsedItems.map(tree.name).joined(separator: ", "))) { \(result) }"
    }
    for group in constraint.groups.reversed() { result = "\(tree.name(of: group)) { \(result) }" }
    return result
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\" + String(character)
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
