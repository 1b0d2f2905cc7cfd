import Foundation
import TemplateCell

extension MarkedExamples {
  /// Wishes of equal priority.
  static let ties: [MarkedExample] = [
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
    MarkedExample("two buttons hug equally and resist equally") {
      let first = Button("Follow")
      let second = Button("Mute")
      return CheckedCell(extra: [first, second]) { cell in
        first.leading == cell.leading + 16  // fires: priority-tie // fires: priority-tie
        second.leading == first.trailing + 8
        second.trailing == cell.trailing - 16
        first.top == cell.top + 10
        second.top == first.top
        cell.bottom == first.bottom + 10
      }
    },
    MarkedExample("two labels on several lines resist equally") {
      let title = Label(lines: 0, hugging: 251)
      let note = Label(lines: 0)
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16  // fires: priority-tie
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= note.bottom + 10
      }
    },
    MarkedExample("two labels on several lines hug equally") {
      let title = Label(lines: 0, compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
      let note = Label(lines: 0)
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16  // fires: priority-tie
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= note.bottom + 10
      }
    },
    MarkedExample("of two labels on several lines one gives way") {
      let title = Label(lines: 0, hugging: 251, compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
      let note = Label(lines: 0)
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= note.bottom + 10
      }
    },
    MarkedExample("a label on several lines resists as one on one line") {
      let title = Label(lines: 0)
      let note = Label(hugging: 251)
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16  // fires: priority-tie
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= note.bottom + 10
      }
    },
    MarkedExample("a label on several lines gives way to one on one line") {
      let title = Label(lines: 0)
      let note = Label(hugging: 251, compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= note.bottom + 10
      }
    },
    MarkedExample("a label on several lines hugs as one on one line that resists more") {
      let title = Label(lines: 0)
      let note = Label(compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16  // fires: priority-tie
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= note.bottom + 10
      }
    },
    MarkedExample("a label on several lines hugs and resists as an icon") {
      let title = Label(lines: 2)
      let photo = ImageView()
      return CheckedCell(title, photo: photo) { cell in
        photo.leading == cell.leading + 16
        title.leading == photo.trailing + 8  // fires: priority-tie // fires: priority-tie
        title.trailing == cell.trailing - 16
        title.top == cell.top + 10
        photo.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= photo.bottom + 10
      }
    },
    MarkedExample("an icon that hugs and resists more than a label on several lines") {
      let title = Label(lines: 2)
      let photo = ImageView(hugging: 251, compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
      return CheckedCell(title, photo: photo) { cell in
        photo.leading == cell.leading + 16
        title.leading == photo.trailing + 8
        title.trailing == cell.trailing - 16
        title.top == cell.top + 10
        photo.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= photo.bottom + 10
      }
    },
    MarkedExample("a height of the row with a weaker bottom pin cuts its labels") {
      let title = Label()
      let note = Label(lines: 0)
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == title.bottom + 10
        cell.bottom == note.bottom + 10 ~ 999
        cell.height == 60  // fires: fixed-height
      }
    },
    MarkedExample("two labels on several lines in a stack") {
      let title = Label(lines: 0)  // fires: priority-tie // fires: priority-tie
      let note = Label(lines: 0)
      let stack = StackView(spacing: 8, arrangedSubviews: [title, note])
      return CheckedCell(title, note: note, stack: stack) { cell in
        stack.edges == cell.edges.inset(10)
      }
    },
    MarkedExample("a height of the row as strong as the hugging of a label") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
        cell.height == 160 ~ .low  // fires: priority-tie
      }
    },
    MarkedExample("a height of the row stronger than the hugging of a label") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
        cell.height == 160 ~ .low + 1
      }
    },
    MarkedExample("a height of the row that nothing pulls against") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.height == 160 ~ .low
      }
    },
    MarkedExample("a label with a declared text beside a switch: rows may give it a longer one") {
      let title = Label("Sounds")
      let toggle = Control.toggle
      return CheckedCell(title, extra: [toggle]) { cell in
        title.leading == cell.leading + 16  // fires: priority-tie
        toggle.leading == title.trailing + 8
        toggle.trailing == cell.trailing - 16
        title.top == cell.top + 10
        toggle.centerY == title.centerY
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a label with a declared text beside a switch that resists more") {
      let title = Label("Sounds", compressionResistance: AxisPriorities(horizontal: 749, vertical: 750))
      let toggle = Control.toggle
      return CheckedCell(title, extra: [toggle]) { cell in
        title.leading == cell.leading + 16
        toggle.leading == title.trailing + 8
        toggle.trailing == cell.trailing - 16
        title.top == cell.top + 10
        toggle.centerY == title.centerY
        cell.bottom == title.bottom + 10
      }
    },
  ]
}
