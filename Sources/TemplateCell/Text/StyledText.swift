/// A text with the font it is set in.
public struct StyledText: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The font of all characters.
  public var font: FontDescription

  /// Makes a text in one font.
  public init(_ string: String, font: FontDescription) {
    self.string = string
    self.font = font
  }
}
