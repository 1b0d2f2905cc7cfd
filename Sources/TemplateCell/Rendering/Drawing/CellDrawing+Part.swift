extension CellDrawing.Part {
  /// Whether it takes space.
  var hasSize: Bool { frame.size.width > 0 && frame.size.height > 0 }

  /// What stands at it among constraints: its name, and why it is not seen.
  var caption: String {
    var reasons: [String] = []
    if frame.size.width <= 0 { reasons.append("0 wide") }
    if frame.size.height <= 0 { reasons.append("0 high") }
    if isHidden { reasons.append("hidden") }
    // The dashes of an outline so small cannot be told from a line.
    if isAmbiguous, !hasSize { reasons.append("ambiguous") }
    return reasons.isEmpty ? name : "\(name) (\(reasons.joined(separator: ", ")))"
  }
}
