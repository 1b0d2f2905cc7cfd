import Foundation
import TemplateCell

/// A text measurer that keeps what it was asked, so that measuring the texts of a feed can be timed alone.
final class RecordedTexts: TextMeasuring {
  private let measurer: any TextMeasuring
  private let lock = NSLock()
  nonisolated(unsafe) private var asked: [TextRequest] = []

  /// Makes a measurer that answers as another does.
  init(_ measurer: any TextMeasuring) { self.measurer = measurer }

  /// What was asked so far, in order.
  var requests: [TextRequest] { lock.withLock { asked } }

  func measure(_ request: TextRequest) -> TextMeasurement {
    lock.withLock { asked.append(request) }
    return measurer.measure(request)
  }
}
