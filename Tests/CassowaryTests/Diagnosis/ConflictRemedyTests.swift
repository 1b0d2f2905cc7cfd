import Cassowary
import Testing

/// What removes a conflict is tried, not guessed.
@Suite("Remedies for conflicts")
struct ConflictRemedyTests {
  /// 10 + 21 + 10 is not 44; a second, independent contradiction to one of the members rules that member out.
  @Test("only changes with which the constraint is accepted are named")
  func remedies() throws {
    var solver = Solver()
    let top = solver.variable("top")
    let height = solver.variable("height")
    let gap = solver.variable("gap")
    try solver.add(top == 10, label: "top")
    try solver.add(height == 21, label: "height")
    try solver.add(gap == 10, label: "gap")
    try solver.add(gap <= 12, label: "gap limit")
    let total = top + height + gap == 44
    let remedies = try solver.remedies(for: total, label: "total")
    // Without "gap" the gap would have to be 13, which its limit forbids: lowering that one alone does not help.
    #expect(remedies.map { $0.constraint.label } == ["top", "height", "total"])
    #expect(remedies.map(\.isRefused) == [false, false, true])
    for remedy in remedies where !remedy.isRefused {
      var changed = solver
      try changed.setPriority(try #require(remedy.constraint.id), to: remedy.priority)
      try changed.add(total)
      #expect(abs(changed.value(of: top + height + gap) - 44) < 1e-9)
    }
    #expect(remedies[0].sentence.hasPrefix("Lower the priority of <top == 10 @1000 \"top\""))
    #expect(try solver.remedies(for: top >= 3).isEmpty)
    #expect(solver.constraintCount == 4)
  }
}
