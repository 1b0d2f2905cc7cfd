/// The option of the commands that take a feed.
enum FeedOption {
  /// `--feed`.
  static let option = ArgumentOption.value(
    "--feed", "FILE", "Take the posts from a file, - for the standard input; the bundled feed if not given.")

  /// What the file holds.
  static let note = """
    A file of --feed is {"feed": [POST, ...]} with at least one post. A post has the texts title, content, username and
    time, which may be empty. One with an imageSize, [WIDTH, HEIGHT] in points from 0.01 to 100000, shows a photo of that
    size. An imageName says which photo it is and needs an imageSize.
    """

  /// How texts call the feed that was asked for.
  static func name(_ parsed: ParsedArguments) -> String {
    parsed.values[option.name].map { InputProblem.name(of: $0) } ?? "the bundled feed"
  }

  /// The feed that was asked for.
  static func feed(_ parsed: ParsedArguments) throws(FeedError) -> Feed { try Feed.load(parsed.values[option.name]) }
}
