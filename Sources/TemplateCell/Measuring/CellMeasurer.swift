/// Measures rows of a template by its constraints.
///
///     let measurer = try CellMeasurer(NoteCell())
///     let layout = try measurer.layout(of: note, width: 375)
///
/// A measurer is immutable to its users: a layout is a pure function of the item, the width and the environment, in
/// whatever order and on however many threads rows are measured.
public struct CellMeasurer<Template: CellTemplate>: RowMeasuring {
  /// The model of one row.
  public typealias Item = Template.Item

  /// The template.
  public let template: Template
  /// What rows have around their content view unless ``CellContent/options`` says otherwise.
  public let options: RowOptions
  let core: MeasuringCore

  /// Compiles a template.
  ///
  /// - Parameters:
  ///   - template: the cell; read once, here.
  ///   - text: what measures the texts.
  ///   - options: what rows have around their content view unless the content says otherwise.
  ///   - isStrict: whether measuring throws where it would otherwise note a finding: conflicts of required
  ///     constraints, a width that is too small, an undetermined height, texts that do not settle.
  /// - Throws: what makes the template impossible to compile.
  /// - Complexity: O(n) for n constraints; the solver of a state and width is compiled when first needed.
  public init(
    _ template: Template, text: any TextMeasuring = InterTextMeasurer.default, options: RowOptions = RowOptions(),
    isStrict: Bool = false
  ) throws(TemplateError) {
    self.template = template
    self.options = options
    let compiled = try CompiledTemplate(template)
    core = MeasuringCore(template: compiled, text: text, isStrict: isStrict, cache: PlanCache(compiled))
  }

  /// Lays out one row.
  ///
  /// Required constraints that conflict neither crash nor pass silently: the most recently declared of the smallest
  /// conflict is left out and ``CellLayout/findings`` says so, with its label, file and line.
  ///
  /// - Parameters:
  ///   - item: the model of the row.
  ///   - width: the width of the row in points, finite and greater than 0.
  ///   - environment: scale, direction and text size.
  /// - Throws: ``MeasuringError`` for numbers that cannot be used, a content view without width, content written for
  ///   items or labels that are not there; when strict also for what would be a finding.
  public func layout(
    of item: Item, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> CellLayout {
    try core.layout(content(of: item), width: width, environment: environment)
  }

  /// The declared constraints that do not hold in a row, in the order of declaration: wishes that a stronger one
  /// overruled, and required ones that were broken. Texts that gave way are told by
  /// ``truncatedContents(of:width:environment:)``.
  ///
  /// - Throws: as ``layout(of:width:environment:)``.
  public func violations(
    of item: Item, width: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> [ConstraintViolation] {
    try core.violations(content(of: item), width: width, environment: environment)
  }

  func content(of item: Item) -> CellContent {
    var content = CellContent(outline: core.template.outline, options: options)
    template.configure(&content, with: item)
    return content
  }
}
