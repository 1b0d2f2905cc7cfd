/// Where a list was scrolled to over time, recorded or made up.
public struct ScrollTrace: Hashable, Sendable, Codable {
  /// One moment.
  public struct Point: Hashable, Sendable, Codable {
    /// Seconds from the start.
    public var time: Double
    /// The content offset in points.
    public var offset: Double
    /// Whether a finger is on the list.
    public var isTracking: Bool

    /// Makes a point.
    public init(time: Double, offset: Double, isTracking: Bool) {
      self.time = time
      self.offset = offset
      self.isTracking = isTracking
    }
  }

  /// The moments in order of time.
  public let points: [Point]

  /// Makes a trace of recorded moments.
  ///
  /// - Throws: a ``ScrollTraceError`` that names the point.
  public init(points: [Point]) throws(ScrollTraceError) {
    guard !points.isEmpty else { throw .empty }
    var last = 0.0
    for (index, point) in points.enumerated() {
      guard point.time.isFinite, point.offset.isFinite, point.time <= 86_400, abs(point.offset) <= 1e12 else {
        throw .unusableNumber(point: index)
      }
      guard point.time >= last else { throw .unsorted(point: index) }
      last = point.time
    }
    self.points = points
  }

  /// Reads a trace.
  ///
  /// - Throws: a `DecodingError`, or a ``ScrollTraceError`` that names the point.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(points: container.decode([Point].self, forKey: .points))
  }

  /// Makes up a trace that starts at the top.
  ///
  /// - Parameters:
  ///   - gestures: what the finger does, one after the other.
  ///   - maximumOffset: the end of the content; a gesture that reaches it stops there.
  /// - Throws: ``ScrollTraceError/unusableNumber(point:)`` with the index of the gesture whose numbers are not
  ///   finite, negative where they must not be, or longer than a day.
  public init(_ gestures: [ScrollGesture], maximumOffset: Double) throws(ScrollTraceError) {
    var points = [Point(time: 0, offset: 0, isTracking: false)]
    for (index, gesture) in gestures.enumerated() {
      guard maximumOffset.isFinite, gesture.isUsable else { throw .unusableNumber(point: index) }
      let start = points[points.count - 1]
      let steps = Int((gesture.duration * Self.sampleRate).rounded(.up))
      for step in 1...max(steps, 1) {
        let elapsed = Double(step) / Self.sampleRate
        let offset = min(max(0, start.offset + gesture.distance(after: elapsed)), max(0, maximumOffset))
        points.append(Point(time: start.time + elapsed, offset: offset, isTracking: gesture.isTracking))
      }
    }
    try self.init(points: points)
  }

  /// Points per second of a made-up trace.
  static let sampleRate = 120.0

  /// The length in seconds.
  public var duration: Double { points[points.count - 1].time }

  /// The state at a time, between two points on the straight line.
  ///
  /// - Complexity: O(log n).
  public func point(at time: Double) -> Point {
    var low = 0
    var high = points.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].time <= time { low = middle } else { high = middle }
    }
    let before = points[low]
    guard low + 1 < points.count, time > before.time else {
      return Point(time: time, offset: before.offset, isTracking: before.isTracking)
    }
    let after = points[low + 1]
    let share = (time - before.time) / (after.time - before.time)
    return Point(
      time: time, offset: before.offset + (after.offset - before.offset) * share, isTracking: after.isTracking)
  }
}
