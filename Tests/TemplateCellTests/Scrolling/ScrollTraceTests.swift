import Foundation
import TemplateCell
import Testing

@Suite struct ScrollTraceTests {
  @Test func pointsBetweenPoints() throws {
    let trace = try ScrollTrace(points: [
      ScrollTrace.Point(time: 0, offset: 0, isTracking: true),
      ScrollTrace.Point(time: 1, offset: 100, isTracking: true),
      ScrollTrace.Point(time: 1, offset: 200, isTracking: false),
      ScrollTrace.Point(time: 3, offset: 0, isTracking: false),
    ])
    #expect(trace.duration == 3)
    #expect([-1, 0, 0.25, 2, 3, 9].map { trace.point(at: $0).offset } == [0, 0, 25, 100, 0, 0])
    #expect(trace.point(at: 0.5).isTracking)
    #expect(!trace.point(at: 2).isTracking)
  }

  /// v0 / (1000 * -ln 0.998) is about half a second's worth of points.
  @Test func aFlingRunsOutAsInAScrollView() throws {
    let fling = ScrollGesture.fling(velocity: 2_000)
    #expect(abs(fling.duration - 2.6465) < 0.0001)
    #expect(abs(fling.distance(after: 100) - (2_000 - 10) * 0.4995) < 0.01)
    #expect(fling.distance(after: 0) == 0)
    #expect(ScrollGesture.fling(velocity: -2_000).distance(after: 100) == -fling.distance(after: 100))
    #expect(ScrollGesture.fling(velocity: 5).duration == 0)
  }

  @Test func gesturesFollowOneAnotherAndStopAtTheEnds() throws {
    let trace = try ScrollTrace(
      [.drag(distance: 300, duration: 0.5), .rest(duration: 0.5), .drag(distance: -1_000, duration: 1)],
      maximumOffset: 250)
    #expect(abs(trace.duration - 2) < 1e-9)
    #expect(abs(trace.point(at: 0.25).offset - 150) < 1e-9)
    #expect(trace.point(at: 0.75).offset == 250)
    #expect(trace.point(at: 2).offset == 0)
    #expect(!trace.point(at: 0.75).isTracking)
  }

  @Test func aTraceIsWrittenAndRead() throws {
    let trace = try ScrollTrace([.fling(velocity: 500)], maximumOffset: 1_000)
    #expect(try JSONDecoder().decode(ScrollTrace.self, from: JSONEncoder().encode(trace)) == trace)
    let bad = Data(
      #"{"points": [{"time": 1, "offset": 0, "isTracking": false}, {"time": 0, "offset": 0, "isTracking": true}]}"#.utf8
    )
    #expect(throws: ScrollTraceError.unsorted(point: 1)) { try JSONDecoder().decode(ScrollTrace.self, from: bad) }
  }

  @Test func pointsThatCannotBe() {
    #expect(throws: ScrollTraceError.empty) { try ScrollTrace(points: []) }
    #expect(throws: ScrollTraceError.unsorted(point: 0)) {
      try ScrollTrace(points: [ScrollTrace.Point(time: -1, offset: 0, isTracking: false)])
    }
    for number in [Double.nan, .infinity, 1e300] {
      #expect(throws: ScrollTraceError.unusableNumber(point: 0)) {
        try ScrollTrace(points: [ScrollTrace.Point(time: number, offset: 0, isTracking: false)])
      }
      #expect(throws: ScrollTraceError.unusableNumber(point: 0)) {
        try ScrollTrace(points: [ScrollTrace.Point(time: 0, offset: number, isTracking: false)])
      }
      #expect(throws: ScrollTraceError.unusableNumber(point: 1)) {
        try ScrollTrace([.rest(duration: 0), .drag(distance: number, duration: 1)], maximumOffset: 10)
      }
      #expect(throws: ScrollTraceError.unusableNumber(point: 0)) {
        try ScrollTrace([.fling(velocity: number)], maximumOffset: 10)
      }
      #expect(throws: ScrollTraceError.unusableNumber(point: 0)) {
        try ScrollTrace([.rest(duration: number)], maximumOffset: 10)
      }
    }
  }
}
