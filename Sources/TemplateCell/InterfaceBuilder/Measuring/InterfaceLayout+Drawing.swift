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
      case .text(let text, _, _):
        let lineHeight = text.font.size * text.font.resolvedMetrics.lineHeight
        let count = lineHeight > 0 ? Int(min(1000, max(1, (frame.height / lineHeight).rounded(.down)))) : 1
        appearances[name] = .text(content.texts[view.id] ?? text.string, lineCount: count)
      case .textView(let text):
        let lineHeight = text.font.size * text.font.resolvedMetrics.lineHeight
        let count = lineHeight > 0 ? Int(min(1000, max(1, ((frame.height - 16) / lineHeight).rounded(.down)))) : 1
        let string = content.texts[view.id] ?? text.string
        if !string.isEmpty { appearances[name] = .text(string, lineCount: count) }
      case .button(let title, _, _, _, _):
        let string = content.texts[view.id] ?? title.string
        if !string.isEmpty { appearances[name] = .text(string, lineCount: 1) }
      case .image: appearances[name] = .image
      default: break
      }
    }
    self.init(
      CellLayout(
        width: layout.width, height: layout.height, fittingHeight: layout.fittingHeight, names: names,
        frames: rectangles, source: .constraints),
      appearances: appearances)
  }
}
