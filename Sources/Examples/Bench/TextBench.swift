import TemplateCell

/// `bench text`: what measuring a post costs, as a whole, at another width, and from the cache.
enum TextBench {
  static var cases: [BenchCase] {
    [("English", english, 3), ("Chinese", chinese, 7)].flatMap { name, post, lines in
      let text = StyledText(post, font: .system(size: 17))
      let check: () throws -> Void = {
        try BenchError.expect("characters", Double(post.count), 140)
        try BenchError.expect("lines at 375", Double(measure(text, width: 375)), Double(lines))
        let shaped = InterTextMeasurer.default.shape(text)
        for width in 40...400 {
          let again = shaped.measure(width: Double(width)).lineCount
          try BenchError.expect("lines at \(width)", Double(again), Double(measure(text, width: Double(width))))
        }
      }
      return [
        BenchCase(
          name: "text \(name), measure", iterations: 40_000, reference: "text \(name), cached", check: check,
          prepare: { whole(text) }),
        BenchCase(
          name: "text \(name), shape", iterations: 40_000, reference: "text \(name), measure", check: check,
          prepare: { shape(text) }),
        BenchCase(
          name: "text \(name), another width", iterations: 200_000, reference: "text \(name), measure", check: check,
          prepare: { anotherWidth(text) }),
        BenchCase(
          name: "text \(name), cached", iterations: 100_000, reference: "text \(name), measure", check: check,
          prepare: { cached(text) }),
      ]
    }
  }

  /// 140 characters of English.
  private static let english =
    "The new reading list is out: nine books on maps, tides and slow trains, chosen by people who run the little "
    + "night ferry. Which one is first?"
  /// 140 characters of Chinese.
  private static let chinese = String(
    String(repeating: "新的书单出来了：十二本关于地图、潮汐和慢车的书，由夜航渡轮上的人挑选。你先读哪一本？", count: 4).prefix(140))

  private static func measure(_ text: StyledText, width: Double) -> Int {
    InterTextMeasurer.default.measure(TextRequest(text, width: width)).lineCount
  }

  /// Eight widths in turn, so that nothing can be learnt from the one before.
  private static func turns(_ operation: @escaping (Double) -> Int) -> BenchCase.Run {
    var step = 0
    return BenchCase.repeating {
      step = (step + 1) & 7
      return Double(operation(300 + Double(step)))
    }
  }

  private static func whole(_ text: StyledText) -> BenchCase.Run {
    turns { measure(text, width: $0) }
  }

  private static func shape(_ text: StyledText) -> BenchCase.Run {
    BenchCase.repeating { Double(InterTextMeasurer.default.shape(text).text.runs.count) }
  }

  private static func anotherWidth(_ text: StyledText) -> BenchCase.Run {
    let shaped = InterTextMeasurer.default.shape(text)
    return turns { shaped.measure(width: $0).lineCount }
  }

  private static func cached(_ text: StyledText) -> BenchCase.Run {
    let cache = CachingTextMeasurer(InterTextMeasurer.default)
    return turns { cache.measure(TextRequest(text, width: $0)).lineCount }
  }
}
