import Testing

private typealias File = InterfaceFile

/// Stack views.
@Suite struct InterfaceStackTests {
  @Test(arguments: fixtures) func `frames follow from the stack`(_ fixture: InterfaceFixture) throws {
    try fixture.check()
  }

  private static let images =
    "<image name=\"w20\" width=\"20\" height=\"10\"/><image name=\"w40\" width=\"40\" height=\"30\"/>"

  private static func image(_ id: String, _ width: Int, _ attributes: String = "") -> String {
    File.view(id, "imageView", "image=\"w\(width)\" \(attributes)")
  }

  /// A stack pinned to all edges of the root.
  private static func filling(_ attributes: String, extra: String = "", _ subviews: String...) -> String {
    File.document(
      File.root(
        constraints: File.pin("s", 0, 0, 0, 0), File.view("s", "stackView", attributes, extra: extra, subviews.joined())
      ),
      resources: images)
  }

  /// A stack pinned to the leading and top edge only.
  private static func free(_ attributes: String, _ subviews: String...) -> String {
    File.document(
      File.root(constraints: File.pin("s", 0, 0), File.view("s", "stackView", attributes, subviews.joined())),
      resources: images)
  }

  private static let fixtures: [InterfaceFixture] = [
    InterfaceFixture(
      // The view without a size of its own takes what is left: 100 - 20 - 5.
      "fill", filling("spacing=\"5\"", image("a", 20, "horizontalHuggingPriority=\"251\""), File.view("b")),
      ["s": [0, 0, 100, 50], "a": [0, 0, 20, 50], "b": [25, 0, 75, 50]]),
    InterfaceFixture(
      "fill down",
      filling("axis=\"vertical\" spacing=\"2\"", image("a", 20, "verticalHuggingPriority=\"251\""), File.view("b")),
      ["a": [0, 0, 100, 10], "b": [0, 12, 100, 38]]),
    InterfaceFixture(
      "fill equally",
      filling("distribution=\"fillEqually\" spacing=\"10\"", File.view("a"), File.view("b"), File.view("c")),
      ["a": [0, 0, 80.0 / 3, 50], "b": [80.0 / 3 + 10, 0, 80.0 / 3, 50], "c": [160.0 / 3 + 20, 0, 80.0 / 3, 50]]),
    InterfaceFixture(
      // 20 to 40 shared out over 90.
      "fill proportionally",
      filling("distribution=\"fillProportionally\" spacing=\"10\"", image("a", 20), image("b", 40)),
      ["a": [0, 0, 30, 50], "b": [40, 0, 60, 50]]),
    InterfaceFixture(
      // 100 - 3 x 20 leaves two gaps of 20.
      "equal spacing",
      filling("distribution=\"equalSpacing\" spacing=\"5\"", image("a", 20), image("b", 20), image("c", 20)),
      ["a": [0, 0, 20, 50], "b": [40, 0, 20, 50], "c": [80, 0, 20, 50]]),
    InterfaceFixture(
      "equal spacing of a free stack",
      free("distribution=\"equalSpacing\" spacing=\"5\"", image("a", 20), image("b", 40)),
      ["s": [0, 0, 65, 30], "a": [0, 0, 20, 30], "b": [25, 0, 40, 30]]),
    InterfaceFixture(
      // Centres of the outer ones at 10 and 80, so that of the middle one at 45.
      "equal centring", filling("distribution=\"equalCentering\"", image("a", 20), image("b", 20), image("c", 40)),
      ["a": [0, 0, 20, 50], "b": [35, 0, 20, 50], "c": [60, 0, 40, 50]]),
    InterfaceFixture(
      "centre", filling("alignment=\"center\"", image("a", 20, "horizontalHuggingPriority=\"251\""), image("b", 40)),
      ["a": [0, 20, 20, 10], "b": [20, 10, 80, 30]]),
    InterfaceFixture(
      "top", filling("alignment=\"top\"", image("a", 20, "horizontalHuggingPriority=\"251\""), image("b", 40)),
      ["a": [0, 0, 20, 10], "b": [20, 0, 80, 30]]),
    InterfaceFixture(
      "bottom", filling("alignment=\"bottom\"", image("a", 20, "horizontalHuggingPriority=\"251\""), image("b", 40)),
      ["a": [0, 40, 20, 10], "b": [20, 20, 80, 30]]),
    InterfaceFixture(
      "trailing of a column",
      filling(
        "axis=\"vertical\" alignment=\"trailing\"", image("a", 20, "verticalHuggingPriority=\"251\""), image("b", 40)),
      ["a": [80, 0, 20, 10], "b": [60, 10, 40, 40]]),
    InterfaceFixture(
      // Across, a free stack is as high as its highest view.
      "the weak fit", free("alignment=\"center\"", image("a", 20), image("b", 40)),
      ["s": [0, 0, 60, 30], "a": [0, 10, 20, 10], "b": [20, 0, 40, 30]]),
    InterfaceFixture(
      "a hidden view leaves",
      filling(
        "spacing=\"10\"", File.view("a", constraints: File.size("a", 30, nil)),
        File.view("b", "view", "hidden=\"YES\""), File.view("c")),
      ["a": [0, 0, 30, 50], "c": [40, 0, 60, 50]]),
    InterfaceFixture(
      "margins imply an arrangement inside of them",
      filling(
        "",
        extra:
          "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
        File.view("a")),
      ["a": [2, 1, 94, 46]]),
    InterfaceFixture(
      "a stack in a stack",
      filling(
        "spacing=\"10\"",
        File.view("t", "stackView", "axis=\"vertical\" distribution=\"fillEqually\"", File.view("a"), File.view("b")),
        File.view("c", constraints: File.size("c", 40, nil))),
      ["t": [0, 0, 50, 50], "a": [0, 0, 50, 25], "b": [0, 25, 50, 25], "c": [60, 0, 40, 50]]),
    InterfaceFixture(
      // Standard spacing is 8.
      "standard spacing",
      filling("spacingType=\"standard\"", File.view("a", constraints: File.size("a", 30, nil)), File.view("b")),
      ["b": [38, 0, 62, 50]]),
    InterfaceFixture(
      "an empty stack", free("", ""), ["s": [0, 0, 0, 0]]),
  ]
}
