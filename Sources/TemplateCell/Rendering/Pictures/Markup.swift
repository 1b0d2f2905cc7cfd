/// Text as part of an XML or HTML document, and the elements of pictures.
package enum Markup {
  /// A text as character data or as the value of an attribute in double or single quotes.
  ///
  /// Markup is escaped. What XML 1.0 does not allow, and controls that HTML does not, become U+FFFD: the controls but
  /// tab and ends of lines, U+FFFE and U+FFFF of every plane.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      case _ where scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A number in points to three decimals.
  package static func number(_ value: Double) -> String { Decimals.short(value) }

  /// A rectangle of a class.
  package static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, class name: String, radius: Double = 0
  ) -> String {
    let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect class=\"\(name)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\""
      + " height=\"\(number(height))\"\(corner)/>"
  }

  /// A line of a class.
  package static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class name: String) -> String {
    "<line class=\"\(name)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\"/>"
  }

  /// A text of a class; the anchor is `start`, `middle` or `end`.
  package static func text(
    _ text: String, _ x: Double, _ y: Double, class name: String, anchor: String = "start"
  ) -> String {
    let side = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    return "<text class=\"\(name)\" x=\"\(number(x))\" y=\"\(number(y))\"\(side)>\(escaped(text))</text>"
  }

  /// A group with a description that a reader shows for it, and perhaps a class.
  package static func group(title: String, class name: String = "", _ members: [String]) -> String {
    let attribute = name.isEmpty ? "" : " class=\"\(name)\""
    return "<g\(attribute)>\n<title>\(escaped(title))</title>\n\(members.joined(separator: "\n"))\n</g>"
  }
}
