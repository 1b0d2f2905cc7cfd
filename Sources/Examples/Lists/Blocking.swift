import Dispatch
import Foundation

/// Runs concurrent work from code that is not, and waits for it.
enum Blocking {
  /// What the work returns.
  ///
  /// The waiting thread must not belong to Swift's own pool: this is for commands, which begin on the main thread.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let result = Outcome<Value>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        result.set(.success(try await work()))
      } catch {
        result.set(.failure(error))
      }
      done.signal()
    }
    done.wait()
    return try result.value.get()
  }

  private struct NoOutcome: Error {}

  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Result<Value, any Error> = .failure(NoOutcome())

    var value: Result<Value, any Error> { lock.withLock { stored } }
    func set(_ value: Result<Value, any Error>) { lock.withLock { stored = value } }
  }
}
