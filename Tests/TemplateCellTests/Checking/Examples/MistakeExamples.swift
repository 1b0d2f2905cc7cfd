import Foundation
import TemplateCell

extension MarkedExamples {
  /// Common mistakes that several rules could tell, each told once.
  static let mistakes: [MarkedExample] = [
    MarkedExample("two views side by side, neither of which has a width") {
      let box = View()
      let other = View()
      return CheckedCell(box: box, extra: [other]) { cell in
        box.leading == cell.leading + 16  // fires: ambiguous-item
        other.leading == box.trailing + 8  // fires: ambiguous-item
        other.trailing == cell.trailing - 16
        box.top == cell.top + 10
        other.top == box.top
        box.height == 40
        other.height == 40
        cell.bottom == box.bottom + 10
      }
    },
    MarkedExample("a trailing edge tied to the leading one of the cell") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.trailing == cell.leading - 16  // fires: conflict
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a leading edge tied to the trailing one of the cell") {
      let title = Label(lines: 0)
      return CheckedCell(title) { cell in
        title.leading == cell.trailing - 16
        title.trailing <= cell.trailing - 16  // fires: no-room
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a factor of 0 for an image") {
      let photo = ImageView()
      return CheckedCell(photo: photo) { cell in
        photo.leading == cell.leading + 16
        photo.trailing == cell.trailing - 16
        photo.height == photo.width * 0  // fires: no-room
        photo.top == cell.top + 10
        cell.bottom == photo.bottom + 10
      }
    },
    MarkedExample("an image that a row can fold away") {
      let title = Label()
      let photo = ImageView()
      return CheckedCell(title, photo: photo) { cell in
        title.edges(.horizontal, cell)
        title.top == cell.top + 10
        photo.leading == cell.leading + 16
        photo.top == title.bottom
        (photo.height == 0).labeled("photo height")
        cell.bottom == photo.bottom + 10
      }
    },
    MarkedExample("an aspect ratio against a fixed height") {
      let photo = ImageView()
      return CheckedCell(photo: photo) { cell in
        photo.leading == cell.leading + 16
        photo.trailing == cell.trailing - 16
        photo.width == photo.height * (16.0 / 9)
        photo.height == 200  // fires: conflict
        photo.top == cell.top + 10
        cell.bottom == photo.bottom + 10
      }
    },
    MarkedExample("a neighbour that limits the width and can be collapsed") {
      let title = Label(lines: 0)
      let note = Label(lines: 0)
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16
        note.leading == title.trailing + 8  // fires: multiline-without-width
        note.trailing == cell.trailing - 16
        title.width == note.width
        title.height == note.height
        title.top == cell.top + 10
        note.top == title.top
        cell.bottom == note.bottom + 10
        whenCollapsed(title) { note.top == cell.top + 10 }
      }
    },
    MarkedExample("a baseline tied to that of an image") {
      let icon = ImageView(size: CGSize(width: 20, height: 20), hugging: 251, compressionResistance: 751)
      let title = Label(lines: 0)
      return CheckedCell(title, photo: icon) { cell in
        icon.leading == cell.leading + 16
        title.leading == icon.trailing + 8
        title.trailing == cell.trailing - 16
        icon.top == cell.top + 10
        title.firstBaseline == icon.firstBaseline  // fires: outside-cell
        cell.bottom >= icon.bottom + 10
        cell.bottom >= title.bottom + 10
      }
    },
    MarkedExample("a baseline on the bottom of an image") {
      let icon = ImageView(size: CGSize(width: 20, height: 20), hugging: 251, compressionResistance: 751)
      let title = Label(lines: 0)
      return CheckedCell(title, photo: icon) { cell in
        icon.leading == cell.leading + 16
        title.leading == icon.trailing + 8
        title.trailing == cell.trailing - 16
        icon.top == cell.top + 10
        title.firstBaseline == icon.bottom
        cell.bottom >= icon.bottom + 10
        cell.bottom >= title.bottom + 10
      }
    },
    MarkedExample("two labels that may not grow, and nothing else that may") {
      let title = Label(hugging: 1000)
      let note = Label(hugging: 1000, compressionResistance: 751)
      return CheckedCell(title, note: note) { cell in
        title.leading == cell.leading + 16
        note.leading == title.trailing + 8
        note.trailing == cell.trailing - 16  // fires: conflict
        title.top == cell.top + 10
        note.top == title.top
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("heights that are each other's") {
      let box = View()
      let other = View()
      return CheckedCell(box: box, extra: [other]) { cell in
        box.leading == cell.leading
        box.trailing == cell.trailing
        other.leading == cell.leading
        other.trailing == cell.trailing
        box.top == cell.top
        other.top == box.bottom
        cell.bottom == other.bottom  // fires: no-vertical-chain
        box.height == other.height
        other.height == box.height  // fires: duplicate
      }
    },
    MarkedExample("a distance of 999 and a fixed height of the row") {
      let title = Label(lines: 0)
      let note = Label(lines: 0)
      return CheckedCell(title, note: note) { cell in
        title.edges(.horizontal, cell)
        note.edges(.horizontal, cell)
        title.top == cell.top + 10
        note.top == title.bottom + 4 ~ 999
        cell.bottom == note.bottom + 10
        cell.height == 60  // fires: fixed-height
      }
    },
    MarkedExample("centres alone make no height") {
      let title = Label()
      let photo = ImageView()
      return CheckedCell(title, photo: photo) { cell in
        photo.leading == cell.leading + 16
        photo.size == CGSize(width: 40, height: 40)
        photo.centerY == cell.centerY
        title.leading == photo.trailing + 8
        title.trailing <= cell.trailing - 16
        title.centerY == cell.centerY  // fires: no-vertical-chain
      }
    },
    MarkedExample("a width for a screen that is wider") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.leading == cell.leading + 16
        title.width == 400  // fires: no-horizontal-chain
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a bottom tied to the top of the cell") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.bottom == cell.top + 10  // fires: outside-cell
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a height of 0 that hides nothing but the text") {
      let title = Label()
      return CheckedCell(title) { cell in
        title.edges(.horizontal, cell)
        title.height == 0  // fires: fixed-height
        title.top == cell.top + 10
        cell.bottom == title.bottom + 10
      }
    },
    MarkedExample("a middle and two different distances") {
      let photo = ImageView()
      return CheckedCell(photo: photo) { cell in
        photo.centerX == cell.centerX
        photo.leading == cell.leading + 20
        photo.trailing == cell.trailing - 16  // fires: conflict
        photo.top == cell.top + 10
        cell.bottom == photo.bottom + 10
      }
    },
  ]
}
