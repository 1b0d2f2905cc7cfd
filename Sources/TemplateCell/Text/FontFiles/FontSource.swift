/// Which font file stands for a description.
struct FontSource: Sendable {
  /// The font of all descriptions that ``named`` does not have.
  var standard: OpenTypeFont?
  /// Fonts by the name in ``FontDescription/Family/named(_:)``.
  var named: [String: OpenTypeFont] = [:]

  /// Only the built-in tables.
  static let builtIn = FontSource()

  func font(for description: FontDescription) -> OpenTypeFont? {
    if case .named(let name) = description.family, let font = named[name] { return font }
    return standard
  }
}
