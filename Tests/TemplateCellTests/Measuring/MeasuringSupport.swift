import Foundation
import TemplateCell

/// Ruler text A: 300 wide on one line; lines at 299, 160, 130, 100, 70 wide: 2, 2, 3, 4, 5.
let textA = "alpha beta gamma delta epsilon"

/// A cell whose rows show texts, measured with the ruler font: 10 wide each character, 20 high each line.
///
/// Its constraints and the filling of a row are given by each test.
struct TextCell: CellTemplate {
  let a: Label
  let b: Label
  let image: ImageView
  let inner: View
  let box: View
  let build: @Sendable (TextCell) -> [LayoutConstraint]

  init(
    a: Label = Label(lines: 0), b: Label = Label(), image: ImageView = ImageView(),
    @LayoutBuilder _ build: @escaping @Sendable (TextCell) -> [LayoutConstraint]
  ) {
    self.a = a
    self.b = b
    self.image = image
    inner = View()
    box = View(inner)
    self.build = build
  }

  var constraints: [LayoutConstraint] { build(self) }

  func configure(_ content: inout CellContent, with row: TextRow) {
    content[a].text = row.a
    content[b].text = row.b
    content[a].isCollapsed = row.collapsed.contains("a")
    content[b].isCollapsed = row.collapsed.contains("b")
    content[image].isCollapsed = row.collapsed.contains("image")
    content[inner].isCollapsed = row.collapsed.contains("inner")
    content[box].isCollapsed = row.collapsed.contains("box")
    content[a].isHidden = row.hidden.contains("a")
    content[box].isHidden = row.hidden.contains("box")
    content[image].imageSize = row.image
    if let accessory = row.accessory { content.options.accessory = accessory }
    for (label, value) in row.constants { content[constant: label] = value }
  }

  static func measurer(
    a: Label = Label(lines: 0), b: Label = Label(), image: ImageView = ImageView(),
    options: RowOptions = RowOptions(), isStrict: Bool = false,
    @LayoutBuilder _ build: @escaping @Sendable (TextCell) -> [LayoutConstraint]
  ) throws -> CellMeasurer<TextCell> {
    try CellMeasurer(
      TextCell(a: a, b: b, image: image, build), text: RulerFont(), options: options, isStrict: isStrict)
  }
}

/// What a row of a ``TextCell`` shows.
struct TextRow: Sendable {
  var a = ""
  var b = ""
  var image: CGSize?
  var collapsed: Set<String> = ["a", "b", "image", "inner", "box"]
  var hidden: Set<String> = []
  var accessory: RowOptions.Accessory?
  var constants: [(String, Double)] = []

  /// A row that shows only the items named.
  init(
    _ shown: String..., a: String = "", b: String = "", image: CGSize? = nil,
    accessory: RowOptions.Accessory? = nil, constants: [(String, Double)] = []
  ) {
    self.a = a
    self.b = b
    self.image = image
    self.accessory = accessory
    self.constants = constants
    collapsed.subtract(shown)
  }
}

/// A frame in the order of reading.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Words of four characters with a space between, as many characters as asked.
func words(characters: Int) -> String {
  String((0..<characters).map { index -> Character in index % 5 == 4 ? " " : "x" })
}
