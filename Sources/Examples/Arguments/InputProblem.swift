import Foundation

/// What is wrong with a file of input, in words without the file's name.
enum InputProblem {
  /// The bytes of a file, or why there are none.
  static func contents(of path: String) -> Result<Data, Unreadable> {
    do {
      return .success(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      return .failure(Unreadable(reason: reason(error, path: path)))
    }
  }

  /// Why a file has no bytes.
  struct Unreadable: Error, Hashable {
    /// The reason, without a full stop.
    var reason: String
  }

  /// Why a file can be neither read nor written, without a full stop.
  static func reason(_ error: any Error, path: String) -> String {
    if path.isEmpty { return "the name is empty" }
    var isFolder = ObjCBool(false)
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    let cocoa = error as NSError
    switch CocoaError.Code(rawValue: cocoa.code) {
    case .fileReadNoSuchFile: return "there is no such file"
    case .fileNoSuchFile: return "there is no such folder"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    default: return withoutStop(cocoa.localizedDescription)
    }
  }

  /// Where JSON is not of the shape expected, and why; the place is empty for the whole.
  static func place(_ error: DecodingError) -> (place: String, reason: String) {
    let (context, reason): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .typeMismatch(let type, let context): (context, "expected \(type)")
      case .valueNotFound(let type, let context): (context, "expected \(type), found null")
      case .dataCorrupted(let context): (context, withoutStop(context.debugDescription))
      @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "it cannot be decoded")
      }
    let place = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
    return (place.joined(separator: "."), reason)
  }

  static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
