import Cassowary

/// W4(n): a column of n views in a container, each under the one before.
struct ChainWorkload {
  var solver = Solver()
  let left, top, width, height: Variable
  /// Left, top, width and height of each view, one after the other.
  var views: [Variable]
  var ids: [ConstraintID]

  /// Builds the chain, suggests a width of 400 and a first height of 20.
  init(_ count: Int) throws(SolverError) {
    left = solver.variable("left")
    top = solver.variable("top")
    width = solver.variable("width")
    height = solver.variable("height")
    views = []
    ids = []
    views.reserveCapacity(4 * count)
    ids.reserveCapacity(5 * count + 5)
    for _ in 0..<count {
      views.append(solver.variable("l"))
      views.append(solver.variable("t"))
      views.append(solver.variable("w"))
      views.append(solver.variable("h"))
    }
    ids.append(try solver.add(left == 0))
    ids.append(try solver.add(top == 0))
    ids.append(try solver.edit(width, priority: .high))
    for index in 0..<count {
      let (viewLeft, viewTop) = (views[4 * index], views[4 * index + 1])
      let (viewWidth, viewHeight) = (views[4 * index + 2], views[4 * index + 3])
      if index == 0 {
        ids.append(try solver.add(viewTop - top - 8 == 0))
        ids.append(try solver.add(viewHeight - 20 == 0 ~ .medium))
      } else {
        let (aboveTop, aboveHeight) = (views[4 * index - 3], views[4 * index - 1])
        ids.append(try solver.add(viewTop - aboveTop - aboveHeight - 8 == 0))
        ids.append(try solver.add(viewHeight - 20 == 0 ~ .high))
      }
      ids.append(try solver.add(viewHeight - 10 >= 0))
      ids.append(try solver.add(viewLeft - left - 8 == 0))
      ids.append(try solver.add(viewLeft + viewWidth - left - width + 8 == 0))
    }
    ids.append(try solver.add(height - views[4 * count - 3] - views[4 * count - 1] - 8 == 0))
    ids.append(try solver.edit(views[3], priority: .high))
    try solver.suggest(width, 400)
    try solver.suggest(views[3], 20)
  }

  /// The sum of all values.
  func total() -> Double {
    var sum = solver.value(of: left) + solver.value(of: top) + solver.value(of: width) + solver.value(of: height)
    for variable in views { sum += solver.value(of: variable) }
    return sum
  }

  /// The width of a step of the first kind.
  static func width(_ step: Int) -> Double { Double(400 + 40 * ((7 * step) % 10 + 1)) }

  /// The first height of a step of the second kind.
  static func firstHeight(_ step: Int) -> Double { Double(20 + (7 * step) % 10 + 1) }

  /// Throws unless all values are those that follow from a width and a first height by hand.
  func check(width containerWidth: Double, firstHeight: Double) throws {
    var below = 8.0
    for index in 0..<(views.count / 4) {
      let viewHeight = index == 0 ? firstHeight : 20
      let right = [8, below, containerWidth - 16, viewHeight]
      for part in 0..<4 {
        try BenchError.expect("view \(index)[\(part)]", solver.value(of: views[4 * index + part]), right[part])
      }
      below += viewHeight + 8
    }
    try BenchError.expect("left", solver.value(of: left), 0)
    try BenchError.expect("top", solver.value(of: top), 0)
    try BenchError.expect("width", solver.value(of: width), containerWidth)
    try BenchError.expect("height", solver.value(of: height), below)
  }
}
