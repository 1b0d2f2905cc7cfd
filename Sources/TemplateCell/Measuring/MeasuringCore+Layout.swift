import Cassowary
import Foundation

extension MeasuringCore {
  /// Reads the frames and the height of a solved row, rounded once.
  func layout(
    _ measurement: RowMeasurement, _ system: some RowSystem, _ broken: [Finding], width: Double,
    options: RowOptions, environment: LayoutEnvironment
  ) throws(MeasuringError) -> CellLayout {
    var findings = broken
    let grid = PixelGrid(scale: environment.scale)
    let height = system.value(of: .contentHeight)
    if height < 1e-6, !measurement.compiled.plan.isFitting, !isDetermined(system) {
      findings.append(try undeterminedHeight(in: measurement.compiled.plan))
    } else if let missing = missingHeight(measurement, system) {
      findings.append(try undeterminedHeight(missing, in: measurement.compiled.plan))
    }
    if !measurement.isSettled {
      let error = MeasuringError.notSettling(
        template: template.tree.template, rounds: RowMeasurement.roundLimit)
      findings.append(try report(error, "not-settling"))
    }
    var frames = template.emptyFrames
    for item in measurement.compiled.plan.activeItems {
      frames[item] = grid.rounded(
        x: system.value(of: .x(item)), y: system.value(of: .y(item)), width: system.value(of: .width(item)),
        height: system.value(of: .height(item)))
    }
    if let insets = template.alignmentInsets {
      for item in measurement.compiled.plan.activeItems where insets[item] != 0 {
        let direction = environment.layoutDirection
        let (left, right) = (insets[item].left(direction), insets[item].right(direction))
        frames[item] = grid.rounded(
          x: system.value(of: .x(item)) - left, y: system.value(of: .y(item)) - insets[item].top,
          width: system.value(of: .width(item)) + left + right,
          height: system.value(of: .height(item)) + insets[item].top + insets[item].bottom)
      }
    }
    let rowHeight = grid.roundedUp(height) + options.separatorHeight(scale: environment.scale)
    guard PixelGrid.holds(rowHeight) else {
      throw .invalidNumber(
        name: "\(template.tree.template): the height", value: number(rowHeight), rule: PixelGrid.rule)
    }
    for (item, frame) in frames.enumerated() where !frame.isOnGrid {
      throw .invalidNumber(
        name: "\(template.tree.template): the frame of \(template.tree.placedName(of: item))", value: frame.numbers,
        rule: PixelGrid.rule)
    }
    return CellLayout(
      width: width, height: rowHeight, fittingHeight: height, names: template.names, frames: frames,
      findings: findings, source: .constraints)
  }

  /// Whether something holds a content view of no height together: whether it stays so when it would rather be tall.
  private func isDetermined(_ system: some RowSystem) -> Bool {
    do throws(SolverError) {
      return try system.height(pushedTo: 1000) < 500
    } catch {
      return true
    }
  }

  private func report(_ error: MeasuringError, _ rule: String) throws(MeasuringError) -> Finding {
    if isStrict { throw error }
    return Finding(rule: rule, message: error.description)
  }

  /// What a row built anew had to leave out; what wants more width than there is makes one finding with the greatest.
  func findings(of system: RebuiltSystem, inputs: RowInputs) throws(MeasuringError) -> [Finding] {
    let compiled = system.compiled
    let widths = system.breakages.map { breakage -> Double? in
      guard breakage.conflict.contains(compiled.plan.widthEntry),
        let least = compiled.leastWidth(for: breakage.conflict, inputs), least > inputs.width
      else { return nil }
      return least
    }
    var findings: [Finding] = []
    let firstNarrow = widths.firstIndex { $0 != nil }
    for (index, breakage) in system.breakages.enumerated() {
      if widths[index] == nil { findings.append(try finding(breakage, compiled, inputs)) }
      if index == firstNarrow { findings.append(try tooNarrow(system.breakages, widths, compiled, inputs)) }
    }
    return findings
  }

  /// The width that all required constraints together need, at least what each of some conflicts does.
  private func tooNarrow(
    _ breakages: [RebuiltSystem.Breakage], _ widths: [Double?], _ compiled: CompiledPlan, _ inputs: RowInputs
  ) throws(MeasuringError) -> Finding {
    let others = zip(breakages, widths).filter { $0.1 == nil }.map(\.0.entry)
    let required = compiled.plan.entries.indices.filter { entry in
      compiled.plan.entries[entry].priority.isRequired && !compiled.plan.entries[entry].isAbsent
        && !others.contains(entry)
    }
    let least = (widths.compactMap { $0 } + [compiled.leastWidth(for: required, inputs) ?? 0]).reduce(0, max)
    let error = MeasuringError.widthTooSmall(
      template: template.tree.template, width: inputs.width, minimum: LayoutExplanation.rounded(least),
      contents: requiredContents(zip(breakages, widths).filter { $0.1 != nil }.map(\.0), compiled, inputs))
    if isStrict { throw error }
    let broken = zip(breakages, widths).filter { $0.1 != nil }.map(\.0.entry)
    let declared = broken.lazy.compactMap { declaredConstraint(of: compiled.plan.entries[$0]) }.first
    let texts = broken.map { text(of: $0, compiled, inputs) }.joined(separator: ", ")
    return Finding(
      rule: "width-too-small", message: "\(error.description) Broken: \(texts).", file: declared?.file,
      line: declared?.line)
  }

