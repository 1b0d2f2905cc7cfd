// The code of the page "Using it under UIKit". Where UIKit is absent it is type-checked against UIKitDeclarations.swift.

import Foundation
import TemplateCell
import Testing

#if canImport(UIKit)
  import UIKit
#endif

#if canImport(UIKit) || !canImport(AppKit)
  enum UIKitPage {
    struct Note: Sendable {
      var title: String
      var image: UIImage?
    }

    struct NoteCell: CellTemplate {
      let title = Label(font: .headline, lines: 0)
      let photo = ImageView(keepsAspectRatio: true)

      var constraints: [LayoutConstraint] {
        title.top == contentView.top + 10
        title.leading == contentView.leading + 16
        title.trailing == contentView.trailing - 16
        photo.top == title.bottom + 8
        photo.leading == title.leading
        photo.trailing <= title.trailing
        contentView.bottom == photo.bottom + 10
        whenCollapsed(photo) { contentView.bottom == title.bottom + 10 }
      }

      func configure(_ content: inout CellContent, with note: Note) {
        content[title].text = note.title
        content[photo].imageSize = note.image?.size
        content[photo].isCollapsed = note.image == nil
      }
    }

    final class NoteTableViewCell: UITableViewCell {
      private let title = UILabel()
      private let photo = UIImageView()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0
        contentView.addSubview(title)
        contentView.addSubview(photo)
      }

      required init?(coder: NSCoder) { nil }

      func show(_ note: Note, in layout: CellLayout) {
        title.text = note.title
        title.frame = layout.frame(named: "title") ?? .zero
        photo.image = note.image
        photo.frame = layout.frame(named: "photo") ?? .zero
      }
    }

    final class NotesViewController: UITableViewController {
      private var notes: HeadlessTable<Note>

      init(notes: [Note]) throws {
        let options = RowOptions(separator: .hairline)
        var registry = TemplateRegistry<Note>()
        try registry.register(CellMeasurer(NoteCell(), text: CoreTextMeasurer(), options: options), for: "note")
        self.notes = try HeadlessTable(
          sections: [TableSection(rows: notes)], registry: registry, width: 320, reuseIdentifier: { _ in "note" })
        super.init(style: .plain)
        tableView.register(NoteTableViewCell.self, forCellReuseIdentifier: "note")
        tableView.estimatedRowHeight = 0
      }

      required init?(coder: NSCoder) { nil }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = Double(tableView.bounds.width)
        let environment = LayoutEnvironment(traitCollection)
        guard width > 0, width != notes.width || environment != notes.environment else { return }
        try? notes.setWidth(width, environment: environment)
        tableView.reloadData()
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.sections[section].rows.count
      }

      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        (try? notes.height(at: indexPath)).map { CGFloat($0) } ?? 44
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        if let cell = cell as? NoteTableViewCell, let layout = try? notes.layout(at: indexPath) {
          cell.show(notes.sections[indexPath.section].rows[indexPath.row], in: layout)
        }
        return cell
      }

      func delete(at indexPath: IndexPath) throws {
        var sections = notes.sections
        sections[indexPath.section].rows.remove(at: indexPath.row)
        try notes.performBatchUpdates(TableUpdates([.deleteRow(indexPath)]), newSections: sections)
        tableView.performBatchUpdates { self.tableView.deleteRows(at: [indexPath], with: .automatic) }
      }
    }
  }

  extension LayoutEnvironment {
    @MainActor init(_ traits: UITraitCollection) {
      var size = traits.preferredContentSizeCategory.rawValue.replacingOccurrences(
        of: "UICTContentSizeCategory", with: "")
      if size.hasPrefix("A") { size = "a" + size.dropFirst() }
      self.init(
        scale: max(1, Double(traits.displayScale)),
        layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        contentSizeCategory: ContentSizeCategory(rawValue: size) ?? .large)
    }
  }
#endif

#if !canImport(UIKit) && !canImport(AppKit)
  @MainActor @Suite struct UIKitPageTests {
    final class Traits: UITraitCollection, @unchecked Sendable {
      let category: String
      init(category: String) { self.category = category }
      override var displayScale: CGFloat { 3 }
      override var layoutDirection: UITraitEnvironmentLayoutDirection { .rightToLeft }
      override var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(rawValue: category) }
    }

    /// The raw values of `UIContentSizeCategory`, from the smallest to the largest.
    @Test func `the environment is that of the traits`() {
      let names =
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL"] + ["M", "L", "XL", "XXL", "XXXL"].map { "Accessibility\($0)" }
      for (name, category) in zip(names, ContentSizeCategory.allCases) {
        let environment = LayoutEnvironment(Traits(category: "UICTContentSizeCategory\(name)"))
        #expect(environment.contentSizeCategory == category)
        #expect(environment.scale == 3)
        #expect(environment.layoutDirection == .rightToLeft)
      }
      #expect(LayoutEnvironment(Traits(category: "_UICTContentSizeCategoryUnspecified")).contentSizeCategory == .large)
    }
  }
#endif
