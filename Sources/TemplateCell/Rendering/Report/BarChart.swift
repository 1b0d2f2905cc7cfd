/// Bars side by side in groups, as a picture for a page: as wide as there is room, its texts always of one size.
package struct BarChart: Sendable {
  /// The bars of one group.
  package struct Group: Sendable {
    /// What the group is.
    package var name: String
    /// A value for each series, with the text that stands at the bar; `nil` for none.
    package var bars: [(value: Double, text: String)?]

    /// Makes a group.
    package init(name: String, bars: [(value: Double, text: String)?]) {
      self.name = name
      self.bars = bars
    }
  }

  private let title: String
  private let series: [String]
  private let groups: [Group]
  private static let colors: [Palette.Purpose] = [.first, .second, .third, .fourth]

  /// Makes a chart of at most four series.
  package init(title: String, series: [String], groups: [Group]) {
    self.title = title
    self.series = Array(series.prefix(Self.colors.count))
    self.groups = groups
  }

  /// The picture, with a title and a description that holds all values.
  package var svg: String {
    let greatest = groups.flatMap(\.bars).compactMap { $0?.value }.filter(\.isFinite).max() ?? 0
    var y = 0.0
    var members: [String] = []
    for group in groups {
      y += 20
      members.append(Markup.text(group.name, 0, y - 6, class: "tc-label tc-group"))
      for (index, bar) in group.bars.prefix(series.count).enumerated() {
        guard let bar else { continue }
        members.append(Markup.text(series[index], 0, y + 11, class: "tc-quiet"))
        members.append(
          "<text class=\"tc-label\" x=\"100%\" y=\"\(Markup.number(y + 11))\" text-anchor=\"end\">"
            + "\(Markup.escaped(bar.text))</text>")
        let share = greatest > 0 && bar.value.isFinite ? max(0, bar.value) / greatest * 100 : 0
        members.append(
          "<rect class=\"tc-series-\(Self.colors[index].rawValue)\" x=\"0\" y=\"\(Markup.number(y + 16))\""
            + " width=\"\(Decimals.short(max(share, 0.2), places: 2))%\" height=\"8\"/>")
        y += 28
      }
      y += 12
    }
    let description = groups.map { group in
      let values = zip(series, group.bars).compactMap { name, bar in bar.map { "\(name) \($0.text)" } }
      return "\(group.name): \(values.joined(separator: ", "))"
    }.joined(separator: "; ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="100%" height="\(Markup.number(y))" role="img">
      <title>\(Markup.escaped(title))</title>
      <desc>\(Markup.escaped(description)).</desc>
      \(members.joined(separator: "\n"))
      </svg>

      """
  }
}
