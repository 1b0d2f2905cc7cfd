extension InterfaceContent {
  /// What a view shows: its own text, or the one that a row of ids puts in its place, with the font and the alignment of
  /// its own.
  func text(_ own: StyledText, of view: InterfaceView) -> StyledText {
    texts[view.id].map { StyledText($0, font: own.font, paragraph: own.paragraph) } ?? own
  }
}
