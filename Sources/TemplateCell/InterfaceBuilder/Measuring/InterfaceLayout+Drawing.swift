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
    var origins: [(x: Double, y: Double)] = []
    var names: [String] = []
    var rectangles: [CGRect] = []
    var appearances: [String: Appearance] = [:]
    for view in root.views {
      let frame = frames[view.id] ?? InterfaceRectangle()
      let outer = view.parent.map { origins[$0] } ?? (x: -frame.x, y: -frame.y)
      let origin = (x: outer.x + frame.x, y: outer.y + frame.y)
      origins.append(origin)
      guard view.parent != nil, frames[view.id] != nil else { continue }
      if content.value(content.hidden, of: view) ?? view.isHidden { continue }
      names.append(view.id)
      rectangles.append(CGRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height))
      switch view.content {
      case .text(let text, _, _):
        let lineHeight = text.font.size * text.font.resolvedMetrics.lineHeight
        let count = lineHeight > 0 ? Int(min(1000, max(1, (frame.height / lineHeight).rounded(.down)))) : 1
        appearances[view.id] = .text(content.value(content.texts, of: view) ?? text.string, lineCount: count)
      case .textView(let text):
        let lineHeight = text.font.size * text.font.resolvedMetrics.lineHeight
        let count = lineHeight > 0 ? Int(min(1000, max(1, ((frame.height - 16) / lineHeight).rounded(.down)))) : 1
        let string = content.value(content.texts, of: view) ?? text.string
        if !string.isEmpty { appearances[view.id] = .text(string, lineCount: count) }
      case .button(let title, _, _, _, _):
        let string = content.value(content.texts, of: view) ?? title.string
        if !string.isEmpty { appearances[view.id] = .text(string, lineCount: 1) }
      case .image: appearances[view.id] = .image
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
