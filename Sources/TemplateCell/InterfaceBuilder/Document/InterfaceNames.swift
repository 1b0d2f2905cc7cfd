/// Names of views: in Swift source, and in pictures, findings and reports.
struct InterfaceNames {
  /// The name of the template type.
  let type: String
  /// The name of each view by its place; the root and the content view are `contentView`, but a stack that is
  /// the root lies in it.
  let views: [String]
  /// What pictures, findings and reports call each view by its place: as in the source, but each view has a name of its
  /// own, also a cell around its content view.
  let shown: [String]

  init(_ root: InterfaceRoot) {
    let outer = root.views.first
    type = Self.upper(Self.identifier(outer?.customClass ?? root.reuseIdentifier ?? "") ?? "ConvertedCell")
    var taken: Set<String> = ["contentView", "constraints", "layoutMargins", "safeAreaInsets", "readableContentWidth"]
    var names: [String] = []
    for view in root.views {
      if view.role == .root && view.stack == nil || view.role == .content && view.parent == 0 {
        names.append("contentView")
        continue
      }
      names.append(Self.name(view, &taken))
    }
    views = names
    let innermost = names.lastIndex(of: "contentView")
    for index in names.indices where names[index] == "contentView" && index != innermost {
      names[index] = Self.name(root.views[index], &taken)
    }
    shown = names
  }

  /// A name that no other view has: of the outlet, the label or the element.
  private static func name(_ view: InterfaceView, _ taken: inout Set<String>) -> String {
    let wanted =
      ([view.outlets.first, view.userLabel].compactMap { $0 }.compactMap { identifier($0) }.first) ?? view.kind
    var name = keywords.contains(wanted) ? wanted + "View" : wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }

  /// The letters, digits and word starts of a text as one lower camel case word; `nil` when nothing is left.
  private static func identifier(_ text: String) -> String? {
    var result = ""
    var startsWord = false
    for scalar in text.unicodeScalars {
      guard scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        startsWord = !result.isEmpty
        continue
      }
      if result.isEmpty, ("0"..."9").contains(scalar) { continue }
      result += startsWord ? String(scalar).uppercased() : String(scalar)
      startsWord = false
    }
    return result.isEmpty ? nil : result.prefix(1).lowercased() + result.dropFirst()
  }

  private static func upper(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
