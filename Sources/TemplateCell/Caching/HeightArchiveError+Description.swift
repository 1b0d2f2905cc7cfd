extension HeightArchiveError: CustomStringConvertible {
  /// Why the heights were not taken up, as a sentence.
  public var description: String {
    switch self {
    case .formatVersion(let found, let supported):
      "the heights were stored in format \(found), and format \(supported) is needed; measure them anew"
    case .fingerprint(let found, let expected):
      "the heights were measured with the templates \"\(found)\", and those now are \"\(expected)\"; measure them anew"
    case .damaged(let reason): "the stored heights are damaged: \(reason); measure them anew"
    case .cache(let error): "the stored heights are damaged: \(error); measure them anew"
    }
  }
}