  /// The contents that take part in conflicts because nothing may make them narrower, each with its width and place.
  private func requiredContents(
    _ breakages: [RebuiltSystem.Breakage], _ compiled: CompiledPlan, _ inputs: RowInputs
  ) -> [String] {
    let members = Set(breakages.flatMap(\.conflict))
    return compiled.plan.entries.indices.compactMap { index in
      guard members.contains(index),
        case .compressionResistance(let content, false) = compiled.plan.entries[index].origin
      else { return nil }
      let item = compiled.plan.contents[content].item
      let width = LayoutExplanation.text(compiled.target(of: index, inputs))
      let place = template.tree.place(of: item).map { ", \($0)" } ?? ""
      return "\(template.names[item]) (\(width) wide\(place))"
    }
  }

  private func finding(
    _ breakage: RebuiltSystem.Breakage, _ compiled: CompiledPlan, _ inputs: RowInputs
  ) throws(MeasuringError) -> Finding {
    let name = template.tree.template
    let declared = declaredConstraint(of: compiled.plan.entries[breakage.entry])
    let broken = text(of: breakage.entry, compiled, inputs)
    let error = MeasuringError.conflict(
      template: name, constraints: breakage.conflict.map { text(of: $0, compiled, inputs) })
    if isStrict { throw error }
    let best = helpful(breakage, compiled, inputs).first.map { text(of: $0, compiled, inputs) }
    let mend =
      best.map { "Lower the priority of \($0) to 999: with that alone no conflict is left." }
      ?? "No single change of a priority removes every conflict."
    return Finding(
      rule: "conflict", message: "\(error.description) Broken: \(broken). \(mend)",
      file: declared?.file, line: declared?.line)
  }

  private func declaredConstraint(of entry: RowPlan.Entry) -> LayoutConstraint? {
    guard case .declared(let index) = entry.origin else { return nil }
    return template.constraints[index]
  }

  /// A declared constraint with the constant and the priority that it has in a row.
  func constraint(_ declared: Int, of entry: RowPlan.Entry, _ inputs: RowInputs) -> LayoutConstraint {
    var constraint = template.constraints[declared]
    for (changed, value) in inputs.constants where changed == declared { constraint.right.constant = value }
    constraint.priority = entry.priority
    if entry.share >= 0 { constraint.right.constant = inputs.shares[entry.share] }
    return constraint
  }

  /// The text of an entry in the one grammar, with the constants of the row.
  func text(of index: Int, _ compiled: CompiledPlan, _ inputs: RowInputs) -> String {
    let entry = compiled.plan.entries[index]
    if case .declared(let declared) = entry.origin {
      return template.tree.text.text(of: constraint(declared, of: entry, inputs))
    }
    let target = compiled.target(of: index, inputs)
    let subject = entry.sum.terms.map { $0.slot.name(in: template.tree) }.joined()
    let label: String
    switch entry.origin {
    case .hugging, .wrapping: label = " \"content hugging\""
    case .compressionResistance: label = " \"compression resistance\""
    default: label = ""
    }
    let priority = compiled.plan.shownPriority(of: index).value
    return "<\(subject) \(entry.relation.symbol) \(number(target)) @\(number(priority))\(label)>"
  }
}

extension RowPlan {
  /// The priority of an entry as it was declared: that of the hugging for what only refines it.
  func shownPriority(of entry: Int) -> LayoutPriority {
    guard case .wrapping(let content) = entries[entry].origin else { return entries[entry].priority }
    return entries[contents[content].firstEntry].priority
  }

  /// The priority of the wish that only refines hugging: a little weaker.
  static func wrappingPriority(hugging: LayoutPriority) -> LayoutPriority {
    LayoutPriority(max(hugging.value - 0.25, hugging.value / 2))
  }
}

extension RowPlan.Content {
  /// The entry for the compression resistance of the width.
  var resistanceEntry: Int { firstEntry + 2 }

  /// The entry for wrapping, where there is one.
  var wrappingEntry: Int { firstEntry + 4 }
}
