import Foundation

@testable import TemplateCell

/// A cell made of whatever items a test needs; their names are `views[0]`, `views[1]` and so on.
struct OpenCell: CellTemplate {
  let views: [any LayoutItem]
  var layoutMargins = LayoutInsets.cellMargins
  var safeAreaInsets: LayoutInsets = 0
  var options = RowOptions()
  let build: @Sendable (ContentView) -> [LayoutConstraint]
  var fill: @Sendable (inout CellContent) -> Void = { _ in }

  init(_ views: any LayoutItem..., @LayoutBuilder build: @escaping @Sendable (ContentView) -> [LayoutConstraint]) {
    self.views = views
    self.build = build
  }

  /// Makes a cell of a list of items.
  init(items: [any LayoutItem], @LayoutBuilder build: @escaping @Sendable (ContentView) -> [LayoutConstraint]) {
    views = items
    self.build = build
  }

  var constraints: [LayoutConstraint] { build(contentView) }

  func configure(_ content: inout CellContent, with item: Int) {
    fill(&content)
  }

  /// The layout of one row, measured with the ruler font: 10 wide each character, 20 high each line.
  func layout(
    width: Double = 320, _ direction: LayoutEnvironment.LayoutDirection = .leftToRight, scale: Double = 2
  ) throws -> CellLayout {
    try CellMeasurer(self, text: RulerFont(), options: options).layout(
      of: 0, width: width, environment: LayoutEnvironment(scale: scale, layoutDirection: direction))
  }

  /// The cell with rows filled in another way.
  func filled(_ fill: @escaping @Sendable (inout CellContent) -> Void) -> OpenCell {
    var result = self
    result.fill = fill
    return result
  }
}
