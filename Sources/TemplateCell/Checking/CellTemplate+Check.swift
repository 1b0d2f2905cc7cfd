extension CellTemplate {
  /// What is wrong with the template that no single row would show: rules tried with made-up texts, images and sizes,
  /// with everything shown and with what `whenCollapsed` names collapsed, with every ``ConstraintGroup`` on and off.
  ///
  /// Groups that cannot hold together, whatever the priorities of their constraints, count as alternatives: of them one
  /// is on in every state that is tried. All combinations are tried when they are at most 32, otherwise each change
  /// alone and everything collapsed together. Views sized by code of their own keep that; texts are made up also where
  /// the template declares one, but for the question whether it is cut.
  ///
  /// Which items rows collapse and which titles they give to buttons is known only from rows: the template is checked for
  /// the states of its ``exampleRows`` and of those given too, and what laying them out finds is told.
  ///
  /// - Parameters:
  ///   - rows: rows as the table will have them, besides the ``exampleRows``; one of each kind is enough.
  ///   - text: what measures the texts.
  /// - Throws: what makes the template impossible to compile.
  /// - Complexity: each state is solved a few times for each text, and each required constraint asked about; the
  ///   required constraints are tried together once for each pair of groups.
  public func check(
    rows: [Item] = [], text: any TextMeasuring = InterTextMeasurer.default
  ) throws(TemplateError) -> [Finding] {
    try CellMeasurer(self, text: text).check(rows: rows)
  }
}

extension CellMeasurer {
  /// What is wrong with the template: the rules of ``CellTemplate/check(rows:text:)``, also for the states that rows are in,
  /// and what layouts of the rows find.
  ///
  /// - Parameters:
  ///   - rows: rows as the table will have them, besides the ``CellTemplate/exampleRows``.
  ///   - widths: the widths of rows to lay them out at, in points.
  ///   - environment: scale, direction and text size for the rows.
  public func check(
    rows: [Item] = [], widths: [Double] = [320, 375, 414], environment: LayoutEnvironment = LayoutEnvironment()
  ) -> [Finding] {
    let core = MeasuringCore(template: core.template, text: core.text, isStrict: false, cache: core.cache)
    let contents = (template.exampleRows + rows).map { content(of: $0) }
    let hidden = (template as? any HidingTemplate)?.hiddenItems.compactMap { core.template.tree.position(of: $0) } ?? []
    let check = TemplateCheck(
      core: core, rows: contents, hidden: ItemSet(hidden), widths: widths, environment: environment)
    var findings = check.problems + CheckRules.all.flatMap { $0.findings(in: check) }
    for content in contents {
      for width in widths {
        do throws(MeasuringError) {
          let layout = try core.layout(content, width: width, environment: environment)
          // Conflicts are told once, by the check.
          findings +=
            layout.findings.filter { $0.rule != "conflict" } + check.findingsOutside(layout, content, environment)
        } catch {
          findings.append(Finding(rule: "unmeasurable", message: error.description))
        }
      }
    }
    return findings.unique()
  }
}
