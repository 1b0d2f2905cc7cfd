import TemplateCell

/// `bench text`: what measuring a post costs, first and at another width.
enum TextBench {
  private static let posts = [
    (
      name: "English, 140 characters",
      text: "The new reading list is out: twelve books on maps, tides and slow trains, chosen by the people who run "
        + "the night ferry. Which one is first?"
    ),
    (
      name: "Chinese, 140 characters",
      text: String(
        repeating: "新的书单出来了：十二本关于地图、潮汐和慢车的书，由夜航渡轮上的人挑选。你先读哪一本？", count: 4
      ).prefix(140).description
    ),
  ]

  /// One line of the report.
  struct Row {
    var name: String
    var microseconds: Double
  }

  /// Measures every post with the default measurer, each step repeated and the fastest of several rounds kept.
  static func run(rounds: Int = 20, repetitions: Int = 2_000) -> [Row] {
    var rows: [Row] = []
    for post in posts {
      let text = StyledText(post.text, font: .system(size: 17))
      let measurer = InterTextMeasurer.default
      let shaped = measurer.shape(text)
      rows.append(
        time("measure, \(post.name)", rounds, repetitions) {
          measurer.measure(TextRequest(text, width: 300 + Double($0 & 7))).lineCount
        })
      rows.append(time("shape, \(post.name)", rounds, repetitions) { _ in measurer.shape(text).text.runs.count })
      rows.append(
        time("another width, \(post.name)", rounds, repetitions) {
          shaped.measure(width: 300 + Double($0 & 7)).lineCount
        })
    }
    return rows
  }

  private static func time(_ name: String, _ rounds: Int, _ repetitions: Int, _ body: (Int) -> Int) -> Row {
    let clock = ContinuousClock()
    var best = Duration.seconds(1_000)
    var sum = 0
    for _ in 0..<rounds {
      best = min(best, clock.measure { for index in 0..<repetitions { sum &+= body(index) } })
    }
    let nanoseconds = Double(best.components.seconds) * 1e9 + Double(best.components.attoseconds) / 1e9
    // The sum keeps the work from being left out; it is never the least integer.
    return Row(name: name, microseconds: sum == Int.min ? 0 : nanoseconds / 1_000 / Double(repetitions))
  }
}
