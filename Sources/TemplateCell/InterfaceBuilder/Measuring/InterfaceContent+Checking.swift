extension InterfaceContent {
  /// A finding for each key that no view of a root has as id, outlet name or label; it says which outlets and labels
  /// there are.
  public func unknownKeys(in root: InterfaceRoot) -> [InterfaceFinding] {
    var known: Set<String> = []
    for view in root.views { known.formUnion(view.contentNames) }
    let keys = Set(texts.keys).union(images.keys).union(hidden.keys).union(sizes.keys)
    let names = root.views.flatMap { $0.outlets + ($0.userLabel.map { [$0] } ?? []) }
    let hint = names.isEmpty ? "no view has an outlet or label, only ids" : "there are \(names.joined(separator: ", "))"
    return keys.subtracting(known).sorted().map { key in
      InterfaceFinding(
        rule: "unknown-content", message: "No view has '\(key)' as its id, outlet or label; \(hint).",
        line: root.views.first?.line ?? 1, element: nil)
    }
  }
}
