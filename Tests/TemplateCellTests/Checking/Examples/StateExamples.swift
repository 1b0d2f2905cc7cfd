import Foundation
import TemplateCell

extension MarkedExamples {
  /// What is right in one state of a cell and wrong in another.
  static let states: [MarkedExample] = [
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
    MarkedExample("a group that is off takes the height along") {
      let title = Label()
      let folded = ConstraintGroup()
      return CheckedCell(title, folded: folded) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        folded { cell.bottom == title.bottom + 10 }  // fires: no-vertical-chain
      }
    },
    MarkedExample("of two groups that cannot hold together one is on") {
      let title = Label(lines: 0)
      let photo = ImageView()
      let folded = ConstraintGroup()
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(title, photo: photo, folded: folded, unfolded: unfolded) { cell in
        title.edges(.horizontal, cell)
        photo.leading == cell.leading
        photo.size == CGSize(width: 40, height: 40)
        folded {
          title.top == cell.top + 10
          photo.top == title.bottom + 8
          cell.bottom == photo.bottom + 10
        }
        unfolded {
          photo.top == cell.top + 10
          title.top == photo.bottom + 8
          cell.bottom == title.bottom + 10
        }
      }
    },
    MarkedExample("wishes that cannot hold together make alternatives too") {
      let box = View()
      let folded = ConstraintGroup()
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(box: box, folded: folded, unfolded: unfolded) { cell in
        box.edges == cell.edges
        folded { box.height == 40 ~ .high }
        unfolded { box.height == 90 ~ .high }
      }
    },
    MarkedExample("a group that is on leaves a place open") {
      let box = View()
      let photo = ImageView()
      let folded = ConstraintGroup()
      return CheckedCell(photo: photo, box: box, folded: folded) { cell in
        photo.leading == cell.leading
        photo.top == cell.top
        box.size == CGSize(width: 40, height: 40)  // fires: ambiguous-item
        box.top == photo.bottom
        cell.bottom == box.bottom
        folded { box.leading == cell.leading }
      }
    },
    MarkedExample("what two groups say is no duplicate, what one says twice is") {
      let title = Label()
      let folded = ConstraintGroup()
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(title, folded: folded, unfolded: unfolded) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        folded {
          cell.bottom == title.bottom + 10
          title.height == 30
          title.bottom == title.top + 30  // fires: duplicate
        }
        unfolded {
          cell.bottom == title.bottom + 10
          title.height == 60
        }
      }
    },
    MarkedExample("a fixed height in a group that is off at first") {
      let title = Label(lines: 0)
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(title, unfolded: unfolded) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        unfolded { title.height == 41 }  // fires: fixed-height
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a limit in a group cuts a label, another follows from it") {
      let title = Label()
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(title, unfolded: unfolded) { cell in
        title.leading == cell.leading + 16  // fires: label-cut
        title.trailing <= cell.trailing - 16
        title.top == cell.top + 10
        unfolded {
          title.width <= 100
          title.width <= 120  // fires: never-matters
        }
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("equal wishes of a group and of none") {
      let box = View()
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(box: box, unfolded: unfolded) { cell in
        box.top == cell.top
        cell.bottom == box.bottom
        box.height == 40
        box.leading == cell.leading
        box.width == 40 ~ .low  // fires: priority-tie
        unfolded { box.width == 90 ~ .low }
      }
    },
    MarkedExample("a stronger wish of a group") {
      let box = View()
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(box: box, unfolded: unfolded) { cell in
        box.top == cell.top
        cell.bottom == box.bottom
        box.height == 40
        box.leading == cell.leading
        box.width == 40 ~ .low
        unfolded { box.width == 90 ~ .low + 1 }
      }
    },
    MarkedExample("a collapsed photo takes the height along while a group is on") {
      let title = Label()
      let photo = ImageView()
      let folded = ConstraintGroup()
      let unfolded = ConstraintGroup(isActive: false)
      return CheckedCell(title, photo: photo, folded: folded, unfolded: unfolded) { cell in
        title.edges(.horizontal, cell)
        photo.leading == cell.leading + 16
        title.top == cell.top + 10
        folded {
          photo.top == title.bottom + 8
          cell.bottom == photo.bottom + 10
        }
        unfolded {
          photo.top == title.bottom + 20  // fires: collapsed-dependents
          cell.bottom == photo.bottom + 30
        }
        whenCollapsed(photo) {
          folded { cell.bottom == title.bottom + 10 }
        }
      }
    },
  ]
}
