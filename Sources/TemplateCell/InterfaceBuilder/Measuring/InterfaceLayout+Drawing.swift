import Foundation

extension CellDrawing {
  /// Makes a drawing of the layout of an Interface Builder file: its visible views that have a size.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - root: the root that was laid out.
  ///   - content: what was shown instead of what the file says.
  public init(_ layout: InterfaceLayout, of root: InterfaceRoot, content: InterfaceContent = InterfaceContent()) {
    let frames = Dictionary(layout.frames.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let keys = InterfaceKeys(root, names: InterfaceNames(root))
    let content = keys.byID(content)
    var origins: [(x: Double, y: Double)] = []
    var names: [String] = []
    var rectangles: [CGRect] = []
    var appearances: [String: Appearance] = [:]
    var requests: [String: (request: TextRequest, insets: LayoutInsets)] = [:]
    for (index, view) in root.views.enumerated() {
      let frame = frames[view.id] ?? InterfaceRectangle()
      let outer = view.parent.map { origins[$0] } ?? (x: -frame.x, y: -frame.y)
      let origin = (x: outer.x + frame.x, y: outer.y + frame.y)
      origins.append(origin)
      guard view.parent != nil, frames[view.id] != nil else { continue }
      if content.hidden[view.id] ?? view.isHidden { continue }
      let name = keys.names[index]
      names.append(name)
      rectangles.append(CGRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height))
      switch view.content {
      case .text(let text, let lines, _):
        let shown = content.text(text, of: view)
        appearances[name] = .text(shown.string, lineCount: shown.string.isEmpty ? 0 : 1)
        requests[name] = (
          TextRequest(shown, width: frame.width, numberOfLines: lines, scale: root.traits.scale), insets: 0
        )
      case .textView(let text):
        let shown = content.text(text, of: view)
        appearances[name] = .text(shown.string, lineCount: shown.string.isEmpty ? 0 : 1)
        requests[name] = (
          TextRequest(shown, width: max(0, frame.width - 10), scale: root.traits.scale),
          insets: LayoutInsets(horizontal: 5, vertical: 8)
        )
      case .button(let title, _, _, _, _):
        let string = content.texts[view.id] ?? title.string
        appearances[name] = .text(string, lineCount: string.isEmpty ? 0 : 1)
      case .image: appearances[name] = .image
      default: break
      }
    }
    self.init(
      CellLayout(
        width: layout.width, height: layout.height, fittingHeight: layout.fittingHeight, names: names,
        frames: rectangles, source: .constraints),
      appearances: appearances)
    for index in parts.indices {
      guard let (request, insets) = requests[parts[index].name], !request.text.string.isEmpty else { continue }
      let lines = Self.lines(
        request, by: InterTextMeasurer.default, in: parts[index].frame, insets: insets, direction: .leftToRight)
      parts[index].lines = lines
      parts[index].appearance = .text(request.text.string, lineCount: max(1, lines.count))
    }
  }
}
