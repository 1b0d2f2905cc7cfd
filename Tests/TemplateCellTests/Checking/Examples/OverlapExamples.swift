import Foundation
import TemplateCell

extension MarkedExamples {
  /// Texts and controls over each other, by mistake and on purpose.
  static let overlaps: [MarkedExample] = [
    MarkedExample("a label whose top is tied to the top of the one above") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == title.top + 4  // fires: overlap
        cell.bottom == note.bottom + 10
      }
    },
    MarkedExample("a label below the one above") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == title.bottom + 4
        cell.bottom == note.bottom + 10
      }
    },
    MarkedExample("a label of fixed height whose top is tied to the top of the one above") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        title.height == 20
        note.top == title.top + 4  // fires: overlap
        cell.bottom == note.bottom + 10
      }
    },
    MarkedExample("two labels that both begin at the top") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == cell.top + 10  // fires: overlap
        cell.bottom >= title.bottom + 10
        cell.bottom >= note.bottom + 10
      }
    },
    MarkedExample("two labels side by side with nothing between") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.leading >= cell.leading + 16  // fires: overlap
        note.trailing == cell.trailing - 16
        note.top == title.top
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("two labels side by side, each tied at one side only") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16
        title.top == cell.top + 10
        note.trailing == cell.trailing - 16  // fires: overlap
        note.top == title.top
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("two labels side by side that part when they are long") {
      let title = Label(compressionResistance: AxisPriorities(horizontal: 749, vertical: 750))
      let note = Label(hugging: 251)
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16
        title.top == cell.top + 10
        note.leading >= title.trailing + 8
        note.trailing == cell.trailing - 16
        note.top == title.top
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a button over a label that fills the row") {
      let title = Label()
      let button = Button("Follow")
      return CheckedCell(title, extra: [button]) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.trailing - 16  // fires: overlap
        title.top == cell.top + 10
        button.trailing == cell.trailing - 16
        button.centerY == title.centerY
        cell.bottom >= title.bottom + 10
        cell.bottom >= button.bottom + 10
        button.top >= cell.top + 10
      }
    },
    MarkedExample("a switch over a long text") {
      let title = Label(lines: 0)
      let toggle = Control.toggle
      return CheckedCell(title, extra: [toggle]) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        toggle.trailing == cell.trailing - 16  // fires: overlap
        toggle.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        cell.bottom >= toggle.bottom + 10
      }
    },
    MarkedExample("one label at the top and one at the bottom of a row of least height") {
      let title = Label(lines: 0)
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        cell.height >= 60
        title.top == cell.top + 10
        cell.bottom >= title.bottom + 10
        note.bottom == cell.bottom - 10  // fires: overlap
      }
    },
    MarkedExample("a label below a picture that stands beside a longer label") {
      let photo = ImageView()
      let title = Label(lines: 0)
      let note = Label()
      return CheckedCell(title, note: note, photo: photo) { cell in
        photo.leading == cell.leading + 16
        photo.size == CGSize(width: 40, height: 40)
        photo.top == cell.top + 10
        title.leading == photo.trailing + 8
        title.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.leading == cell.leading + 16
        note.trailing == cell.trailing - 16
        note.top == photo.bottom + 8  // fires: overlap
        cell.bottom == note.bottom + 10
      }
    },
    MarkedExample("labels of two stacks side by side") {
      let title = Label()
      let note = Label()
      let time = Label()
      let left = StackView(axis: .vertical, arrangedSubviews: [title, note])
      return CheckedCell(title, note: note, stack: left, extra: [time]) { cell in
        left.edges(.horizontal, cell)
        left.top == cell.top + 10
        cell.bottom == left.bottom + 10
        time.leading >= cell.leading + 16  // fires: overlap
        time.trailing == cell.trailing - 16
        time.centerY == left.centerY
      }
    },
    MarkedExample("a label over another while a photo is collapsed") {
      let title = Label()
      let photo = ImageView()
      let note = Label()
      return CheckedCell(title, note: note, photo: photo) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        photo.leading == cell.leading + 16
        photo.top == title.bottom + 8
        note.top == photo.bottom + 8
        cell.bottom == note.bottom + 10
        whenCollapsed(photo) { note.top == title.top + 8 }  // fires: overlap
      }
    },
    MarkedExample("two labels tied to the top and the bottom of a low picture") {
      let photo = ImageView()
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note, photo: photo) { cell in
        photo.leading == cell.leading + 16
        photo.size == CGSize(width: 30, height: 30)
        photo.top == cell.top + 10
        cell.bottom == photo.bottom + 10
        title.leading == photo.trailing + 8
        title.trailing <= cell.trailing - 16
        title.top == photo.top
        note.leading == title.leading
        note.trailing <= cell.trailing - 16
        note.bottom == photo.bottom  // fires: overlap
      }
    },
    MarkedExample("a label that begins where the one beside it begins") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.leading == title.leading + 80  // fires: overlap
        note.trailing <= cell.trailing - 16
        note.firstBaseline == title.firstBaseline
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a distance too weak to be kept") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == title.bottom + 4 ~ 40  // fires: overlap
        cell.bottom == note.bottom + 10
        cell.bottom >= title.bottom + 10
      }
    },
    MarkedExample("lines moved together by a negative distance") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == title.bottom - 4
        cell.bottom == note.bottom + 10
      }
    },
    MarkedExample("a count on the corner of a button") {
      let count = Label(compressionResistance: AxisPriorities(horizontal: 749, vertical: 750))
      let button = Button("Inbox")
      return CheckedCell(count, extra: [button]) { cell in
        button.leading == cell.leading + 16
        button.trailing <= cell.trailing - 16
        button.top == cell.top + 20
        cell.bottom == button.bottom + 10
        count.trailing == button.trailing
        count.leading >= cell.leading
        count.top == button.top - 8
      }
    },
    MarkedExample("a label in the middle of a button") {
      let title = Label()
      let button = Button("Follow")
      return CheckedCell(title, extra: [button]) { cell in
        button.leading == cell.leading + 16
        button.trailing == cell.trailing - 16
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
        title.centerX == button.centerX
        title.centerY == button.centerY
        title.leading >= button.leading + 4
      }
    },
    MarkedExample("a placeholder over a text view, and a spinner in its middle") {
      let field = TextView()
      let placeholder = Label()
      let spinner = Control.activityIndicator
      return CheckedCell(placeholder, extra: [field, spinner]) { cell in
        field.edges == cell.edges.inset(16)
        field.height >= 80
        placeholder.leading == field.leading + 5
        placeholder.trailing <= field.trailing - 5
        placeholder.top == field.top + 8
        spinner.center == field.center
      }
    },
    MarkedExample("two labels in one place, of which rows show one") {
      let title = Label()
      let note = Label()
      return CheckedCell(title, note: note) { cell in
        title.edges == cell.edges.inset(16)
        note.leading == title.leading
        note.trailing == title.trailing
        note.top == title.top
        note.bottom == title.bottom
      }
    },
    MarkedExample("a panel over the texts") {
      let title = Label()
      let note = Label()
      let box = View(note)
      return CheckedCell(title, note: note, box: box) { cell in
        title.edges == cell.edges.inset(16)
        box.edges == cell.edges
        note.leading == box.leading + 20
        note.trailing <= box.trailing - 20
        note.top == box.top + 18
      }
    },
    MarkedExample("a button without a title over the whole row") {
      let title = Label()
      let button = Button()
      return CheckedCell(title, extra: [button]) { cell in
        title.edges == cell.edges.inset(16)
        button.edges == cell.edges
      }
    },
    MarkedExample("a photo below a label") {
      let title = Label()
      let photo = ImageView()
      return CheckedCell(title, photo: photo) { cell in
        photo.leading == cell.leading
        photo.trailing == cell.trailing
        photo.top == cell.top
        photo.height == 200
        cell.bottom == photo.bottom
        title.edges(.horizontal, cell)
        title.bottom == photo.bottom - 8
      }
    },
  ]
}
