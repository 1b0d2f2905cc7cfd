import Foundation
import TemplateCell
import Testing

/// The code of the first page and of "Getting started", with texts in the default font: a line of 17 points is 20.287
/// high, one of 13 points 15.514, both rounded up to half points.
@Suite struct FirstPages {
  struct Reminder: Sendable {
    var title: String
    var date: String
  }

  struct ReminderCell: CellTemplate {
    let title = Label(font: .headline, lines: 0)
    let date = Label(font: .footnote)

    var constraints: [LayoutConstraint] {
      title.top == contentView.top + 10
      title.leading == contentView.leading + 16
      title.trailing == contentView.trailing - 16
      date.top == title.bottom + 4
      date.leading == title.leading
      date.trailing <= title.trailing
      contentView.bottom == date.bottom + 10
    }

    func configure(_ content: inout CellContent, with reminder: Reminder) {
      content[title].text = reminder.title
      content[date].text = reminder.date
    }
  }

  @Test func `the first page`() throws {
    let measurer = try CellMeasurer(ReminderCell())
    let reminder = Reminder(title: "Return the books on maps", date: "Monday at nine")
    let layout = try measurer.layout(of: reminder, width: 375)
    #expect(layout.height == 60.5)
  }

  struct Meal: Sendable {
    var name: String
    var price: String
    var photo: CGSize?
  }

  struct MealCell: CellTemplate {
    let name = Label(font: .headline, lines: 0)
    let price = Label(font: .body, hugging: 251, compressionResistance: 751)
    let photo = ImageView(keepsAspectRatio: true)

    var constraints: [LayoutConstraint] {
      name.top == contentView.top + 10
      name.leading == contentView.leading + 16
      price.leading == name.trailing + 8
      price.trailing == contentView.trailing - 16
      price.firstBaseline == name.firstBaseline
      photo.top == name.bottom + 8
      photo.leading == name.leading
      photo.trailing == price.trailing
      contentView.bottom == photo.bottom + 10
      whenCollapsed(photo) { contentView.bottom == name.bottom + 10 }
    }

    func configure(_ content: inout CellContent, with meal: Meal) {
      content[name].text = meal.name
      content[price].text = meal.price
      content[photo].imageSize = meal.photo
      content[photo].isCollapsed = meal.photo == nil
    }
  }

  @Test func `getting started`() throws {
    let measurer = try CellMeasurer(MealCell())
    let soup = Meal(name: "Soup of the day", price: "7.50")
    let cake = Meal(name: "Cake", price: "4.20", photo: CGSize(width: 600, height: 300))
    #expect(try measurer.layout(of: soup, width: 375).height == 40.5)
    #expect(try measurer.layout(of: cake, width: 375).height == 220)

    let layout = try measurer.layout(of: cake, width: 375)
    #expect(layout.frame(named: "photo") == CGRect(x: 16, y: 38.5, width: 343, height: 171.5))
    #expect(layout.findings == [])

    var registry = TemplateRegistry<Meal>()
    try registry.register(measurer, for: "meal")
    var table = try HeadlessTable(
      sections: [TableSection(rows: [soup, cake])], registry: registry, width: 375, reuseIdentifier: { _ in "meal" })
    #expect(try table.height(at: IndexPath(row: 1, section: 0)) == 220)

    #expect(try MealCell().check() == [])
    let why = try measurer.explainHeight(of: soup, width: 375)
    #expect(why.description == "40.5 = 10 (name.top) + 20.5 (name, 1 line) + 10 (contentView.bottom)")
  }
}
