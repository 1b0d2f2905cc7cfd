import Foundation
import TemplateCell

extension MarkedExamples {
  /// What is said twice or says nothing.
  static let repeating: [MarkedExample] = [
    MarkedExample("the same twice") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
        title.bottom == cell.bottom - 10  // fires: duplicate
      }
    },
    MarkedExample("nearly the same twice") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10 ~ .high
        title.bottom <= cell.bottom - 11 ~ .low
      }
    },
    MarkedExample("what follows from others, and a wish about what is fixed") {
      let box = View()
      return CheckedCell(box: box) { cell in
        box.leading == cell.leading + 16
        box.trailing == cell.trailing - 16
        box.width == cell.width - 32  // fires: never-matters
        box.top == cell.top + 10
        box.height == 30
        box.height == 40 ~ .high  // fires: never-matters
        box.top >= cell.top + 4  // fires: never-matters
        cell.bottom == box.bottom + 10
      }
    },
    MarkedExample("bounds that can matter") {
      let box = View()
      return CheckedCell(box: box) { cell in
        box.leading == cell.leading + 16
        box.width <= 300
        box.trailing <= cell.trailing - 16
        box.width == 400 ~ .high
        box.top == cell.top + 10
        box.height >= 30
        box.height >= box.width * 0.5
        box.height == 0 ~ .low
        cell.bottom == box.bottom + 10
      }
    },
    MarkedExample("a centered label kept inside at both ends") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        title.centerY == cell.centerY
        title.top >= cell.top + 10
        title.bottom <= cell.bottom - 10
      }
    },
    MarkedExample("a pair of inequalities of which neither matters") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        title.top == cell.top + 10
        title.bottom == cell.bottom - 10
        title.top >= cell.top + 4  // fires: never-matters
        title.bottom <= cell.bottom - 4  // fires: never-matters
      }
    },
  ]
}
