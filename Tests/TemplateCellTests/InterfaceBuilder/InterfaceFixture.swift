import Foundation
import TemplateCell
import Testing

/// A small Interface Builder file with the frames that follow from it by hand.
struct InterfaceFixture: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The width, if not the stored one.
  var width: Double?
  /// The height: the stored one if `nil`, the fitting one for a negative number.
  var height: Double?
  /// x, y, width and height in the superview, by id.
  var frames: [String: [Double]]
  /// The rules of the findings, in order.
  var findings: [String] = []

  var testDescription: String { name }

  init(
    _ name: String, _ text: String, width: Double? = nil, height: Double? = nil, _ frames: [String: [Double]],
    findings: [String] = []
  ) {
    self.name = name
    self.text = text
    self.width = width
    self.height = height
    self.frames = frames
    self.findings = findings
  }

  /// Measures the file and compares every frame.
  func check() throws {
    let document = try InterfaceReader().read(Data(text.utf8))
    let root = try #require(document.root(id: "root") ?? document.roots.first)
    let layout = try InterfaceMeasurer(root).measure(
      width: width, height: height.map { $0 < 0 ? .fitting : .fixed($0) })
    for (id, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(layout.frames.first { $0.id == id }?.frame, "\(id) is missing")
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      let differs = zip(numbers, expected).contains { abs($0 - $1) > 0.01 }
      #expect(!differs, "\(name): \(id) is at \(numbers), not \(expected)")
    }
    #expect(layout.findings.map(\.rule) == findings, "\(layout.findings)")
  }
}
