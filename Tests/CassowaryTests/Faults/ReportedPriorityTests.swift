import Cassowary
import Testing
import TestSupport

/// Faults that users of existing solvers reported: priorities and answers. The number is that of the report.
@Suite("Reported faults: priorities and answers")
struct ReportedPriorityTests {
  static let cases: [ScriptCase] = [
    ScriptCase(
      "1: a far weaker third wish changes nothing",
      "x >= 100 @501\nx == 90 @500\nx == 10 @10 \"weak\"\nprint x\nremove \"weak\"\nprint x",
      prints: ["x = 100", "x = 100"], ambiguous: []),
    ScriptCase(
      "3: 200 weak wishes against one stronger",
      "x == 10 @501\n" + String(repeating: "x == 0 @500\n", count: 200) + "print", prints: ["x = 10"],
      ambiguous: []),
    ScriptCase(
      "3: 1,200 weak wishes against one stronger",
      "x == 10 @501\n" + String(repeating: "x == 0 @500\n", count: 1200) + "print", prints: ["x = 10"],
      ambiguous: []),
    ScriptCase(
      "4: nobody fixes x: nearest 0, and said to be ambiguous", "x >= 3\nx <= 9\nprint", prints: ["x = 3"],
      ambiguous: ["x"]),
    ScriptCase(
      "5: two opposite wishes", "w == 7 @750 \"up\"\nw == -7 @750 \"down\"\nprint", prints: ["w = 0"],
      ambiguous: ["w"], violations: ["up 7", "down 7"]),
    ScriptCase(
      "5: an absolute value by bounds", "w >= 7\nw >= -7\nw == 0 @10\nprint", prints: ["w = 7"], ambiguous: []),
    ScriptCase(
      "7: a wish at the priority of hugging",
      """
      width >= 0
      width <= 100 @250 "hugging"
      width >= 100 @750 "compression"
      width == 200 @250 "wish"
      print
      priority "wish" 251
      print
      """, prints: ["width = 100", "width = 200"], ambiguous: []),
    ScriptCase(
      "7: a wish at the priority of hugging is ambiguous",
      "width <= 100 @250\nwidth >= 100 @750\nwidth == 200 @250\nprint", prints: ["width = 100"],
      ambiguous: ["width"]),
    ScriptCase(
      "9: one priority moves past another and back",
      """
      x <= 40
      x == 40 @500
      x == 20 @499 "other"
      print
      priority "other" 501
      print
      priority "other" 499
      print
      """, prints: ["x = 40", "x = 20", "x = 40"], ambiguous: []),
    ScriptCase(
      "10: required hugging against a required width",
      """
      width <= 50 "hugging"
      width == 80 "fixed"
      print
      priority "hugging" 999
      width == 80 "fixed again"
      print
      """, prints: ["width = 0", "width = 80"], refusals: ["2: fixed, hugging"], ambiguous: []),
    ScriptCase(
      "12: the wider item decides", "w >= 15 + 200\nw >= 15 + 300\nw == 0 @50\nprint", prints: ["w = 315"],
      ambiguous: []),
    ScriptCase(
      "12: the wider item decides, the other order", "w == 0 @50\nw >= 15 + 300\nw >= 15 + 200\nprint",
      prints: ["w = 315"], ambiguous: []),
    ScriptCase(
      "13: a height that would be negative is a conflict",
      """
      variable cell
      image.top == 16 "image top"
      image.height == 76 "image height"
      a.bottom == image.top + image.height "a"
      b.top == a.bottom + 16 "b top"
      b.height >= 0 "b not negative"
      b.top + b.height == cell - 16 "b bottom"
      cell == 107.5 "fixed"
      b.height == 20.5 @750
      print b.height cell
      """, prints: ["b.height = 20.5 cell = 144.5"],
      refusals: ["8: fixed, image top, image height, a, b top, b not negative, b bottom"], ambiguous: []),
    ScriptCase(
      "15: current values are kept by stays",
      """
      variable d s r
      s == 3598 "s"
      r == 2328 "r"
      stay s @100
      stay r @100
      remove "s"
      remove "r"
      d == s - r
      print
      """, prints: ["d = 1270 s = 3598 r = 2328"], ambiguous: []),
    ScriptCase(
      "15: without stays all three are free", "variable d s r\nd == s - r\nprint", prints: ["d = 0 s = 0 r = 0"],
      ambiguous: ["d", "s", "r"]),
    ScriptCase(
      "ancestor 16: 1,001 weak wishes",
      "x == 1 @251\n" + String(repeating: "x == 0 @250\n", count: 1001) + "print", prints: ["x = 1"], ambiguous: []),
    ScriptCase(
      "ancestor 16: four low wishes against one high",
      "x == 7 @750\n" + String(repeating: "x == 0 @250\n", count: 4) + "print", prints: ["x = 7"], ambiguous: []),
  ]

  @Test("the right answer", arguments: cases)
  func rightAnswer(_ item: ScriptCase) {
    #expect(item.faults() == [])
    #expect(item.judgedFaults() == [])
  }

  @Test("ancestor 17: every order of adding gives the same answer")
  func everyOrder() throws {
    let base = ["a + b == 300", "a == 100 @250", "b == 100 @250", "a >= 0", "b >= 0"]
    var answers: [String: Int] = [:]
    for order in permutations([0, 1, 2, 3, 4]) {
      var runner = ScriptRunner()
      let text = "variable a b\n" + order.map { base[$0] + "\n" }.joined()
      let events = try runner.run(try SolverScript(parsing: text))
      guard case .state(let state)? = events.last else { continue }
      #expect(events.count == 1)
      #expect(state.ambiguous == ["a", "b"])
      answers[state.values.map { ScriptFormat.number($0.value) }.joined(separator: " "), default: 0] += 1
    }
    // Any a in 100...200 costs 100 in all; the tie rule takes the one nearest 0.
    #expect(answers == ["100 200": 120])
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    if items.count < 2 { return [items] }
    return items.flatMap { first in permutations(items.filter { $0 != first }).map { [first] + $0 } }
  }
}
