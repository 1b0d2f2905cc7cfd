import Foundation
import TemplateCell

extension MarkedExamples {
  /// Constants with the wrong sign, and what reaches out on purpose.
  static let outside: [MarkedExample] = [
    MarkedExample("a label that ends beyond the trailing edge") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.trailing + 16  // fires: outside-cell
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a label on one line that may end beyond the trailing edge") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing <= cell.trailing + 16  // fires: outside-cell
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a label that begins before the leading edge") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading - 16  // fires: outside-cell
        title.trailing == cell.trailing - 16
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a label that begins above the cell") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        title.top == cell.top - 10  // fires: outside-cell
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a label that ends below the cell") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        title.top == cell.top + 10
        title.bottom == cell.bottom + 10  // fires: outside-cell
      }
    },
    MarkedExample("a cell that ends above the label") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        title.top == cell.top + 10
        cell.bottom == title.bottom - 10  // fires: outside-cell
      }
    },
    MarkedExample("a label that ends beyond the margin and the edge") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.layoutMarginsGuide.trailing + 20  // fires: outside-cell
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a label that ends beyond the margin but not the edge") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.layoutMarginsGuide.trailing + 10
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a view that keeps a distance on one side and reaches out on the other") {
      let box = View()
      return CheckedCell(box: box) { cell in
        box.leading == cell.leading + 16
        box.trailing == cell.trailing + 16  // fires: outside-cell
        box.top == cell.top + 10
        cell.bottom == box.bottom + 10
        box.height == 40
      }
    },
    MarkedExample("an image at the end of the row, below it") {
      let title = Label()
      let photo = ImageView()
      return CheckedCell(title, photo: photo) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        photo.leading == cell.leading + 16
        photo.top == title.bottom + 8
        photo.bottom == cell.bottom + 10  // fires: outside-cell
      }
    },
    MarkedExample("a stack that ends below the cell") {
      let title = Label()
      let note = Label()
      let stack = StackView(axis: .vertical, spacing: 4, arrangedSubviews: [title, note])
      return CheckedCell(title, note: note, stack: stack) { cell in
        stack.leading == cell.leading + 16
        stack.trailing == cell.trailing - 16
        stack.top == cell.top + 10
        stack.bottom == cell.bottom + 10  // fires: outside-cell
      }
    },
    MarkedExample("a label that leaves the view it lies in") {
      let title = Label(lines: 0)
      let box = View(title)
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(16)
        title.leading == box.leading + 8
        title.trailing == box.trailing + 8  // fires: outside-cell
        title.top == box.top + 8
        title.bottom == box.bottom - 8
      }
    },
    MarkedExample("a background that reaches out on all sides") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(-8)
        title.edges == cell.edges.inset(16)
      }
    },
    MarkedExample("a background that goes on below the row") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        box.leading == cell.leading
        box.trailing == cell.trailing
        box.top == cell.top
        box.bottom == cell.bottom + 20
        title.edges == cell.edges.inset(16)
      }
    },
    MarkedExample("a badge that sticks out at the top") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        title.edges == cell.edges.inset(16)
        box.size == CGSize(width: 12, height: 12)
        box.top == cell.top - 4
        box.leading == cell.leading + 4
      }
    },
    MarkedExample("a view that reaches out no further than its shadow") {
      let box = View(alignmentInsets: 4)
      return CheckedCell(box: box) { cell in
        box.leading == cell.leading + 16
        box.trailing == cell.trailing + 4
        box.top == cell.top + 10
        cell.bottom == box.bottom + 10
        box.height == 40
      }
    },
    MarkedExample("a button whose empty border reaches out, so that its title is flush") {
      let button = Button("Follow", contentInsets: LayoutInsets(horizontal: 12, vertical: 6))
      return CheckedCell(extra: [button]) { cell in
        button.leading == cell.leading - 12
        button.trailing <= cell.trailing + 12
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
      }
    },
    MarkedExample("a view beside the cell that slides in") {
      let title = Label()
      let box = View()
      return CheckedCell(title, box: box) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
        box.leading == cell.trailing + 16
        box.size == CGSize(width: 80, height: 20)
        box.top == title.top
      }
    },
    MarkedExample("a caption on the border of a view") {
      let title = Label()
      let box = View(title)
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(16)
        box.height == 60
        title.leading == box.leading + 12
        title.trailing <= box.trailing - 12
        title.top == box.top - 8
      }
    },
    MarkedExample("an image whose top makes the height instead of its bottom") {
      let title = Label(lines: 0)
      let photo = ImageView()
      let note = Label()
      return CheckedCell(title, note: note, photo: photo) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        photo.leading == cell.leading + 16
        photo.top == title.bottom + 8
        note.top == photo.bottom + 8
        cell.bottom == photo.top + 10  // fires: outside-cell
      }
    },
    MarkedExample("a label below the row that another label makes") {
      let title = Label(lines: 0)
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == title.bottom + 20  // fires: outside-cell
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a line that hangs below the row") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        title.edges == cell.edges.inset(16)
        box.leading == cell.leading
        box.trailing == cell.trailing
        box.top == cell.bottom
        box.height == 1
      }
    },
    MarkedExample("a badge that lies half below the row") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        title.edges == cell.edges.inset(16)
        box.size == CGSize(width: 12, height: 12)
        box.centerY == cell.bottom
        box.leading == cell.leading + 4
      }
    },
    MarkedExample("a label that a group folds away") {
      let title = Label()
      let note = Label(lines: 0)
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(title, note: note, unfolded: unfolded) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == title.bottom + 20
        cell.height >= 30
        cell.bottom >= title.bottom + 10
        unfolded { cell.bottom == note.bottom + 10 }
      }
    },
    MarkedExample("a wrong sign at the end that others follow") {
      let title = Label(lines: 0)
      let note = Label(lines: 0)
      let photo = ImageView(keepsAspectRatio: true)
      return CheckedCell(title, note: note, photo: photo) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.trailing + 16  // fires: outside-cell
        title.top == cell.top + 10
        note.top == title.bottom + 8
        note.leading == title.leading
        note.trailing == title.trailing
        photo.top == note.bottom + 8
        photo.leading == title.leading
        photo.trailing <= title.trailing
        cell.bottom == photo.bottom + 10
      }
    },
  ]
}
