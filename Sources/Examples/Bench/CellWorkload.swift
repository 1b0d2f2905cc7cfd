import Cassowary

/// A feed cell of an avatar, three texts, an image, a divider and two buttons, laid out by constraints: 34 variables.
struct CellWorkload: CollectingWorkload {
  let cellWidth, cellHeight, avatarLeft, avatarTop, avatarWidth, avatarHeight, titleLeft, titleTop, titleWidth,
    titleHeight, subtitleLeft, subtitleTop, subtitleWidth, subtitleHeight, bodyLeft, bodyTop, bodyWidth,
    bodyHeight, imageLeft, imageTop, imageWidth, imageHeight, dividerLeft, dividerTop, dividerWidth,
    dividerHeight, likeLeft, likeTop, likeWidth, likeHeight, moreLeft, moreTop, moreWidth, moreHeight: Variable
  var solver = Solver()
  /// The constraints to be added at once, when that is wanted.
  var collected: [Constraint]?

  /// Makes the variables and adds what does not depend on a row.
  init(atOnce: Bool = false) throws(SolverError) {
    collected = atOnce ? [] : nil
    cellWidth = solver.variable("cellWidth")
    cellHeight = solver.variable("cellHeight")
    avatarLeft = solver.variable("avatarLeft")
    avatarTop = solver.variable("avatarTop")
    avatarWidth = solver.variable("avatarWidth")
    avatarHeight = solver.variable("avatarHeight")
    titleLeft = solver.variable("titleLeft")
    titleTop = solver.variable("titleTop")
    titleWidth = solver.variable("titleWidth")
    titleHeight = solver.variable("titleHeight")
    subtitleLeft = solver.variable("subtitleLeft")
    subtitleTop = solver.variable("subtitleTop")
    subtitleWidth = solver.variable("subtitleWidth")
    subtitleHeight = solver.variable("subtitleHeight")
    bodyLeft = solver.variable("bodyLeft")
    bodyTop = solver.variable("bodyTop")
    bodyWidth = solver.variable("bodyWidth")
    bodyHeight = solver.variable("bodyHeight")
    imageLeft = solver.variable("imageLeft")
    imageTop = solver.variable("imageTop")
    imageWidth = solver.variable("imageWidth")
    imageHeight = solver.variable("imageHeight")
    dividerLeft = solver.variable("dividerLeft")
    dividerTop = solver.variable("dividerTop")
    dividerWidth = solver.variable("dividerWidth")
    dividerHeight = solver.variable("dividerHeight")
    likeLeft = solver.variable("likeLeft")
    likeTop = solver.variable("likeTop")
    likeWidth = solver.variable("likeWidth")
    likeHeight = solver.variable("likeHeight")
    moreLeft = solver.variable("moreLeft")
    moreTop = solver.variable("moreTop")
    moreWidth = solver.variable("moreWidth")
    moreHeight = solver.variable("moreHeight")
    try addPositions()
    try addWishes()
  }

  /// Adds what depends on a row, as constraints.
  mutating func add(_ row: CellRow) throws(SolverError) {
    try add(cellWidth == row.width)
    try add(titleHeight >= row.title ~ .high)
    try add(titleHeight <= row.title ~ .low)
    try add(subtitleHeight >= row.subtitle ~ .high)
    try add(subtitleHeight <= row.subtitle ~ .low)
    try add(bodyHeight >= row.body ~ .high)
    try add(bodyHeight <= row.body ~ .low)
    try add(imageHeight == row.image ~ .high)
  }

  /// Makes edit variables of what depends on a row.
  mutating func beginEditing() throws(SolverError) {
    for variable in [cellWidth, titleHeight, subtitleHeight, bodyHeight, imageHeight] {
      try solver.edit(variable, priority: .high)
    }
  }

  /// Suggests what depends on a row.
  mutating func suggest(_ row: CellRow) throws(SolverError) {
    try solver.suggest(cellWidth, row.width)
    try solver.suggest(titleHeight, row.title)
    try solver.suggest(subtitleHeight, row.subtitle)
    try solver.suggest(bodyHeight, row.body)
    try solver.suggest(imageHeight, row.image)
  }

  /// Positions: what lies where, required but for the shape of the image.
  private mutating func addPositions() throws(SolverError) {
    try add(avatarLeft - 12 == 0)
    try add(avatarTop - 12 == 0)
    try add(avatarWidth - 40 == 0)
    try add(avatarHeight - 40 == 0)
    try add(titleLeft - avatarLeft - avatarWidth - 8 == 0)
    try add(titleTop - avatarTop == 0)
    try add(titleLeft + titleWidth - cellWidth + 12 <= 0)
    try add(subtitleLeft - titleLeft == 0)
    try add(subtitleTop - titleTop - titleHeight - 4 == 0)
    try add(subtitleLeft + subtitleWidth - cellWidth + 12 == 0)
    try add(bodyLeft - 12 == 0)
    try add(bodyTop - avatarTop - avatarHeight - 8 >= 0)
    try add(bodyTop - subtitleTop - subtitleHeight - 8 >= 0)
    try add(bodyLeft + bodyWidth - cellWidth + 12 == 0)
    try add(imageLeft - 12 == 0)
    try add(imageTop - bodyTop - bodyHeight - 8 == 0)
    try add(imageLeft + imageWidth - cellWidth + 12 == 0)
    try add(imageHeight - 0.5625 * imageWidth == 0 ~ .medium)
    try add(likeLeft - 12 == 0)
    try add(likeTop - imageTop - imageHeight - 8 == 0)
    try add(moreTop - likeTop == 0)
    try add(moreLeft + moreWidth - cellWidth + 12 == 0)
    try add(moreLeft - likeLeft - likeWidth - 8 >= 0)
    try add(dividerLeft == 0)
    try add(dividerLeft + dividerWidth - cellWidth == 0)
    try add(dividerHeight - 1 == 0)
    try add(dividerTop + dividerHeight - cellHeight == 0)
    try add(likeTop + likeHeight - dividerTop + 12 <= 0)
    try add(moreTop + moreHeight - dividerTop + 12 <= 0)
  }

  /// Sizes that are wished for.
  private mutating func addWishes() throws(SolverError) {
    try add(titleWidth - 240 >= 0 ~ .high)
    try add(titleWidth - 240 <= 0 ~ .low)
    try add(likeWidth - 90 >= 0 ~ .high)
    try add(likeWidth - 90 <= 0 ~ .low)
    try add(moreWidth - 80 >= 0 ~ .high)
    try add(moreWidth - 80 <= 0 ~ .low)
    try add(likeHeight - 16 >= 0 ~ .high)
    try add(likeHeight - 16 <= 0 ~ .low)
    try add(moreHeight - 14 >= 0 ~ .high)
    try add(moreHeight - 14 <= 0 ~ .low)
    try add(cellHeight == 0 ~ .low)
  }
}
