public import Foundation

/// Runs slices of idle work on a run loop, which is the main one unless the host of the main actor runs another.
///
/// The work runs in the default mode only, so it rests while a scroll view tracks a finger. Between two slices the
/// run loop is free for a pause, so that events, drawing and other work never wait for more than one slice.
///
/// ```swift
/// let idle = RunLoopPrecacher { budget in
///   self.precacher.step(on: &self.table, budget: budget).isFinished
/// }
/// idle.start()
/// ```
@MainActor
public final class RunLoopPrecacher {
  /// How long one slice may take.
  public let budget: Duration
  /// The time between the starts of two slices in seconds.
  public let interval: TimeInterval

  private let runLoop: RunLoop
  private let slice: @MainActor (Duration) -> Bool
  private var timer: Timer?

  /// Makes an adapter that is not started yet.
  ///
  /// - Parameters:
  ///   - budget: how long one slice may take.
  ///   - interval: the time between the starts of two slices in seconds, from 0.001 to 3,600; less counts as 0.001,
  ///     more as 3,600, and what is not a number as 1/60.
  ///   - runLoop: the run loop of the thread on which the main actor runs.
  ///   - slice: works for about the budget and returns whether nothing is left to do.
  public init(
    budget: Duration = .milliseconds(4), interval: TimeInterval = 1.0 / 60, runLoop: RunLoop = .main,
    slice: @escaping @MainActor (Duration) -> Bool
  ) {
    self.budget = budget
    self.interval = interval.isNaN ? 1.0 / 60 : min(max(interval, 0.001), 3_600)
    self.runLoop = runLoop
    self.slice = slice
  }

  /// Whether slices are run.
  public var isRunning: Bool { timer != nil }

  /// Runs slices until one says that nothing is left, or ``stop()``.
  public func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] timer in
      let isAlive = MainActor.assumeIsolated { () -> Bool in
        self?.runSlice()
        return self != nil
      }
      if !isAlive { timer.invalidate() }
    }
    runLoop.add(timer, forMode: .default)
    self.timer = timer
  }

  /// Runs no more slices until ``start()``.
  public func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func runSlice() {
    if slice(budget) { stop() }
  }
}
