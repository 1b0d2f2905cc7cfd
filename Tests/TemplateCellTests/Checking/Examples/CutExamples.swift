import Foundation
import TemplateCell

extension MarkedExamples {
  /// Fixed heights and widths that cut a text.
  static let cuts: [MarkedExample] = [
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
    MarkedExample("a button with both ends, as high as its title or higher") {
      let button = Button("Follow")
      return CheckedCell(extra: [button]) { cell in
        button.edges(.horizontal, cell)
        button.top == cell.top + 10
        button.height == 44
        cell.bottom == button.bottom + 10
      }
    },
    MarkedExample("a button lower than its title") {
      let button = Button("Follow")
      return CheckedCell(extra: [button]) { cell in
        button.edges(.horizontal, cell)
        button.top == cell.top + 10
        button.height == 19  // fires: fixed-height
        cell.bottom == button.bottom + 10
      }
    },
    MarkedExample("a text view of fixed height") {
      let note = TextView()
      return CheckedCell(extra: [note]) { cell in
        note.edges(.horizontal, cell)
        note.top == cell.top + 10
        note.height == 120  // fires: fixed-height
        cell.bottom == note.bottom + 10
      }
    },
    MarkedExample("a text view that grows") {
      let note = TextView()
      return CheckedCell(extra: [note]) { cell in
        note.edges(.horizontal, cell)
        note.top == cell.top + 10
        note.height >= 120
        cell.bottom == note.bottom + 10
      }
    },
    MarkedExample("a view sized by rows of fixed height") {
      let tags = SizedView()
      return CheckedCell(extra: [tags]) { cell in
        tags.edges(.horizontal, cell)
        tags.top == cell.top + 10
        tags.height == 50  // fires: fixed-height
        cell.bottom == tags.bottom + 10
      }
    },
    MarkedExample("a view sized by rows that grows") {
      let tags = SizedView()
      return CheckedCell(extra: [tags]) { cell in
        tags.edges(.horizontal, cell)
        tags.top == cell.top + 10
        cell.bottom == tags.bottom + 10
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
    MarkedExample("a narrow button was said to give way") {
      let button = Button("Follow", compressionResistance: AxisPriorities(horizontal: 740, vertical: 750))
      return CheckedCell(extra: [button]) { cell in
        button.trailing == cell.trailing - 16
        button.width == 90
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
      }
    },
    MarkedExample("a narrow button is cut") {
      let button = Button("Follow")
      return CheckedCell(extra: [button]) { cell in
        button.trailing == cell.trailing - 16  // fires: label-cut
        button.width == 50
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
      }
    },
    MarkedExample("a button as wide as its title") {
      let button = Button("Follow")
      return CheckedCell(extra: [button]) { cell in
        button.trailing == cell.trailing - 16
        button.width == 60
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
      }
    },
    MarkedExample("a button that no row gives a title") {
      let button = Button(imageSize: CGSize(width: 24, height: 24))
      return CheckedCell(extra: [button]) { cell in
        button.trailing == cell.trailing - 16
        button.width == 30
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
      }
    },
    MarkedExample("a narrow button in a stack is cut") {
      let button = Button("Follow")  // fires: label-cut
      let other = Button("Mute")
      let stack = StackView(distribution: .fillEqually, spacing: 8, arrangedSubviews: [button, other])
      return CheckedCell(stack: stack, extra: [button, other]) { cell in
        stack.leading == cell.leading + 16
        stack.width == 108
        stack.top == cell.top + 10
        cell.bottom == stack.bottom + 10
      }
    },
    MarkedExample("a declared text that no row changes fits") {
      let title = Label("Price")
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.width == 80
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("of two labels the one that resists less was said to give way") {
      let title = Label()
      let note = Label(hugging: 251, compressionResistance: AxisPriorities(horizontal: 751, vertical: 750))
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16
        title.top == cell.top + 10
        note.top == title.top
        cell.bottom == title.bottom + 10
      }
    },
  ]
}
