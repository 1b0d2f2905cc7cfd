/// A page of a report that stands alone: one file, no script, nothing loaded from anywhere.
///
/// It can be read on a phone and by keyboard alone: a link past the navigation, landmarks, headings in order, tables
/// that scroll in themselves; light or dark as the reader prefers.
package struct HTMLPage: Sendable {
  /// A part of the page with a heading of its own.
  package struct Section: Sendable {
    /// The name within the page, for links.
    package var id: String
    /// The heading.
    package var heading: String
    /// What stands below the heading: HTML.
    package var body: String

    /// Makes a section.
    package init(id: String, heading: String, body: String) {
      self.id = id
      self.heading = heading
      self.body = body
    }
  }

  /// The name of the page.
  package var title: String
  /// What is most worth knowing, as HTML within a paragraph.
  package var summary: String
  /// The parts in order.
  package var sections: [Section]
  /// How the page was made, for its end.
  package var origin: String

  /// Makes a page.
  package init(title: String, summary: String, sections: [Section], origin: String) {
    self.title = title
    self.summary = summary
    self.sections = sections
    self.origin = origin
  }

  /// The page as the text of an HTML file.
  package var text: String {
    let links = sections.map { "<li><a href=\"#\($0.id)\">\(Markup.escaped($0.heading))</a></li>" }
    let parts = sections.map { section in
      """
      <section id="\(section.id)" aria-labelledby="\(section.id)-heading">
      <h2 id="\(section.id)-heading">\(Markup.escaped(section.heading))</h2>
      \(section.body)
      </section>
      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(HTMLStyle.rules)\(PictureStyle.rules(.automatic))</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
      <h1>\(Markup.escaped(title))</h1>
      <p>\(summary)</p>
      </header>
      <nav aria-label="Sections">
      <ul>
      \(links.joined(separator: "\n"))
      </ul>
      </nav>
      <main id="content" tabindex="-1">
      \(parts.joined(separator: "\n"))
      </main>
      <footer>
      <p>\(Markup.escaped(origin))</p>
      </footer>
      </body>
      </html>

      """
  }

  /// A paragraph.
  package static func paragraph(_ text: String) -> String { "<p>\(Markup.escaped(text))</p>" }

  /// A picture with what it shows below it; a picture wider than the page is scaled down.
  package static func figure(_ picture: String, caption: String) -> String {
    "<figure class=\"picture\">\n\(picture)<figcaption>\(Markup.escaped(caption))</figcaption>\n</figure>"
  }

  /// A picture with small texts and what it shows below it: it is scaled down only as far as the texts can be read, and
  /// scrolls in itself where the page is narrower, which it says.
  ///
  /// - Parameter leastWidth: how narrow the picture can be, in CSS pixels.
  package static func plan(_ picture: String, leastWidth: Double, name: String, caption: String) -> String {
    let name = Markup.escaped(name)
    return """
      <figure class="plan">
      <p class="hint" style="--least:\(Markup.number(leastWidth))px">The picture is wider than the page: scroll it sideways.</p>
      <div class="scroll" role="region" aria-label="\(name)" tabindex="0">
      \(picture)</div>
      <figcaption>\(Markup.escaped(caption))</figcaption>
      </figure>
      """
  }

  /// A chart with what it shows below it; a chart is as wide as the page.
  package static func chart(_ picture: String, caption: String) -> String {
    "<figure class=\"chart\">\n\(picture)<figcaption>\(Markup.escaped(caption))</figcaption>\n</figure>"
  }

  /// Something that is shown when asked for.
  package static func details(_ summary: String, _ body: String) -> String {
    "<details>\n<summary>\(Markup.escaped(summary))</summary>\n\(body)\n</details>"
  }
}
