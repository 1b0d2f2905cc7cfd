public import Foundation

/// A text of a row that has less room than it needs: lines are left out, or end with an ellipsis.
public struct TruncatedContent: Sendable, Equatable {
  /// The name of the label, text view or button.
  public var item: String
  /// The size in points that the whole text needs: that of a label on several lines at the width it got, without a limit
  /// of lines; that of a button without the insets above and below its title.
  public var needed: CGSize
  /// The size in points that the item got.
  public var given: CGSize
  /// The file in which the item was made.
  public var file: String?
  /// The line on which it was made.
  public var line: Int?

  /// What is cut and by how much, as a sentence.
  public var message: String {
    func text(_ size: CGSize) -> String {
      "\(LayoutExplanation.text(Double(size.width))) by \(LayoutExplanation.text(Double(size.height)))"
    }
    let place = file.flatMap { file in line.map { " (\(file.split(separator: "/").last ?? ""):\($0))" } } ?? ""
    return "\(item) needs \(text(needed)) and gets \(text(given))\(place)."
  }
}

extension MeasuringCore {
  /// The texts of a row that are cut, in the order of declaration.
  func truncatedContents(
    _ content: CellContent, width: Double, environment: LayoutEnvironment
  ) throws(MeasuringError) -> [TruncatedContent] {
    let solved = try solve(content, width: width, environment: environment)
    return truncatedContents(solved.compiled.plan, content, environment) { solved.value(of: $0) }
  }

  /// The texts of a solved row that are cut, in the order of declaration.
  func truncatedContents(
    _ plan: RowPlan, _ content: CellContent, _ environment: LayoutEnvironment, value: (Slot) -> Double
  ) -> [TruncatedContent] {
    let measuring = ContentMeasuring(text: text, environment: environment)
    return plan.contents.compactMap { item in
      let values = content.storage[item.item]
      guard !values.isHidden, !values.label.styledText.string.isEmpty else { return nil }
      let given = (value(.width(item.item)), value(.height(item.item)))
      guard let needed = measuring.needed(item, content.storage, width: given.0, height: given.1) else { return nil }
      let traits = template.tree.items[item.item].traits
      return TruncatedContent(
        item: template.names[item.item], needed: CGSize(width: needed.width, height: needed.height),
        given: CGSize(width: given.0, height: given.1), file: traits.file, line: traits.line)
    }
  }
}

extension ContentMeasuring {
  /// The size that a text needs which is cut in a width and height; `nil` when nothing is cut.
  ///
  /// Sizes are rounded up to pixels, so less than a pixel is no cut.
  fileprivate func needed(
    _ content: RowPlan.Content, _ values: ContentStorage, width: Double, height: Double
  ) -> (width: Double, height: Double)? {
    var isCut = false
    let size: RowInputs.ContentSize
    switch content.kind {
    case .label(lines: 1), .button: size = measure(content, values, width: nil)
    case .label:
      var whole = content
      whole.kind = .label(lines: 0)
      size = measure(whole, values, width: width)
      isCut = measure(content, values, width: width).height < size.height
    case .textView: size = measure(content, values, width: width)
    default: return nil
    }
    var needed = (width: size.width, height: size.height)
    if case .button = content.kind { needed.height -= content.insets.top + content.insets.bottom }
    let tolerance = grid.pixel - 1e-6
    isCut = isCut || needed.width - width > tolerance || needed.height - height > tolerance
    return isCut ? needed : nil
  }
}

extension CellMeasurer {
  /// The labels, text views and buttons of a row whose text has less room than it needs, in the order of declaration;
  /// those that are hidden or collapsed or have no text are left out.
  ///
  /// A label that may be cut by its priorities counts too: this is what the row looks like, not whether it was meant.
  /// Nothing of it is reckoned when a row is laid out.
  ///
  /// - Throws: as ``layout(of:width:environment:)``.
  /// - Complexity: one layout, and one measurement for each text.
  public func truncatedContents(
    of row: Item, width: Double, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(MeasuringError) -> [TruncatedContent] {
    try core.truncatedContents(content(of: row), width: width, environment: environment)
  }
}
