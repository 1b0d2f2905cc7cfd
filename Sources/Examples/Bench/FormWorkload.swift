import Cassowary

/// The layout of a form in a window, as toolkits on top of Cassowary make it: 37 variables, 111 constraints and two
/// edit variables. Some constraints are repeated and many can be left out; that is how such layouts are.
struct FormWorkload: CollectingWorkload {
  let width, height, left, top, contentsTop, contentsBottom, contentsLeft, contentsRight, midline, ctleft,
    ctheight, cttop, ctwidth, lb1left, lb1height, lb1top, lb1width, lb2left, lb2height, lb2top, lb2width,
    lb3left, lb3height, lb3top, lb3width, fl1left, fl1height, fl1top, fl1width, fl2left, fl2height, fl2top,
    fl2width, fl3left, fl3height, fl3top, fl3width: Variable
  var solver = Solver()
  /// The constraints to be added at once, when that is wanted.
  var collected: [Constraint]?

  /// Makes the variables and adds the constraints, one by one or at once.
  init(atOnce: Bool = false) throws(SolverError) {
    collected = atOnce ? [] : nil
    width = solver.variable("width")
    height = solver.variable("height")
    left = solver.variable("left")
    top = solver.variable("top")
    contentsTop = solver.variable("contentsTop")
    contentsBottom = solver.variable("contentsBottom")
    contentsLeft = solver.variable("contentsLeft")
    contentsRight = solver.variable("contentsRight")
    midline = solver.variable("midline")
    ctleft = solver.variable("ctleft")
    ctheight = solver.variable("ctheight")
    cttop = solver.variable("cttop")
    ctwidth = solver.variable("ctwidth")
    lb1left = solver.variable("lb1left")
    lb1height = solver.variable("lb1height")
    lb1top = solver.variable("lb1top")
    lb1width = solver.variable("lb1width")
    lb2left = solver.variable("lb2left")
    lb2height = solver.variable("lb2height")
    lb2top = solver.variable("lb2top")
    lb2width = solver.variable("lb2width")
    lb3left = solver.variable("lb3left")
    lb3height = solver.variable("lb3height")
    lb3top = solver.variable("lb3top")
    lb3width = solver.variable("lb3width")
    fl1left = solver.variable("fl1left")
    fl1height = solver.variable("fl1height")
    fl1top = solver.variable("fl1top")
    fl1width = solver.variable("fl1width")
    fl2left = solver.variable("fl2left")
    fl2height = solver.variable("fl2height")
    fl2top = solver.variable("fl2top")
    fl2width = solver.variable("fl2width")
    fl3left = solver.variable("fl3left")
    fl3height = solver.variable("fl3height")
    fl3top = solver.variable("fl3top")
    fl3width = solver.variable("fl3width")
    try addFrame()
    try addControls()
    try addRows()
    try addColumns()
    try finish()
  }

  /// Edits, bounds and sizes of the first controls.
  private mutating func addFrame() throws(SolverError) {
    try solver.edit(width, priority: .high)
    try solver.edit(height, priority: .high)
    try add(left >= 0)
    try add(height == 0 ~ .medium)
    try add(top >= 0)
    try add(width >= 0)
    try add(height >= 0)
    try add(contentsTop - top - 10 == 0)
    try add(lb3height - 16 == 0 ~ .high)
    try add(lb3height - 16 >= 0 ~ .high)
    try add(ctleft >= 0)
    try add(cttop >= 0)
    try add(ctwidth >= 0)
    try add(ctheight >= 0)
    try add(fl3left >= 0)
    try add(ctheight - 24 >= 0 ~ 600)
    try add(ctwidth - 16777200 <= 0 ~ 600)
    try add(ctheight - 24 <= 0 ~ 600)
    try add(fl3top >= 0)
    try add(fl3width >= 0)
    try add(fl3height >= 0)
  }

  /// Bounds and sizes of the other controls.
  private mutating func addControls() throws(SolverError) {
    try add(lb1width - 67 == 0 ~ .low)
    try add(lb2width >= 0)
    try add(lb2height >= 0)
    try add(fl2height >= 0)
    try add(lb3left >= 0)
    try add(fl2width - 125 >= 0 ~ .high)
    try add(fl2height - 21 == 0 ~ .high)
    try add(fl2height - 21 >= 0 ~ .high)
    try add(lb3top >= 0)
    try add(lb3width >= 0)
    try add(fl1left >= 0)
    try add(fl1width >= 0)
    try add(lb1width - 67 >= 0 ~ .high)
    try add(fl2left >= 0)
    try add(lb2width - 66 == 0 ~ .low)
    try add(lb2width - 66 >= 0 ~ .high)
    try add(lb2height - 16 == 0 ~ .high)
    try add(fl1height >= 0)
    try add(fl1top >= 0)
    try add(lb2top >= 0)
  }

