/// The style sheet of pictures: what each class of element looks like, in the colours of a theme.
package enum PictureStyle {
  /// The rules for a theme; those of ``SVGPicture/Theme/automatic`` follow what the reader prefers.
  package static func rules(_ theme: SVGPicture.Theme) -> String {
    switch theme {
    case .light: shapes + colors(.light)
    case .dark: shapes + colors(.dark)
    case .automatic: shapes + colors(.light) + "@media (prefers-color-scheme:dark){\n" + colors(.dark) + "}\n"
    }
  }

  private static let shapes = """
    .tc-none{fill:none}
    .tc-image,.tc-view{fill-opacity:.7}
    .tc-box,.tc-cross{stroke-width:.5}
    .tc-open{stroke-dasharray:3 2;stroke-width:1}
    .tc-hidden{stroke-dasharray:.75 1.5}
    .tc-rule{stroke-width:.5}
    .tc-limit{stroke-width:.75;stroke-dasharray:3 3}
    .tc-bounds{stroke-width:1}
    .tc-margin{fill-opacity:.1;stroke-width:.5;stroke-dasharray:1 2}
    .tc-dimension{stroke-width:.7;fill:none}
    .tc-aligned{stroke-width:.5;fill:none}
    .tc-leader{stroke-width:.4;fill:none}
    .tc-determinesHeight .tc-dimension{stroke-width:1.3}
    .tc-broken .tc-dimension{stroke-width:1}
    .tc-overruled .tc-dimension{stroke-dasharray:1 1}
    .tc-caption,.tc-name{font:\(Decimals.short(PictureLabel.fontSize))px system-ui,-apple-system,sans-serif;\
    paint-order:stroke;stroke-width:2;stroke-linejoin:round}
    .tc-determinesHeight .tc-caption,.tc-broken .tc-caption{font-weight:700}
    .tc-label,.tc-quiet{font:12px system-ui,-apple-system,sans-serif}
    .tc-group{font-weight:600}

    """

  private static func colors(_ palette: Palette) -> String {
    func rule(_ selector: String, _ properties: (name: String, purpose: Palette.Purpose)...) -> String {
      "\(selector){" + properties.map { "\($0.name):\(palette[$0.purpose])" }.joined(separator: ";") + "}\n"
    }
    var text = rule(".tc-row", ("fill", .surface)) + rule(".tc-header", ("fill", .band))
    text += rule(".tc-bar", ("fill", .bar)) + rule(".tc-faint", ("fill", .faintBar))
    text += rule(".tc-image", ("fill", .image)) + rule(".tc-view", ("fill", .view))
    text += rule(".tc-box,.tc-cross", ("stroke", .outline)) + rule(".tc-open", ("stroke", .ink))
    text += rule(".tc-rule", ("stroke", .rule)) + rule(".tc-limit,.tc-bounds,.tc-leader", ("stroke", .muted))
    text += rule(".tc-outside", ("fill", .band)) + rule(".tc-margin", ("fill", .outline), ("stroke", .outline))
    text += rule(".tc-caption,.tc-name", ("stroke", .surface)) + rule(".tc-name", ("fill", .muted))
    text += rule(".tc-label", ("fill", .ink)) + rule(".tc-key .tc-caption,.tc-quiet", ("fill", .muted))
    for (role, purpose) in Self.roles {
      let name = ".tc-\(role.rawValue)"
      text += rule("\(name) .tc-dimension,\(name) .tc-aligned,\(name) .tc-leader", ("stroke", purpose))
      text += rule("\(name) .tc-caption", ("fill", purpose))
    }
    let series: [Palette.Purpose] = [.first, .second, .third, .fourth, .broken]
    for purpose in series { text += rule(".tc-series-\(purpose.rawValue)", ("fill", purpose)) }
    return text
  }

  private static let roles: [(CellDrawing.Dimension.Role, Palette.Purpose)] = [
    (.determinesHeight, .determines), (.holds, .holds), (.overruled, .overruled), (.broken, .broken),
  ]
}
