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
    MarkedExample("a button without an end") {
      let button = Button("Follow")
      return CheckedCell(extra: [button]) { cell in
        button.leading == cell.leading + 16  // fires: no-horizontal-chain
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
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
    MarkedExample("a narrow button is cut") {
      let button = Button("Follow")
      return CheckedCell(extra: [button]) { cell in
        button.trailing == cell.trailing - 16  // fires: label-cut
        button.width == 90
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
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
    MarkedExample("a text view without a width") {
      let note = TextView()
      return CheckedCell(extra: [note]) { cell in
        note.top == cell.top + 10
        note.leading == cell.leading + 16  // fires: multiline-without-width
        cell.bottom == note.bottom + 10
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
    MarkedExample("a view sized by rows without a width") {
      let tags = SizedView()
      return CheckedCell(extra: [tags]) { cell in
        tags.top == cell.top + 10
        tags.leading == cell.leading + 16  // fires: multiline-without-width
        cell.bottom == tags.bottom + 10
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
    MarkedExample("a view sized by its own code keeps its size") {
      let badge = SizedView { _ in CGSize(width: 60, height: 60) }
      return CheckedCell(extra: [badge]) { cell in
        badge.leading == cell.leading + 16
        badge.top == cell.top + 10
        cell.bottom == badge.bottom + 10
      }
    },
    MarkedExample("a view sized by its own code is wider than the cell") {
      let strip = SizedView { _ in CGSize(width: 600, height: 60) }
      return CheckedCell(extra: [strip]) { cell in
        strip.leading == cell.leading + 16  // fires: multiline-without-width
        strip.top == cell.top + 10
        cell.bottom == strip.bottom + 10
      }
    },
    MarkedExample("a slider without an end") {
      let slider = Control.slider
      return CheckedCell(extra: [slider]) { cell in
        slider.leading == cell.leading + 16  // fires: ambiguous-item
        slider.top == cell.top + 10
        cell.bottom == slider.bottom + 10
      }
    },
    MarkedExample("a switch without an end") {
      let toggle = Control.toggle
      return CheckedCell(extra: [toggle]) { cell in
        toggle.leading == cell.leading + 16
        toggle.top == cell.top + 10
        cell.bottom == toggle.bottom + 10
      }
    },
    MarkedExample("a label in a nested template without an end, one on several lines with a fixed height") {
      let title = Label()
      let text = Label(lines: 0)
      let inner = CheckedCell(title, note: text) { cell in
        title.leading == cell.leading  // fires: no-horizontal-chain
        title.top == cell.top
        text.edges(.horizontal, cell)
        text.top == title.bottom
        text.height == 30  // fires: fixed-height
        cell.bottom == text.bottom
      }
      let nested = EmbeddedTemplate(inner)
      return CheckedCell(extra: [nested]) { cell in
        nested.edges == cell.edges.inset(10)
      }
    },
    MarkedExample("a nested template that grows") {
      let text = Label(lines: 0)
      let inner = CheckedCell(text) { cell in
        text.edges == cell.edges
      }
      let nested = EmbeddedTemplate(inner)
      return CheckedCell(extra: [nested]) { cell in
        nested.edges == cell.edges.inset(10)
      }
    },
    MarkedExample("a nested template that nothing holds from below") {
      let text = Label(lines: 0)
      let inner = CheckedCell(text) { cell in
        text.edges == cell.edges
      }
      let nested = EmbeddedTemplate(inner)
      return CheckedCell(extra: [nested]) { cell in
        nested.edges(.horizontal, cell)
        nested.top == cell.top + 10  // fires: no-vertical-chain
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

extension LayoutItem {
  /// Both ends of an item 16 points inside, the trailing one at most.
  @LayoutBuilder fileprivate func edges(_ axis: LayoutAxis, _ cell: ContentView) -> [LayoutConstraint] {
    leading == cell.leading + 16
    trailing <= cell.trailing - 16
  }
}