  /// Distances and alignments, first part.
  private mutating func addRows() throws(SolverError) {
    try add(lb3top - lb2top - lb2height - 10 == 0 ~ 510)
    try add(fl3top - lb3top - lb3height - 10 >= 0)
    try add(fl3top - lb3top - lb3height - 10 == 0 ~ 510)
    try add(contentsBottom - fl3height - fl3top == 0 ~ 510)
    try add(fl1top - contentsTop >= 0)
    try add(fl1top - contentsTop == 0 ~ 510)
    try add(contentsBottom - fl3height - fl3top >= 0)
    try add(contentsRight - left - width + 10 == 0)
    try add(contentsBottom - top - height + 10 == 0)
    try add(contentsLeft - left - 10 == 0)
    try add(lb3left - contentsLeft == 0 ~ 510)
    try add(fl1left - midline == 0 ~ .high)
    try add(fl2left - midline == 0 ~ .high)
    try add(ctleft - midline == 0 ~ .high)
    try add(fl1top + 0.5 * fl1height - lb1top - 0.5 * lb1height == 0 ~ .high)
    try add(lb1left - contentsLeft >= 0)
    try add(lb1left - contentsLeft == 0 ~ 510)
    try add(fl1left - lb1left - lb1width - 10 >= 0)
    try add(fl1left - lb1left - lb1width - 10 == 0 ~ 510)
    try add(contentsRight - fl1left - fl1width >= 0)
    try add(width == 0 ~ .medium)
    try add(fl2top - fl1top - fl1height - 10 >= 0)
    try add(fl2top - fl1top - fl1height - 10 == 0 ~ 510)
    try add(cttop - fl2top - fl2height - 10 >= 0)
    try add(fl3top - ctheight - cttop - 10 >= 0)
    try add(contentsBottom - fl3height - fl3top >= 0)
    try add(cttop - fl2top - fl2height - 10 == 0 ~ 510)
    try add(contentsRight - fl1left - fl1width == 0 ~ 510)
  }

  /// Distances and alignments, second part.
  private mutating func addColumns() throws(SolverError) {
    try add(fl2top + 0.5 * fl2height - lb2top - 0.5 * lb2height == 0 ~ .high)
    try add(lb2left - contentsLeft >= 0)
    try add(lb2left - contentsLeft == 0 ~ 510)
    try add(fl2left - lb2width - lb2left - 10 >= 0)
    try add(fl3top - ctheight - cttop - 10 == 0 ~ 510)
    try add(contentsBottom - fl3height - fl3top == 0 ~ 510)
    try add(lb1top >= 0)
    try add(lb1width >= 0)
    try add(lb1height >= 0)
    try add(fl2left - lb2width - lb2left - 10 == 0 ~ 510)
    try add(contentsRight - fl2left - fl2width == 0 ~ 510)
    try add(contentsRight - fl2left - fl2width >= 0)
    try add(lb3left - contentsLeft >= 0)
    try add(lb1left >= 0)
    try add(0.5 * ctheight + cttop - lb3top - 0.5 * lb3height == 0 ~ .high)
    try add(ctleft - lb3left - lb3width - 10 >= 0)
    try add(contentsRight - ctwidth - ctleft >= 0)
    try add(ctleft - lb3left - lb3width - 10 == 0 ~ 510)
    try add(fl3left - contentsLeft >= 0)
    try add(fl3left - contentsLeft == 0 ~ 510)
    try add(contentsRight - ctwidth - ctleft == 0 ~ 510)
    try add(contentsRight - fl3left - fl3width == 0 ~ 510)
    try add(lb1top - contentsTop >= 0)
    try add(lb1top - contentsTop == 0 ~ 510)
    try add(contentsRight - fl3left - fl3width >= 0)
    try add(lb2top - lb1top - lb1height - 10 >= 0)
    try add(lb3top - lb2top - lb2height - 10 >= 0)
    try add(lb2top - lb1top - lb1height - 10 == 0 ~ 510)
    try add(fl1height - 21 == 0 ~ .high)
    try add(fl1height - 21 >= 0 ~ .high)
    try add(lb2left >= 0)
    try add(lb2height - 16 >= 0 ~ .high)
    try add(fl2top >= 0)
    try add(fl2width >= 0)
    try add(lb1height - 16 >= 0 ~ .high)
    try add(lb1height - 16 == 0 ~ .high)
    try add(fl3width - 125 >= 0 ~ .high)
    try add(fl3height - 21 == 0 ~ .high)
    try add(fl3height - 21 >= 0 ~ .high)
    try add(lb3height >= 0)
    try add(ctwidth - 119 >= 0 ~ 600)
    try add(lb3width - 24 == 0 ~ .low)
    try add(lb3width - 24 >= 0 ~ .high)
    try add(fl1width - 125 >= 0 ~ .high)
  }

  /// The variables in their order.
  var variables: [Variable] {
    [
      width, height, left, top, contentsTop, contentsBottom, contentsLeft, contentsRight, midline, ctleft,
      ctheight, cttop, ctwidth, lb1left, lb1height, lb1top, lb1width, lb2left, lb2height, lb2top, lb2width,
      lb3left, lb3height, lb3top, lb3width, fl1left, fl1height, fl1top, fl1width, fl2left, fl2height, fl2top,
      fl2width, fl3left, fl3height, fl3top, fl3width,
    ]
  }
}
