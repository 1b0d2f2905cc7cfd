import TemplateCell
import Testing

@Suite("Cache of measured texts")
struct CachingTextMeasurerTests {
  private func request(_ string: String, _ width: Double? = 100, size: Double = 17) -> TextRequest {
    TextRequest(StyledText(string, font: .system(size: size)), width: width)
  }

  @Test("A second request is answered from the cache, with the same answer")
  func hits() {
    let cache = CachingTextMeasurer(InterTextMeasurer.default)
    let first = cache.measure(request("alpha beta gamma"))
    #expect(first == InterTextMeasurer.default.measure(request("alpha beta gamma")))
    #expect(cache.measure(request("alpha beta gamma")) == first)
    #expect(cache.counters.hits == 1)
    #expect(cache.counters.misses == 1)
  }

  @Test("Text, font, width, line limit, scale and paragraph style are all part of the key")
  func keys() {
    let cache = CachingTextMeasurer(InterTextMeasurer.default)
    var other = request("a")
    var requests = [other, request("b"), request("a", 101), request("a", nil), request("a", size: 18)]
    other.numberOfLines = 1
    requests.append(other)
    other.scale = 3
    requests.append(other)
    other.text.paragraph.lineSpacing = 2
    requests.append(other)
    other.text.font.weight = .bold
    requests.append(other)
    for request in requests { #expect(cache.measure(request) == InterTextMeasurer.default.measure(request)) }
    #expect(cache.counters.misses == requests.count)
    #expect(cache.count == requests.count)
  }

  @Test("Not a number is a key like another")
  func notANumber() {
    let cache = CachingTextMeasurer(InterTextMeasurer.default)
    for width in [Double.nan, -1, 0, -Double.infinity] { _ = cache.measure(request("alpha beta", width)) }
    #expect(cache.count == 1)
    #expect(cache.counters.hits == 3)
    for _ in 0..<5 { #expect(cache.measure(request("alpha", size: .nan)).height == 0) }
    #expect(cache.count == 1)
  }

  @Test("The one used the longest time ago goes first")
  func bounded() {
    let cache = CachingTextMeasurer(RulerFont(), capacity: 3)
    for string in ["a", "b", "c", "a", "d"] { _ = cache.measure(request(string)) }
    #expect(cache.count == 3)
    #expect(cache.counters.evictions == 1)
    _ = cache.measure(request("a"))
    _ = cache.measure(request("c"))
    #expect(cache.counters.hits == 3)
    _ = cache.measure(request("b"))
    #expect(cache.counters.misses == 5)
    #expect(cache.count == 3)
  }

  @Test("Against a plain list, in a thousand random steps", arguments: [1, 2, 7])
  func model(capacity: Int) {
    let cache = CachingTextMeasurer(RulerFont(), capacity: capacity)
    var recent: [Int] = []
    var hits = 0
    var seed: UInt64 = 11
    for _ in 0..<1_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(seed >> 33) % 12
      if let place = recent.firstIndex(of: number) {
        recent.remove(at: place)
        hits += 1
      }
      recent.append(number)
      if recent.count > capacity { recent.removeFirst() }
      #expect(cache.measure(request(String(repeating: "x", count: number), nil)).width == Double(number) * 10)
      #expect(cache.counters.hits == hits)
      #expect(cache.count == recent.count)
    }
  }

  @Test("Long texts are measured but not kept")
  func oversized() {
    let cache = CachingTextMeasurer(RulerFont(), capacity: 3, maximumTextLength: 4)
    #expect(cache.measure(request("abcde", nil)).width == 50)
    #expect(cache.measure(request("abcd", nil)).width == 40)
    #expect(cache.count == 1)
    #expect(cache.counters.unkept == 1)
    cache.removeAll()
    #expect(cache.count == 0)
  }

  @Test("Many threads get the right answers")
  func threads() async {
    let cache = CachingTextMeasurer(InterTextMeasurer.default, capacity: 20)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<300).reduce(into: 0) { wrong, step in
            let request = TextRequest(
              StyledText(String(repeating: "ab ", count: (step * 7 + task) % 40), font: .system(size: 17)), width: 90)
            if cache.measure(request) != InterTextMeasurer.default.measure(request) { wrong += 1 }
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    #expect(cache.counters.hits + cache.counters.misses == 2_400)
  }
}
