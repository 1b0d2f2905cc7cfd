import TemplateCell

/// The options of the commands that draw a picture.
enum PictureOptions {
  /// `--svg`, `--dark` and `--auto`.
  ///
  /// - Parameter help: what `--svg FILE` does.
  static func options(_ help: String) -> [ArgumentOption] {
    [
      .value("--svg", "FILE", "\(help); - prints it alone."),
      .flag("--dark", "Use dark colours for the picture."),
      .flag("--auto", "Let the reader's preference choose between light and dark colours."),
    ]
  }

  /// Which options may stand together with them.
  ///
  /// - Parameter printing: the options that say what is printed, which a picture on the standard output leaves no room
  ///   for.
  static func rules(printing: [String]) -> [ArgumentRule] {
    [.needs("--dark", anyOf: ["--svg"]), .needs("--auto", anyOf: ["--svg"]), .excludes("--dark", "--auto")]
      + printing.map { .excludesValue("--svg", "-", $0) }
  }

  /// The colours asked for.
  static func theme(_ parsed: ParsedArguments) -> SVGPicture.Theme {
    parsed.has("--dark") ? .dark : parsed.has("--auto") ? .automatic : .light
  }

  /// Whether a picture is printed in place of texts.
  static func printsPicture(_ parsed: ParsedArguments) -> Bool { parsed.values["--svg"] == "-" }
}
