/// How high the lines of well-known fonts are; their letters are measured as those of Inter.
enum InterfaceNamedFonts {
  /// The metrics for a font by its PostScript name, such as `AvenirNext-Medium`; a font that is not listed gets the line
  /// height of the system font, which is also that of Helvetica Neue.
  static func metrics(of name: String) -> FontMetrics {
    var metrics = FontMetrics.system
    let family = name.split(separator: "-").first.map { String($0.lowercased().filter { $0.isLetter }) } ?? ""
    guard let lines = lines[family] else { return metrics }
    (metrics.ascender, metrics.descender) = lines
    return metrics
  }

  /// Ascender and descender as parts of the em, from the `hhea` table of each font, a line gap added to the descender.
  private static let lines: [String: (ascender: Double, descender: Double)] = [
    "avenir": (1, 0.366), "avenirnext": (1, 0.366), "avenirnextcondensed": (1, 0.366), "dmsans": (0.992, 0.31),
    "firasans": (0.935, 0.265), "georgia": (0.917, 0.219), "ibmplexsans": (1.025, 0.275), "inter": (0.96875, 0.2415),
    "lato": (0.987, 0.213), "menlo": (0.928, 0.236), "montserrat": (0.968, 0.251), "mulish": (1.005, 0.25),
    "nunito": (1.011, 0.353), "nunitosans": (1.011, 0.353), "opensans": (1.069, 0.293), "poppins": (1.05, 0.45),
    "quicksand": (1, 0.25), "raleway": (0.94, 0.234), "roboto": (0.9277, 0.2441), "rubik": (0.935, 0.25),
    "sourcesanspro": (0.984, 0.273), "verdana": (1.005, 0.21), "worksans": (0.93, 0.243),
  ]
}
