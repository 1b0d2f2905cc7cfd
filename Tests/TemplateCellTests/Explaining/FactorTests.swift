import TemplateCell
import Testing

/// A sum can be reckoned again by hand: each summand that is a multiple shows number and factor.
@Suite struct FactorTests {
  /// The box is as high as the width less 2 x 16, times the factor.
  @Test(arguments: [
    (0.5625, 376.0, ["211.5 (contentView.width, 376 * 0.5625)", "- 9 (box.leading, 16 * 0.5625)"]),
    (1.0 / 3, 377.0, ["125.666667 (contentView.width, 377 / 3)", "- 5.333333 (box.trailing, 16 / 3)"]),
    (2.0 / 3, 377.0, ["251.333333 (contentView.width, 377 * 2 / 3)", "- 10.666667 (box.leading, 16 * 2 / 3)"]),
  ])
  func ratio(factor: Double, width: Double, texts: [String]) throws {
    let measurer = try TextCell.measurer { cell in
      cell.box.leading == cell.contentView.leading + 16
      cell.box.trailing == cell.contentView.trailing - 16
      cell.box.height == cell.box.width * factor
      cell.box.top == cell.contentView.top + 10
      cell.contentView.bottom == cell.box.bottom + 10
    }
    let explanation = try measurer.explainHeight(of: TextRow("box"), width: width)
    for text in texts {
      #expect(explanation.description.contains(text), "\(explanation)")
      let inner = text.split(separator: "(").last?.dropLast() ?? ""
      #expect(explanation.details.contains(" \(inner) <"), "\(explanation.details)")
    }
    #expect(
      explanation.description.contains(" 10 (box.top) ") && explanation.description.contains(" 10 (contentView.bottom)")
    )
    let sum = explanation.parts.reduce(0) { $0 + $1.amount }
    #expect(abs(sum - explanation.value) < 1e-9)
    #expect(abs(explanation.value - (20 + (width - 32) * factor)) < 0.5)
  }
}
