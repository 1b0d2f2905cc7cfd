import Foundation
import Testing

@testable import TemplateCell

/// What a row changes in the constraints: groups, constants and priorities.
@Suite struct RowChangeTests {
  @Test func `groups of constraints switch between two states of a cell`() throws {
    let label = Label("text")
    let (small, large) = (ConstraintGroup(), ConstraintGroup(isActive: false))
    let cell = OpenCell(label) {
      label.edges == $0.edges.inset(5)
      small { label.height == 20 }
      large {
        label.height == 70
        small { label.width == 1 }
      }
    }
    #expect(try cell.layout().height == 30)
    let switched = try cell.filled {
      $0[small].isActive = false
      $0[large].isActive = true
    }.layout()
    #expect(switched.height == 80)
    #expect(switched.findings == [])
    let both = try cell.filled { $0[large].isActive = true }.layout()
    #expect(both.findings.isEmpty == false)
    let stranger = ConstraintGroup()
    let error = #expect(throws: MeasuringError.self) { try cell.filled { $0[stranger].isActive = false }.layout() }
    guard case .unknownItem("OpenCell", "a ConstraintGroup", _, let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(known == [])
  }

  @Test("A priority moves past another and back (report 9)", arguments: [(nil, 40.0), (501, 20), (499, 40)])
  func priority(value: Double?, height: Double) throws {
    let view = View()
    let cell = OpenCell(view) {
      view.edges == $0.edges
      view.height <= 40
      view.height == 40 ~ 500
      (view.height == 20 ~ 499).labeled("small")
    }
    let filled = cell.filled { $0[priority: "small"] = value.map { LayoutPriority($0) } }
    #expect(try filled.layout().height == height)
  }

  @Test func `priorities and constants change together, and bad ones are refused`() throws {
    let view = View()
    let cell = OpenCell(view) {
      view.edges == $0.edges
      (view.height == 40 ~ 500).labeled("tall")
      (view.height == 20 ~ 499).labeled("small")
    }
    let filled = cell.filled {
      $0[priority: "tall"] = 1
      $0[constant: "small"] = 33
      #expect($0[priority: "tall"] == 1)
    }
    #expect(try filled.layout().height == 33)
    #expect(
      throws: MeasuringError.invalidNumber(
        name: "OpenCell: the priority of \"tall\"", value: "1001.0", rule: "greater than 0 and at most 1000")
    ) {
      try cell.filled { $0[priority: "tall"] = 1001 }.layout()
    }
    let line = #line + 2
    let error = MeasuringError.unknownLabel(
      template: "OpenCell", label: "none", place: "RowChangeTests.swift:\(line + 1)", known: ["tall", "small"])
    #expect(throws: error) { try cell.filled { $0[priority: "none"] = 3 }.layout() }
  }
}
