import TemplateCell

extension InterfaceContent {
  /// A finding for each text given to a view that shows no text, and for each size given to one that shows no image.
  ///
  /// A name that several views have is in use when one of them shows what it stands for.
  func unshownValues(in root: InterfaceRoot) -> [InterfaceFinding] {
    Self.unshown(texts.keys, "text", in: root) { view in
      switch view.content {
      case .text, .button, .textView: true
      case .none, .control, .image: false
      }
    }
      + Self.unshown(images.keys, "image", in: root) { view in
        if case .image = view.content { true } else { false }
      }
  }

  private static func unshown(
    _ keys: some Sequence<String>, _ kind: String, in root: InterfaceRoot, isShown: (InterfaceView) -> Bool
  ) -> [InterfaceFinding] {
    keys.sorted().compactMap { key in
      let views = root.views.filter { $0.id == key || $0.outlets.contains(key) || $0.userLabel == key }
      guard let view = views.first, !views.contains(where: isShown) else { return nil }
      return InterfaceFinding(
        rule: "unshown-content", message: "The \(view.kind) '\(key)' shows no \(kind).", line: view.line,
        element: view.id)
    }
  }
}
