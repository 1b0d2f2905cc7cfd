import TemplateCell

/// What `list` did and found, for people and for programs.
struct ListReport: Encodable {
  /// The rows measured at the beginning.
  var loadedCount: Int
  /// The batches of edits.
  var batchCount: Int
  /// How long measuring took.
  var loading: Duration
  /// How long edits and queries took.
  var editing: Duration
  /// What the edits came to.
  var outcome: ListExercise.Outcome

  /// What was done, in a few lines; the last says that all agrees, unless it does not.
  var text: String {
    "measured \(loadedCount) of \(Count.of(loadedCount, "row")) in \(Self.milliseconds(loading)) ms\n"
      + "\(batchCount == 1 ? "1 batch" : "\(batchCount) batches") of edits, \(Count.of(outcome.rowCount, "row"))\n"
      + "\(Count.of(outcome.editedCount, "row")) inserted or deleted, \(outcome.measuredCount) of them measured, "
      + "\(outcome.queryCount) queries in \(Self.milliseconds(editing)) ms\n"
      + "total height \(Decimals.short(outcome.totalHeight)) points\n"
      + (outcome.problem == nil ? "All heights and offsets agree with plain arrays.\n" : "")
  }

  private static func milliseconds(_ duration: Duration) -> String {
    Decimals.fixed(duration / .milliseconds(1), places: 0)
  }

  private enum CodingKeys: String, CodingKey {
    case loaded, batches, loadingMilliseconds, editingMilliseconds, rows, edited, measured, queries, totalHeight,
      problem
    case equal
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(loadedCount, forKey: .loaded)
    try container.encode(batchCount, forKey: .batches)
    try container.encode(loading / .milliseconds(1), forKey: .loadingMilliseconds)
    try container.encode(editing / .milliseconds(1), forKey: .editingMilliseconds)
    try container.encode(outcome.rowCount, forKey: .rows)
    try container.encode(outcome.editedCount, forKey: .edited)
    try container.encode(outcome.measuredCount, forKey: .measured)
    try container.encode(outcome.queryCount, forKey: .queries)
    try container.encode(outcome.totalHeight, forKey: .totalHeight)
    try container.encode(outcome.problem == nil, forKey: .equal)
    try container.encodeIfPresent(outcome.problem, forKey: .problem)
  }
}
