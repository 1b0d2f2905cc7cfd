extension CellTemplate {
  /// What is wrong with the template that no single row would show: rules tried with made-up contents, with everything
  /// shown and with what `whenCollapsed` names collapsed.
  ///
  /// - Parameter text: what measures the texts.
  /// - Throws: what makes the template impossible to compile.
  /// - Complexity: each state is solved a few times for each label, and each required constraint asked about.
  public func check(text: any TextMeasuring = InterTextMeasurer.default) throws(TemplateError) -> [Finding] {
    try CellMeasurer(self, text: text).check()
  }
}

extension CellMeasurer {
  /// What is wrong with the template: the rules of ``CellTemplate/check(text:)``, also for the states that rows are in,
  /// and what layouts of the rows find.
  ///
  /// - Parameters:
  ///   - rows: rows as the table will have them.
  ///   - widths: the widths of rows to lay them out at, in points.
  ///   - environment: scale, direction and text size for the rows.
  public func check(
    rows: [Item] = [], widths: [Double] = [320, 375, 414], environment: LayoutEnvironment = LayoutEnvironment()
  ) -> [Finding] {
    let core = MeasuringCore(template: core.template, text: core.text, isStrict: false, cache: core.cache)
    var collapsed: [ItemSet] = []
    for row in rows {
      let state = RowState(content(of: row).storage, template: core.template, direction: .leftToRight).collapsed
      if !collapsed.contains(state) { collapsed.append(state) }
    }
    let check = TemplateCheck(core: core, collapsed: collapsed)
    var findings = check.problems + CheckRules.all.flatMap { $0.findings(in: check) }
    for row in rows {
      for width in widths {
        do throws(MeasuringError) {
          findings += try core.layout(content(of: row), width: width, environment: environment).findings
        } catch {
          findings.append(Finding(rule: "unmeasurable", message: error.description))
        }
      }
    }
    return findings.unique()
  }
}
