import Foundation

extension CellDrawing {
  /// Makes a drawing of the layout of an Interface Builder file: its visible views that have a size.
  public init(_ layout: InterfaceLayout, of root: InterfaceRoot) {
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
      guard view.parent != nil, !view.isHidden, frames[view.id] != nil else { continue }
      names.append(view.id)
      rectangles.append(CGRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height))
      switch view.content {
      case .text(let text, _, _):
        let lineHeight = text.font.size * text.font.resolvedMetrics.lineHeight
        let count = lineHeight > 0 ? Int(min(1000, max(1, (frame.height / lineHeight).rounded(.down)))) : 1
        appearances[view.id] = .text(text.string, lineCount: count)
      case .button(let title, _, _, _, _) where !title.string.isEmpty:
        appearances[view.id] = .text(title.string, lineCount: 1)
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
