import Testing

private typealias File = InterfaceFile

/// Constraints between views: attributes, owners, multipliers, relations and priorities.
@Suite struct InterfaceConstraintTests {
  @Test(arguments: fixtures) func `frames follow from the constraints`(_ fixture: InterfaceFixture) throws {
    try fixture.check()
  }

  private static let fixtures: [InterfaceFixture] = [
    InterfaceFixture(
      "edges", File.document(File.root(constraints: File.pin("a", 10, 5, 20, 15), File.view("a"))),
      ["root": [0, 0, 100, 50], "a": [10, 5, 70, 30]]),
    InterfaceFixture(
      "left and right",
      File.document(
        File.root(
          constraints: File.rule("a", "left", "root", "left", 7) + File.rule("a", "right", "root", "right", -3)
            + File.pin("a", nil, 0, nil, 0), File.view("a"))),
      ["a": [7, 0, 90, 50]]),
    InterfaceFixture(
      "a missing first item is the owner",
      File.document(
        File.root(
          constraints: File.rule(nil, "trailing", "a", "trailing", 20) + File.rule(nil, "bottom", "a", "bottom", 5)
            + File.size("a", 30, 10), File.view("a"))),
      ["a": [50, 35, 30, 10]]),
    InterfaceFixture(
      "a missing second item is a number",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0),
          File.view("a", constraints: File.rule(nil, "width", nil, nil, 40) + File.rule(nil, "height", nil, nil, 30)))),
      ["a": [0, 0, 40, 30]]),
    InterfaceFixture(
      "a missing constant is 0",
      File.document(
        File.root(
          constraints: File.rule("a", "leading", "root") + File.rule("a", "top", "root") + File.size("a", 10, 10),
          File.view("a"))),
      ["a": [0, 0, 10, 10]]),
    InterfaceFixture(
      "centres",
      File.document(
        File.root(
          constraints: File.rule("a", "centerX", "root") + File.rule("a", "centerY", "root", nil, -2)
            + File.size("a", 20, 10), File.view("a"))),
      ["a": [40, 18, 20, 10]]),
    InterfaceFixture(
      "a multiplier",
      File.document(
        File.root(
          constraints: File.rule("a", "width", "root", "width", 4, "multiplier=\"0.5\"")
            + File.pin("a", 0, 0, nil, 0), File.view("a"))),
      ["a": [0, 0, 54, 50]]),
    InterfaceFixture(
      "an aspect ratio with a colon",
      File.document(
        File.root(
          constraints: File.rule("a", "width", "a", "height", nil, "multiplier=\"16:9\"")
            + File.pin("a", 0, 0) + File.size("a", 64, nil), File.view("a"))),
      ["a": [0, 0, 64, 36]]),
    InterfaceFixture(
      "a ratio with a slash",
      File.document(
        File.root(
          constraints: File.rule("a", "height", "root", "height", nil, "multiplier=\"3/5\"")
            + File.pin("a", 0, 0) + File.size("a", 10, nil), File.view("a"))),
      ["a": [0, 0, 10, 30]]),
    InterfaceFixture(
      // The common ancestor of a and box is box: half of its trailing edge is 30 from its own left edge.
      "a multiplied place is in the space of the common ancestor",
      File.document(
        File.root(
          constraints: File.pin("box", 20, 0, 20, 0),
          File.view(
            "box",
            constraints: File.rule("a", "centerX", "box", "trailing", nil, "multiplier=\"0.5\"")
              + File.rule("a", "top", "box") + File.size("a", 10, 10), File.view("a")))),
      ["box": [20, 0, 60, 50], "a": [25, 0, 10, 10]]),
    InterfaceFixture(
      // b begins at 5 in the root; a in box at 20 is told to begin where b does.
      "views of different superviews",
      File.document(
        File.root(
          constraints: File.pin("box", 20, 0, 20, 0) + File.pin("b", 25, 10) + File.size("b", 10, 10)
            + File.rule("a", "leading", "b") + File.rule("a", "top", "b"),
          File.view("box", constraints: File.size("a", 5, 5), File.view("a")), File.view("b"))),
      ["a": [5, 10, 5, 5]]),
    InterfaceFixture(
      "inequalities",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0)
            + File.rule("a", "width", nil, nil, 30, "relation=\"greaterThanOrEqual\"")
            + File.rule("a", "width", nil, nil, 10, "priority=\"500\"")
            + File.rule("a", "height", nil, nil, 20, "relation=\"lessThanOrEqual\"")
            + File.rule("a", "height", nil, nil, 40, "priority=\"500\""), File.view("a"))),
      ["a": [0, 0, 30, 20]]),
    InterfaceFixture(
      "the higher priority wins",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, nil, 0) + File.rule("a", "width", nil, nil, 30, "priority=\"750\"")
            + File.rule("a", "width", nil, nil, 60, "priority=\"999\""), File.view("a"))),
      ["a": [0, 0, 60, 50]]),
    InterfaceFixture(
      "a placeholder takes part",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, nil, 0) + File.rule("a", "width", nil, nil, 33, "placeholder=\"YES\""),
          File.view("a"))),
      ["a": [0, 0, 33, 50]]),
    InterfaceFixture(
      "a hidden view takes part",
      File.document(
        File.root(
          constraints: File.pin("a", 5, 0, nil, 0) + File.size("a", 20, nil)
            + File.rule("b", "leading", "a", "trailing", 8) + File.pin("b", nil, 0, 0, 0),
          File.view("a", "view", "hidden=\"YES\""), File.view("b"))),
      ["a": [5, 0, 20, 50], "b": [33, 0, 67, 50]]),
    InterfaceFixture(
      "a standard distance is 8 between neighbours",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, nil, 0) + File.size("a", 20, nil)
            + File.rule("b", "leading", "a", "trailing", nil, "symbolic=\"YES\"") + File.pin("b", nil, 0, 0, 0),
          File.view("a"), File.view("b"))),
      ["b": [28, 0, 72, 50]]),
    InterfaceFixture(
      "of two required sizes the first holds",
      File.document(
        File.root(constraints: File.pin("a", 0, 0) + File.size("a", 20, 10) + File.size("a", 30, nil), File.view("a"))),
      ["a": [0, 0, 20, 10]], findings: ["conflict"]),
    InterfaceFixture(
      "a place compared with a number",
      File.document(
        File.root(
          constraints: File.pin("a", 1, 2) + File.size("a", 3, 4) + File.rule("a", "leading", nil, nil, 9),
          File.view("a"))),
      ["a": [1, 2, 3, 4]], findings: ["incomplete-constraint"]),
    InterfaceFixture(
      "an unknown attribute",
      File.document(
        File.root(
          constraints: File.pin("a", 1, 2) + File.size("a", 3, 4) + File.rule("a", "depth", "root"), File.view("a"))),
      ["a": [1, 2, 3, 4]], findings: ["unknown-attribute"]),
    InterfaceFixture(
      "places of different axes",
      File.document(
        File.root(
          constraints: File.pin("a", 1, 2) + File.size("a", 3, 4) + File.rule("a", "leading", "root", "top"),
          File.view("a"))),
      ["a": [1, 2, 3, 4]], findings: ["mixed-axes"]),
    InterfaceFixture(
      "a width follows a height",
      File.document(
        File.root(
          constraints: File.pin("a", 0, 0, nil, 0) + File.rule("a", "width", "root", "height"), File.view("a"))),
      ["a": [0, 0, 50, 50]]),
  ]
}
