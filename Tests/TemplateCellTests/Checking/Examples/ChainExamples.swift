import Foundation
import TemplateCell

extension MarkedExamples {
  /// What holds an item, or the row, between two edges.
  static let chains: [MarkedExample] = [
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
    MarkedExample("a button without an end") {
      let button = Button("Follow")
      return CheckedCell(extra: [button]) { cell in
        button.leading == cell.leading + 16  // fires: no-horizontal-chain
        button.top == cell.top + 10
        cell.bottom == button.bottom + 10
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
    MarkedExample("a view sized by rows without a width") {
      let tags = SizedView()
      return CheckedCell(extra: [tags]) { cell in
        tags.top == cell.top + 10
        tags.leading == cell.leading + 16  // fires: multiline-without-width
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
  ]
}
