import Cassowary

/// Lays out a layout of an Interface Builder file with Cassowary.
///
/// What is measured is a pure function of the root, the size and the content; it can be asked from any thread.
public struct InterfaceMeasurer: Sendable {
  /// How high the root is.
  public enum Height: Hashable, Sendable {
    /// As small as the constraints allow.
    case fitting
    /// A given height in points.
    case fixed(Double)
  }

  /// The layout that is measured.
  public let root: InterfaceRoot
  private let text: any TextMeasuring
  private let keys: InterfaceKeys

  /// How often texts are measured again because a width changed, at most.
  private static let rounds = 5

  /// Makes a measurer.
  public init(_ root: InterfaceRoot, text: any TextMeasuring = InterTextMeasurer.default) {
    self.root = root
    self.text = text
    keys = InterfaceKeys(root, names: InterfaceNames(root))
  }

  /// Lays out at a size.
  ///
  /// Required constraints that contradict each other do not stop the layout: each one that cannot hold together with
  /// those before it is left out and named in the findings with what it contradicts. So is one whose numbers are too
  /// large together with those of others.
  ///
  /// - Parameters:
  ///   - width: the width of the root in points; `nil` for the stored one.
  ///   - height: the height of the root; `nil` for the stored one.
  ///   - content: what is shown instead of what the file says.
  ///   - direction: whether leading edges are left or right; frames always count from the left.
  /// - Throws: ``MeasuringError/invalidNumber(name:value:rule:)`` for a size that is not finite, negative or larger than
  ///   ``PixelGrid/maximumLength``, or a number of the layout that cannot be calculated with;
  ///   ``MeasuringError/ambiguousName(_:views:)`` for a name in the content that several views answer to.
  public func measure(
    width: Double? = nil, height: Height? = nil, content: InterfaceContent = InterfaceContent(),
    direction: LayoutEnvironment.LayoutDirection = .leftToRight
  ) throws(MeasuringError) -> InterfaceLayout {
    guard let outer = root.views.first else {
      return InterfaceLayout(width: 0, height: 0, fittingHeight: 0, frames: [], findings: root.findings, excluded: [])
    }
    let width = width ?? outer.frame.width
    let height = height ?? .fixed(outer.frame.height)
    try MeasuringError.checkLength(width, "the width")
    var fixed: Double?
    if case .fixed(let value) = height {
      try MeasuringError.checkLength(value, "the height")
      fixed = value
    }
    if let error = keys.ambiguity(in: content) { throw error }
    let sizes = InterfaceIntrinsicSizes(text: text, scale: root.traits.scale, content: keys.byID(content))
    let isMirrored = direction == .rightToLeft
    var widths: [Int: Double] = [:]
    var solved = try solve(width: width, height: fixed, isMirrored: isMirrored, sizes: sizes, widths: widths)
    let wrapping = root.views.indices.filter { solved.geometry.isActive[$0] && sizes.wraps(root.views[$0]) }
    for _ in 0..<Self.rounds where !wrapping.isEmpty {
      var changed = false
      for index in wrapping {
        guard let axis = solved.geometry.axis(index, false) else { continue }
        let value = (solved.solver.value(of: axis.size) * 1024).rounded() / 1024
        if widths[index] != value {
          let before = sizes.size(of: root.views[index], width: widths[index])
          widths[index] = value
          changed = changed || before != sizes.size(of: root.views[index], width: value)
        }
      }
      if !changed { break }
      solved = try solve(width: width, height: fixed, isMirrored: isMirrored, sizes: sizes, widths: widths)
    }
    var result = layout(solved, width: width, height: fixed)
    if fixed == nil, result.fittingHeight < 0.01, let outer = root.views.lastIndex(where: Self.isOuter) {
      var start: String?
      if !InterfaceChain(solved.geometry).reachesFromTopToBottom {
        start = "Nothing leads from the top of"
      } else if hasContent(result) {
        // What leads there may not say how far it is: then the layout is as high as it would rather be.
        let high = try solve(
          width: width, height: nil, wish: 1000, isMirrored: isMirrored, sizes: sizes, widths: widths)
        if layout(high, width: width, height: nil).fittingHeight > 500 {
          start = "Nothing says how far it is from the top of"
        }
      }
      if let start {
        result.findings.append(
          InterfaceFinding(
            rule: "no-vertical-chain",
            message: "\(start) '\(keys.names[outer])' to its bottom, so the layout has no height of its own.",
            line: root.views[outer].line, element: root.views[outer].id))
      }
    }
    return result
  }

  /// Whether a view without subviews is seen to be high in a layout that is not.
  private func hasContent(_ layout: InterfaceLayout) -> Bool {
    let outer = Set(root.views.compactMap(\.parent))
    let heights = Dictionary(layout.frames.map { ($0.id, $0.frame.height) }, uniquingKeysWith: { first, _ in first })
    return root.views.indices.contains { index in
      !outer.contains(index) && !root.views[index].isHidden && heights[root.views[index].id] ?? 0 > 0.5
    }
  }

  /// Whether a view is the root or the content view of a cell.
  private static func isOuter(_ view: InterfaceView) -> Bool {
    view.role == .root || view.role == .content && view.parent == 0
  }

  // MARK: - Solving

  private struct Solved {
    var solver: Solver
    var geometry: InterfaceGeometry
    var findings: [InterfaceFinding]
  }

  private func solve(
    width: Double, height: Double?, wish: Double = 0, isMirrored: Bool, sizes: InterfaceIntrinsicSizes,
    widths: [Int: Double]
  ) throws(MeasuringError) -> Solved {
    do throws(SolverError) {
      return try system(
        width: width, height: height, wish: wish, isMirrored: isMirrored, sizes: sizes, widths: widths)
    } catch {
      throw .invalidNumber(
        name: "a number of the layout '\(root.id)'", value: Self.problem(error), rule: "one that can be calculated with"
      )
    }
  }

