import Cassowary

/// A feed cell of an avatar, three texts, an image, a divider and two buttons, laid out by constraints: 34 variables.
struct CellWorkload {
  let cellWidth, cellHeight, avatarLeft, avatarTop, avatarWidth, avatarHeight, titleLeft, titleTop, titleWidth,
    titleHeight, subtitleLeft, subtitleTop, subtitleWidth, subtitleHeight, bodyLeft, bodyTop, bodyWidth,
    bodyHeight, imageLeft, imageTop, imageWidth, imageHeight, dividerLeft, dividerTop, dividerWidth,
    dividerHeight, likeLeft, likeTop, likeWidth, likeHeight, moreLeft, moreTop, moreWidth, moreHeight: Variable
  var solver = Solver()

  /// Makes the variables and adds what does not depend on a row.
  init() throws(SolverError) {
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
    try solver.add(cellWidth == row.width)
    try solver.add(titleHeight >= row.title ~ .high)
    try solver.add(titleHeight <= row.title ~ .low)
    try solver.add(subtitleHeight >= row.subtitle ~ .high)
    try solver.add(subtitleHeight <= row.subtitle ~ .low)
    try solver.add(bodyHeight >= row.body ~ .high)
    try solver.add(bodyHeight <= row.body ~ .low)
    try solver.add(imageHeight == row.image ~ .high)
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
    try solver.add(avatarLeft - 12 == 0)
    try solver.add(avatarTop - 12 == 0)
    try solver.add(avatarWidth - 40 == 0)
    try solver.add(avatarHeight - 40 == 0)
    try solver.add(titleLeft - avatarLeft - avatarWidth - 8 == 0)
    try solver.add(titleTop - avatarTop == 0)
    try solver.add(titleLeft + titleWidth - cellWidth + 12 <= 0)
    try solver.add(subtitleLeft - titleLeft == 0)
    try solver.add(subtitleTop - titleTop - titleHeight - 4 == 0)
    try solver.add(subtitleLeft + subtitleWidth - cellWidth + 12 == 0)
    try solver.add(bodyLeft - 12 == 0)
    try solver.add(bodyTop - avatarTop - avatarHeight - 8 >= 0)
    try solver.add(bodyTop - subtitleTop - subtitleHeight - 8 >= 0)
    try solver.add(bodyLeft + bodyWidth - cellWidth + 12 == 0)
    try solver.add(imageLeft - 12 == 0)
    try solver.add(imageTop - bodyTop - bodyHeight - 8 == 0)
    try solver.add(imageLeft + imageWidth - cellWidth + 12 == 0)
    try solver.add(imageHeight - 0.5625 * imageWidth == 0 ~ .medium)
    try solver.add(likeLeft - 12 == 0)
    try solver.add(likeTop - imageTop - imageHeight - 8 == 0)
    try solver.add(moreTop - likeTop == 0)
    try solver.add(moreLeft + moreWidth - cellWidth + 12 == 0)
    try solver.add(moreLeft - likeLeft - likeWidth - 8 >= 0)
    try solver.add(dividerLeft == 0)
    try solver.add(dividerLeft + dividerWidth - cellWidth == 0)
    try solver.add(dividerHeight - 1 == 0)
    try solver.add(dividerTop + dividerHeight - cellHeight == 0)
    try solver.add(likeTop + likeHeight - dividerTop + 12 <= 0)
    try solver.add(moreTop + moreHeight - dividerTop + 12 <= 0)
  }

  /// Sizes that are wished for.
  private mutating func addWishes() throws(SolverError) {
    try solver.add(titleWidth - 240 >= 0 ~ .high)
    try solver.add(titleWidth - 240 <= 0 ~ .low)
    try solver.add(likeWidth - 90 >= 0 ~ .high)
    try solver.add(likeWidth - 90 <= 0 ~ .low)
    try solver.add(moreWidth - 80 >= 0 ~ .high)
    try solver.add(moreWidth - 80 <= 0 ~ .low)
    try solver.add(likeHeight - 16 >= 0 ~ .high)
    try solver.add(likeHeight - 16 <= 0 ~ .low)
    try solver.add(moreHeight - 14 >= 0 ~ .high)
    try solver.add(moreHeight - 14 <= 0 ~ .low)
    try solver.add(cellHeight == 0 ~ .low)
  }
}
