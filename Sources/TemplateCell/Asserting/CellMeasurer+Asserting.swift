/// For tests of templates: each function says what is wrong, or `nil` when nothing is.
///
///     #expect(measurer.conflictFailure(rows: rows, widths: [320, 375]) == nil)
///     #expect(measurer.heightFailure(of: row, width: 320, between: 44...120) == nil)
extension CellMeasurer {
  /// What is ambiguous in the first row that has something ambiguous, where it was written and how to mend it: a height
  /// that nothing determines, as when the bottom pin is missing, an item whose place or size nothing determines, wishes
  /// of equal priority that pull against each other, also over which of two texts takes more lines.
  ///
  /// - Complexity: the constraints of each row are added to a solver one by one.
  public func ambiguityFailure(
    rows: [Item], widths: [Double], environment: LayoutEnvironment = LayoutEnvironment()
  ) -> String? {
    firstFailure(rows, widths) { row, width throws(MeasuringError) in
      let findings = try layout(of: row, width: width, environment: environment).findings
      if let height = findings.first(where: { $0.rule == Finding.undeterminedHeight }) { return height.message }
      let solved = try core.solvedSystem(content(of: row), width: width, environment: environment)
      let messages = core.ambiguities(of: solved)
      return messages.isEmpty ? nil : messages.joined(separator: "\n")
    }
  }

  /// What is cut in the first row in which a text has less room than it needs, and where it was written.
  ///
  /// - Complexity: as ``truncatedContents(of:width:environment:)``.
  public func truncationFailure(
    rows: [Item], widths: [Double], environment: LayoutEnvironment = LayoutEnvironment()
  ) -> String? {
    firstFailure(rows, widths) { row, width throws(MeasuringError) in
      let cut = try truncatedContents(of: row, width: width, environment: environment)
      return cut.isEmpty ? nil : cut.map(\.message).joined(separator: "\n")
    }
  }

  /// What conflicts in the first row in which required constraints conflict, and what helps.
  public func conflictFailure(
    rows: [Item], widths: [Double], environment: LayoutEnvironment = LayoutEnvironment()
  ) -> String? {
    firstFailure(rows, widths) { row, width throws(MeasuringError) in
      try core.conflicts(content(of: row), width: width, environment: environment).first?.message
    }
  }

  /// Why a height is not within a range in points, with the sum that makes it up and what is wrong with the layout.
  public func heightFailure(
    of row: Item, width: Double, between range: ClosedRange<Double>,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) -> String? {
    failure { () throws(MeasuringError) in
      let layout = try layout(of: row, width: width, environment: environment)
      if range.contains(layout.height) { return nil }
      let explanation = try core.explainHeight(content(of: row), width: width, environment: environment)
      let sum =
        "the row is not between \(number(range.lowerBound)) and \(number(range.upperBound)) high: \(explanation)"
      return ([sum] + layout.findings.map(\.message)).joined(separator: "\n")
    }
  }

  /// Where the frames of a row differ from a snapshot: the text of ``CellLayout/snapshot`` at an earlier time.
  public func snapshotFailure(
    of row: Item, width: Double, expected: String, environment: LayoutEnvironment = LayoutEnvironment()
  ) -> String? {
    failure { () throws(MeasuringError) in
      let actual = try layout(of: row, width: width, environment: environment).snapshot
      let lines = (expected: Self.lines(expected), actual: Self.lines(actual))
      if lines.expected == lines.actual { return nil }
      var result = ["the frames differ:"]
      for index in 0..<max(lines.expected.count, lines.actual.count) {
        let before = index < lines.expected.count ? lines.expected[index] : nil
        let now = index < lines.actual.count ? lines.actual[index] : nil
        if before == now { continue }
        if let before { result.append("- \(before)") }
        if let now { result.append("+ \(now)") }
      }
      return result.joined(separator: "\n")
    }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).map { line in
      line.drop { $0 == " " }
    }.filter { !$0.isEmpty }
  }

  private func firstFailure(
    _ rows: [Item], _ widths: [Double], _ body: (Item, Double) throws(MeasuringError) -> String?
  ) -> String? {
    for (index, row) in rows.enumerated() {
      for width in widths {
        let failure = failure { () throws(MeasuringError) in try body(row, width) }
        if let failure { return "row \(index) at width \(number(width)): \(failure)" }
      }
    }
    return nil
  }

  private func failure(_ body: () throws(MeasuringError) -> String?) -> String? {
    do throws(MeasuringError) {
      return try body()
    } catch {
      return error.description
    }
  }
}

extension CellLayout {
  /// Height and frames as text, an item a line: `title 10 10 160 40`, then findings; for tests that keep it.
  public var snapshot: String {
    var lines = ["height \(number(height)) in \(number(width))"]
    for (name, frame) in zip(names, frames) {
      let values = [frame.minX, frame.minY, frame.width, frame.height].map { number(Double($0)) }
      lines.append("\(name) \(values.joined(separator: " "))")
    }
    lines += findings.map { "finding \($0.rule)" }
    return lines.joined(separator: "\n")
  }
}
