/// What an autoresizing mask says about a view on one axis: the parts that may grow share what the superview grows, each
/// by its length.
struct InterfaceMask {
  /// The place is this part of the superview's length plus ``start``.
  let startShare: Double
  let start: Double
  /// The length is this part of the superview's length plus ``length``.
  let lengthShare: Double
  let length: Double

  /// Reads the mask of a view at its stored frame; a content view fills its superview.
  ///
  /// - Parameter isMirrored: whether places count from the right edge.
  init(_ view: InterfaceView, in outer: InterfaceView, isVertical: Bool, isMirrored: Bool = false) {
    let (frame, outerFrame) = (view.frame, outer.frame)
    let total = isVertical ? outerFrame.height : outerFrame.width
    let size = isVertical ? frame.height : frame.width
    var origin = isVertical ? frame.y : frame.x
    if isMirrored, !isVertical { origin = total - origin - size }
    var (growsBefore, grows, growsAfter) = (false, true, false)
    if view.role == .autoresizing {
      growsBefore = view.autoresizing.contains(isVertical ? "flexibleMinY" : "flexibleMinX")
      grows = view.autoresizing.contains(isVertical ? "heightSizable" : "widthSizable")
      growsAfter = view.autoresizing.contains(isVertical ? "flexibleMaxY" : "flexibleMaxX")
      if isMirrored, !isVertical { (growsBefore, growsAfter) = (growsAfter, growsBefore) }
    }
    if !growsBefore && !grows && !growsAfter {
      if isMirrored, !isVertical { growsBefore = true } else { growsAfter = true }
    }
    let before = growsBefore ? max(0, origin) : 0
    let inside = grows ? max(0, size) : 0
    let sum = before + inside + (growsAfter ? max(0, total - origin - size) : 0)
    let flexible = Double([growsBefore, grows, growsAfter].filter { $0 }.count)
    startShare = sum > 0 ? before / sum : growsBefore ? 1 / flexible : 0
    lengthShare = sum > 0 ? inside / sum : grows ? 1 / flexible : 0
    start = origin - startShare * total
    length = size - lengthShare * total
  }
}
