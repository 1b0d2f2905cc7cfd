import Foundation

/// One movement of a made-up scroll trace.
public enum ScrollGesture: Hashable, Sendable {
  /// The finger moves the content by points, in seconds, at a steady speed.
  case drag(distance: Double, duration: Double)
  /// The list runs on with points per second and slows down as a scroll view does; negative towards the top.
  case fling(velocity: Double)
  /// Nothing moves for seconds.
  case rest(duration: Double)

  /// What is left of the velocity after one millisecond, as in a scroll view of normal deceleration.
  public static let decelerationRate = 0.998
  /// The velocity in points per second below which a fling has come to rest.
  static let restVelocity = 10.0

  /// How long the movement takes in seconds.
  public var duration: Double {
    switch self {
    case .drag(_, let duration), .rest(let duration): duration
    case .fling(let velocity):
      abs(velocity) > Self.restVelocity
        ? log(Self.restVelocity / abs(velocity)) / (1_000 * log(Self.decelerationRate)) : 0
    }
  }

  /// How far the content has moved after seconds from the start, in points.
  ///
  /// For a fling v0 * (d^(1000 t) - 1) / (1000 ln d), the integral of v0 * d^(1000 t).
  public func distance(after elapsed: Double) -> Double {
    let time = min(elapsed, duration)
    switch self {
    case .drag(let distance, let duration): return duration > 0 ? distance * time / duration : distance
    case .rest: return 0
    case .fling(let velocity):
      let rate = Self.decelerationRate
      return velocity * (pow(rate, 1_000 * time) - 1) / (1_000 * log(rate))
    }
  }

  /// Whether the finger is on the list.
  public var isTracking: Bool {
    if case .drag = self { true } else { false }
  }

  /// Whether the numbers make a movement of at most a day.
  var isUsable: Bool {
    switch self {
    case .drag(let distance, let duration):
      distance.isFinite && abs(distance) <= 1e9 && duration >= 0 && duration <= 3_600
    case .fling(let velocity): abs(velocity) <= 1e9
    case .rest(let duration): duration >= 0 && duration <= 3_600
    }
  }
}
