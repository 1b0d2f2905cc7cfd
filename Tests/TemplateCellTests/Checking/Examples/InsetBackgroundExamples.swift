import Foundation
import TemplateCell

extension MarkedExamples {
  /// Backgrounds with an inset, which give a row a height that leaves its texts out.
  static let insetBackgrounds: [MarkedExample] = [
    MarkedExample("a background with an inset and no bottom pin") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(4)
        title.top == cell.top + 10  // fires: no-vertical-chain
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
      }
    },
    MarkedExample("a background with an inset and a bottom pin") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(4)
        title.top == cell.top + 10
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a background with an inset and no top pin") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(4)
        title.bottom == cell.bottom - 10  // fires: no-vertical-chain
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
      }
    },
    MarkedExample("a bottom pin weaker than the wish for a low row") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(4)
        title.top == cell.top + 10
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        cell.bottom == title.bottom + 10 ~ 40  // fires: no-vertical-chain
      }
    },
    MarkedExample("a row that must end above the bottom of its label") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(4)
        title.top == cell.top + 10
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        cell.bottom <= title.bottom + 10  // fires: no-vertical-chain
      }
    },
    MarkedExample("a label that must end below the bottom of its row") {
      let title = Label(lines: 0)
      let box = View()
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(4)
        title.top == cell.top + 10
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        title.bottom >= cell.bottom - 10  // fires: no-vertical-chain
      }
    },
    MarkedExample("a group that holds the bottom, which can be off") {
      let title = Label(lines: 0)
      let box = View()
      let folded = ConstraintGroup()
      return CheckedCell(title, box: box, folded: folded) { cell in
        box.edges == cell.edges.inset(4)
        title.top == cell.top + 10  // fires: no-vertical-chain
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        folded { cell.bottom == title.bottom + 10 }
      }
    },
    MarkedExample("a least height that a long text is too high for") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        cell.height >= 44
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16
        title.centerY == cell.centerY  // fires: no-vertical-chain
      }
    },
    MarkedExample("a label in the view it lies in without a bottom pin") {
      let title = Label(lines: 0)
      let box = View(title)
      return CheckedCell(title, box: box) { cell in
        box.edges == cell.edges.inset(4)
        title.top == box.top + 10  // fires: no-vertical-chain
        title.leading == box.leading + 16
        title.trailing == box.trailing - 16
      }
    },
    MarkedExample("what hangs on an item that can be collapsed") {
      let title = Label()
      let photo = ImageView()
      let note = Label()
      let box = View()
      return CheckedCell(title, note: note, photo: photo, box: box) { cell in
        box.edges == cell.edges.inset(4)
        for label in [title, note] { label.edges(.horizontal, cell) }
        title.top == cell.top + 10
        photo.leading == cell.leading + 16
        photo.top == title.bottom + 8  // fires: collapsed-dependents
        note.top == photo.bottom + 8
        cell.bottom == note.bottom + 10
        whenCollapsed(photo) { note.height >= 10 }
      }
    },
  ]
}
