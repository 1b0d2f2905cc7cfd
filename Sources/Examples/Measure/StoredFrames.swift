import TemplateCell

/// The frames that the file stores, compared with what follows from it, with what the file shows.
struct StoredFrames: Encodable {
  /// The stored width in points.
  let width: Double
  /// The stored height in points, at which frames are compared.
  let height: Double
  /// The height that the constraints give at the stored width, in points; `nil` where nothing leads from top to bottom and
  /// for the views of controllers, which are as high as the screen.
  let ownHeight: Double?
  /// The views that lie elsewhere at the stored size.
  let misplaced: [MeasureReport.Note]

  /// How far an edge or length may be off, in points: Interface Builder rounds to whole ones.
  private static let tolerance = 1.001

  private enum CodingKeys: String, CodingKey {
    case width, height, ownHeight
  }

  /// Compares a layout with its frames.
  init(_ root: InterfaceRoot) throws {
    let outer = root.views.first?.frame ?? InterfaceRectangle()
    (width, height) = (outer.width, outer.height)
    let measurer = InterfaceMeasurer(root)
    let free = try measurer.measure(height: .fitting)
    let isOpen = root.kind == .controllerView || free.findings.contains { $0.rule == "no-vertical-chain" }
    ownHeight = isOpen ? nil : free.height
    let views = Dictionary(
      zip(root.views, root.viewNames).map { ($0.id, (view: $0, name: $1)) }, uniquingKeysWith: { first, _ in first })
    let size = "\(Decimals.short(outer.width)) x \(Decimals.short(outer.height))"
    misplaced = try measurer.measure().frames.dropFirst().compactMap { entry in
      guard let (view, name) = views[entry.id] else { return nil }
      let (one, other) = (entry.frame, view.frame)
      let deltas = [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      guard deltas.contains(where: { abs($0) > Self.tolerance }) else { return nil }
      return MeasureReport.Note(
        rule: "stored-frame",
        message: "\(name) lies at \(Self.text(one)) in the stored size \(size), the file says \(Self.text(other)).",
        line: view.line, id: entry.id)
    }
  }

  /// At which height frames were compared and, when it is another one, the own height: a line each.
  ///
  /// An own height is no finding: a row can be given another one, and a canvas is often higher than what is on it.
  var lines: [String] {
    let compared = "compared with the file at the stored size \(Decimals.short(width)) x \(Decimals.short(height))"
    guard let ownHeight, abs(ownHeight - height) > Self.tolerance else { return [compared] }
    return [
      compared, "own height at that width is \(Decimals.short(ownHeight)) instead of \(Decimals.short(height))",
    ]
  }

  private static func text(_ frame: InterfaceRectangle) -> String {
    [frame.x, frame.y, frame.width, frame.height].map { Decimals.short($0) }.joined(separator: " ")
  }
}
