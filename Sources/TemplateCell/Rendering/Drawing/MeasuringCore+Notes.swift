extension MeasuringCore {
  /// That a height was given instead of the row's own, or that nothing determines its own.
  func notes(own: CellLayout, given: Double?) -> [CellDrawing.Note] {
    let open = own.findings.first { $0.rule == Finding.undeterminedHeight }
    if let given {
      let ownHeight = open == nil ? "its own is \(Self.text(own.height))" : "nothing determines its own"
      return [CellDrawing.Note("height \(Self.text(given)) is given; \(ownHeight)", details: open?.message)]
    }
    guard let open else { return [] }
    // A row that is high all the same is so by something that does not hold its texts.
    let text = own.fittingHeight < 1e-6 ? "nothing determines the height" : "the height leaves out texts"
    return [CellDrawing.Note(text, details: open.message, isFault: true)]
  }

  /// How the height that the constraints give became that of the row.
  func roundingNotes(
    _ layout: CellLayout, _ content: CellContent, _ environment: LayoutEnvironment
  ) -> [CellDrawing.Note] {
    let separator = content.options.separatorHeight(scale: environment.scale)
    let isRounded = layout.height - separator - layout.fittingHeight > 0.005
    var parts = isRounded ? ["\(Self.text(layout.fittingHeight)) rounded up to pixels"] : []
    if separator > 0 {
      parts.append("\(isRounded ? "" : "\(Self.text(layout.fittingHeight)) and ")\(Self.text(separator)) of separator")
    }
    return parts.isEmpty
      ? [] : [CellDrawing.Note("height \(Self.text(layout.height)): \(parts.joined(separator: " and "))")]
  }

  /// Which texts have less room than they need.
  static func cutNotes(_ cut: [TruncatedContent]) -> [CellDrawing.Note] {
    if cut.isEmpty { return [] }
    return [
      CellDrawing.Note(
        "cut: \(cut.map(\.item).joined(separator: ", "))", details: cut.map(\.message).joined(separator: " "),
        isFault: true)
    ]
  }

  private static func text(_ value: Double) -> String { Decimals.short(value, places: 2) }
}
