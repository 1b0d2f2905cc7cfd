import Foundation

/// What is wrong with a file of input, in words without the file's name.
enum InputProblem {
  /// The bytes of a file, or why there are none; `-` is the standard input. Devices and pipes are read to their end.
  static func contents(of path: String) -> Result<Data, Unreadable> {
    do {
      if path == "-" { return .success(try FileHandle.standardInput.readToEnd() ?? Data()) }
      var isFolder = ObjCBool(false)
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        return .failure(Unreadable(file: path, reason: "it is a folder"))
      }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return .success(try file.readToEnd() ?? Data())
    } catch {
      return .failure(Unreadable(file: name(of: path), reason: reason(error, path: path)))
    }
  }

  /// How sentences call a file of input.
  static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Why a file has no bytes.
  struct Unreadable: Error, Hashable {
    /// How the file is called.
    var file: String
    /// The reason, without a full stop.
    var reason: String

    /// The error as one sentence.
    var sentence: String { "\(file) cannot be read: \(reason)." }
  }

  /// Why a file can be neither read nor written, without a full stop.
  static func reason(_ error: any Error, path: String) -> String {
    if path.isEmpty { return "the name is empty" }
    var isFolder = ObjCBool(false)
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    if let file = fileOnTheWay(to: path) { return "\(file) is not a folder" }
    let cocoa = error as NSError
    switch CocoaError.Code(rawValue: cocoa.code) {
    case .fileReadNoSuchFile: return "there is no such file"
    case .fileNoSuchFile: return "there is no such folder"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    default: return withoutStop(cocoa.localizedDescription)
    }
  }

  /// The part of a path that should be a folder and is something else.
  private static func fileOnTheWay(to path: String) -> String? {
    var place = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
    while place.path != "/" {
      var isFolder = ObjCBool(false)
      if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) {
        return isFolder.boolValue ? nil : place.path
      }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// Where JSON is not of the shape expected, and why; the place is empty for the whole.
  static func place(_ error: DecodingError, in data: Data) -> (place: String, reason: String) {
    let (context, reason): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .typeMismatch(let type, let context): (context, "expected \(name(of: type))")
      case .valueNotFound(let type, let context): (context, "expected \(name(of: type)), found null")
      case .dataCorrupted(let context): (context, syntax(of: data) ?? withoutStop(context.debugDescription))
      @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "it cannot be decoded")
      }
    let place = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
    return (place.joined(separator: "."), reason)
  }

  /// What JSON calls a type.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [String: Any].Type: "an object"
    case is any Sequence.Type: "an array"
    default: "an object"
    }
  }

  /// What is wrong with data that is no JSON, with the line where the parser tells a place; `nil` for JSON.
  private static func syntax(of data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let parts = withoutStop(detail).components(separatedBy: " around character ")
      guard parts.count == 2, let offset = Int(parts[1]) else { return "it is not JSON: \(withoutStop(detail))" }
      let line = data.prefix(offset).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
      return "it is not JSON: \(parts[0]) around line \(line)"
    }
  }

  /// A sentence without its full stop.
  static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