  private static func problem(_ error: SolverError) -> String {
    if case .invalidNumber(let value) = error { "\(value)" } else { "too large" }
  }

  private func system(
    width: Double, height: Double?, wish: Double, isMirrored: Bool, sizes: InterfaceIntrinsicSizes,
    widths: [Int: Double]
  ) throws(SolverError) -> Solved {
    var solver = Solver()
    let geometry = InterfaceGeometry(
      root, margins: InterfaceMargins(root, width: width, isMirrored: isMirrored), sizes: sizes,
      isActive: activity(sizes), isMirrored: isMirrored, solver: &solver)
    var system = InterfaceSystem(geometry)
    system.addFrame(width: width, height: height, wish: wish)
    system.addStacks()
    system.addConstraints()
    for index in root.views.indices where geometry.isActive[index] {
      system.addContent(index, sizes.size(of: root.views[index], width: widths[index]))
    }
    let entries = system.entries
    solver.reserveCapacity(variables: solver.variableCount, constraints: entries.count)
    var findings = system.findings
    do {
      try solver.batch { solver throws(SolverError) in
        for entry in entries { try solver.add(entry.constraint) }
      }
    } catch .unsatisfiable, .overflow {
      findings += try addOneByOne(entries, to: &solver)
    }
    return Solved(solver: solver, geometry: geometry, findings: findings)
  }

  /// Adds constraint after constraint and leaves out those that contradict what is there.
  private func addOneByOne(
    _ entries: [InterfaceSystem.Entry], to solver: inout Solver
  ) throws(SolverError) -> [InterfaceFinding] {
    var findings: [InterfaceFinding] = []
    var added: [ConstraintID: InterfaceSystem.Entry] = [:]
    for entry in entries {
      do {
        added[try solver.add(entry.constraint)] = entry
      } catch .unsatisfiable(let conflict) {
        var names: [String] = []
        for other in conflict.others.compactMap({ $0.id.flatMap { added[$0] } }).map(name)
        where !names.contains(other) {
          names.append(other)
        }
        let others = names.isEmpty ? "others before it" : names.joined(separator: ", ")
        findings.append(finding("conflict", entry, "contradicts \(others)"))
      } catch .overflow {
        findings.append(finding("number-out-of-range", entry, "has numbers that are too large or too small"))
      }
    }
    return findings
  }

  private func finding(_ rule: String, _ entry: InterfaceSystem.Entry, _ message: String) -> InterfaceFinding {
    let source = entry.source >= 0 ? root.constraints[entry.source] : nil
    let start = source == nil ? "The size or place of '\(keys.names[entry.view])'" : "The constraint \(name(entry))"
    return InterfaceFinding(
      rule: rule, message: "\(start) \(message); it was left out.", line: source?.line ?? root.views[entry.view].line,
      element: source?.id ?? root.views[entry.view].id)
  }

  /// What a constraint is called: its id with the line, or the view whose rules it follows from.
  private func name(_ entry: InterfaceSystem.Entry) -> String {
    guard entry.source >= 0 else { return "the size or place of '\(keys.names[entry.view])'" }
    let source = root.constraints[entry.source]
    return "'\(source.id)' (line \(source.line))"
  }

  /// Which views take part: all but hidden ones in stacks and what lies in them.
  private func activity(_ sizes: InterfaceIntrinsicSizes) -> [Bool] {
    var result: [Bool] = []
    for view in root.views {
      guard let parent = view.parent else {
        result.append(true)
        continue
      }
      let isInStack = root.views[parent].stack != nil
      result.append(result[parent] && !(isInStack && sizes.isHidden(view)))
    }
    return result
  }

  // MARK: - The result

  /// The width of what lies in a view: of the content where a scroll view's content is wider than the view.
  private func outerWidth(of view: Int, _ axis: InterfaceGeometry.Axis, _ solved: Solved) -> Double {
    let width = solved.solver.value(of: axis.size)
    return axis.content.map { max(width, solved.solver.value(of: $0)) } ?? width
  }

  private func layout(_ solved: Solved, width: Double, height: Double?) -> InterfaceLayout {
    var frames: [InterfaceLayout.Frame] = []
    for (index, view) in root.views.enumerated() {
      guard let x = solved.geometry.axis(index, false), let y = solved.geometry.axis(index, true) else { continue }
      var frame = InterfaceRectangle(
        x: solved.solver.value(of: x.origin), y: solved.solver.value(of: y.origin),
        width: solved.solver.value(of: x.size), height: solved.solver.value(of: y.size))
      if index == 0 {
        (frame.x, frame.y) = (view.frame.x, view.frame.y)
      } else if solved.geometry.isMirrored, let parent = view.parent, let outer = solved.geometry.axis(parent, false) {
        frame.x = outerWidth(of: parent, outer, solved) - frame.x - frame.width
      }
      frames.append(InterfaceLayout.Frame(id: view.id, frame: frame))
    }
    let rootHeight = frames[0].frame.height
    let content = root.views.firstIndex { $0.role == .content && $0.parent == 0 }
    let contentHeight = content.flatMap { index in frames.first { $0.id == root.views[index].id } }?.frame.height
    let fitting = contentHeight ?? rootHeight
    let scale = root.traits.scale
    let rounded = ((fitting - 1e-6) * scale).rounded(.up) / scale + (rootHeight - fitting)
    return InterfaceLayout(
      width: width, height: height ?? max(0, rounded), fittingHeight: fitting, frames: frames,
      findings: root.findings + solved.findings,
      excluded: root.views.indices.filter { !solved.geometry.isActive[$0] }.map { root.views[$0].id })
  }
}
