import Foundation
import TemplateCell

/// Templates with markers: `// fires: rule` stands on the line that a finding of the rule must point to. What has no
/// marker must not be found.
enum MarkedExamples {
  static let all: [MarkedExample] = [
    MarkedExample("vertical chain missing") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing <= cell.trailing - 16
        title.top == cell.top + 10  // fires: no-vertical-chain
      }
    },
    MarkedExample("vertical chain there") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing <= cell.trailing - 16
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a height is as good as a chain") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing <= cell.trailing - 16
        title.centerY == cell.centerY
        cell.height == 44
      }
    },
    MarkedExample("horizontal chain missing") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16  // fires: no-horizontal-chain
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("multi-line label without a width") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.top == cell.top + 10
        title.leading == cell.leading + 16  // fires: multiline-without-width
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("multi-line label with a width") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.top == cell.top + 10
        title.leading == cell.leading + 16
        title.trailing <= cell.trailing - 16
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a stack is no one's fault") {
      let title = Label(lines: 0)
      let note = Label(lines: 0)
      let stack = StackView(axis: .vertical, distribution: .equalSpacing, spacing: 8, arrangedSubviews: [title, note])
      return CheckedCell(title, note: note, stack: stack) { cell in
        stack.edges == cell.edges.inset(10)
      }
    },
    MarkedExample("an item without a place across") {
      let title = Label()
      let box = View()
      return CheckedCell(title, box: box) { cell in
        title.leading == cell.leading + 16
        title.trailing <= cell.trailing - 16
        title.top == cell.top + 10
        box.size == CGSize(width: 20, height: 20)  // fires: ambiguous-item
        box.top == title.bottom + 8
        cell.bottom == box.bottom + 10
      }
    },
    MarkedExample("two labels hug equally and resist equally") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16  // fires: priority-tie // fires: priority-tie
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == title.top
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("one label hugs and the other gives way") {
      let title = Label(hugging: 251, compressionResistance: AxisPriorities(horizontal: 749, vertical: 750))
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == title.top
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("two widths of one priority") {
      let box = View()
      return CheckedCell(box: box) { cell in
        box.leading == cell.leading
        box.width == 100 ~ .low  // fires: priority-tie
        box.width == 120 ~ .low
        box.top == cell.top
        box.height == 20
        cell.bottom == box.bottom
      }
    },
    MarkedExample("two widths of two priorities") {
      let box = View()
      return CheckedCell(box: box) { cell in
        box.leading == cell.leading
        box.width == 100 ~ .low
        box.width == 120 ~ .high
        box.top == cell.top
        box.height == 20
        cell.bottom == box.bottom
      }
    },
    MarkedExample("a collapsed photo leaves the row without height") {
      let title = Label()
      let photo = ImageView()
      let note = Label()
      return CheckedCell(title, note: note, photo: photo) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        photo.leading == cell.leading + 16
        title.top == cell.top + 10
        photo.top == title.bottom + 8  // fires: collapsed-dependents
        note.top == photo.bottom + 8
        cell.bottom == note.bottom + 10
        whenCollapsed(photo) { note.height >= 1 }
      }
    },
    MarkedExample("a collapsed photo is replaced") {
      let title = Label()
      let photo = ImageView()
      let note = Label()
      return CheckedCell(title, note: note, photo: photo) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        photo.leading == cell.leading + 16
        title.top == cell.top + 10
        photo.top == title.bottom + 8
        note.top == photo.bottom + 8
        cell.bottom == note.bottom + 10
        whenCollapsed(photo) { note.top == title.bottom + 8 }
      }
    },
    MarkedExample("a fixed height cuts a text") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        title.height == 41  // fires: fixed-height
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a least height does not cut a text") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        title.height >= 41
        title.height == 21 ~ .low - 1
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a narrow label is cut") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16  // fires: label-cut
        title.width == 80
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a narrow label was said to give way") {
      let title = Label(compressionResistance: AxisPriorities(horizontal: 740, vertical: 750))
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.width == 80
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
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
  ]
}

extension LayoutItem {
  /// Both ends of an item 16 points inside, the trailing one at most.
  @LayoutBuilder fileprivate func edges(_ axis: LayoutAxis, _ cell: ContentView) -> [LayoutConstraint] {
    leading == cell.leading + 16
    trailing <= cell.trailing - 16
  }
}
