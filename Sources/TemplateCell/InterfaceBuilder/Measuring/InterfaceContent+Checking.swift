extension InterfaceContent {
  /// A finding for everything that a layout does not show as it was given: a name that no view answers to, with those
  /// there are; a view that has content of one kind under several names, of which one holds; a text for a view that shows
  /// no text, a size for one that shows no image.
  ///
  /// A name that several views answer to and that is not the one of an outlet collection is no finding: measuring throws
  /// ``MeasuringError/ambiguousName(_:views:)``.
  ///
  /// - Complexity: O(n) for n views.
  public func unusedKeys(in root: InterfaceRoot) -> [InterfaceFinding] {
    let keys = InterfaceKeys(root, names: InterfaceNames(root))
    return unknown(keys, root) + repeated(keys, root)
      + unshown(texts.keys, "text", keys, root) { $0.content.showsText }
      + unshown(images.keys, "image", keys, root) { view in
        if case .image = view.content { true } else { false }
      }
  }

  private func unknown(_ known: InterfaceKeys, _ root: InterfaceRoot) -> [InterfaceFinding] {
    let keys = Set(texts.keys).union(images.keys).union(hidden.keys).union(sizes.keys)
    let names = known.names.joined(separator: ", ")
    return keys.filter { !known.isKnown($0) }.sorted().map { key in
      InterfaceFinding(
        rule: "unknown-content", message: "No view has '\(key)' as its name, outlet, label or id; there are \(names).",
        line: root.views.first?.line ?? 1, element: nil)
    }
  }

  private func repeated(_ keys: InterfaceKeys, _ root: InterfaceRoot) -> [InterfaceFinding] {
    keys.repetitions(in: self).map { place, names in
      let view = root.views[place]
      let all = names.map { "'\($0)'" }.joined(separator: " and ")
      return InterfaceFinding(
        rule: "repeated-content", message: "\(all) are one \(view.kind); what '\(names[0])' has holds.",
        line: view.line, element: view.id)
    }
  }

  private func unshown(
    _ names: some Sequence<String>, _ kind: String, _ keys: InterfaceKeys, _ root: InterfaceRoot,
    isShown: (InterfaceView) -> Bool
  ) -> [InterfaceFinding] {
    names.sorted().compactMap { name in
      let views = keys.places(of: name).map { root.views[$0] }
      guard let view = views.first, !views.contains(where: isShown) else { return nil }
      return InterfaceFinding(
        rule: "unshown-content", message: "The \(view.kind) '\(name)' shows no \(kind).", line: view.line,
        element: view.id)
    }
  }
}
