import Foundation
import TemplateCell

/// Measures the layouts of a folder and compares them with what Interface Builder stored.
struct ConformanceRun {
  /// The folder as it was given.
  private let path: String
  private let folder: URL
  private var documents: [String: Result<InterfaceDocument, InterfaceFileError>] = [:]

  init(folder: String) {
    path = folder
    self.folder = URL(fileURLWithPath: folder)
  }

  /// Compares all layouts, in the order of their names.
  mutating func results() throws(ConformError) -> [ConformanceResult] {
    let layouts = folder.appendingPathComponent("layouts")
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: layouts.path) else {
      if let reason = folderProblem { throw .unreadable(InputProblem.Unreadable(file: path, reason: reason)) }
      throw .noLayouts(path)
    }
    var results: [ConformanceResult] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      let layout = try StoredLayout.load(layouts.appendingPathComponent(name))
      results.append(try compare(layout, name: String(name.dropLast(5))))
    }
    guard !results.isEmpty else { throw .noLayouts(path) }
    return results
  }

  /// Why the folder itself cannot be read; `nil` when it can be.
  private var folderProblem: String? {
    if path.isEmpty { return "the name is empty" }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "there is no such folder" }
    if !isFolder.boolValue { return "it is a file" }
    return FileManager.default.isReadableFile(atPath: path) ? nil : "permission denied"
  }

  private mutating func document(
    _ file: String
  ) throws(ConformError) -> Result<InterfaceDocument, InterfaceFileError> {
    if let known = documents[file] { return known }
    switch InputProblem.contents(of: folder.appendingPathComponent(file).path) {
    case .failure(let problem): throw .unreadable(problem)
    case .success(let data):
      let result = Result { () throws(InterfaceFileError) in try InterfaceReader().read(data) }
      documents[file] = result
      return result
    }
  }

  private mutating func compare(_ stored: StoredLayout, name: String) throws(ConformError) -> ConformanceResult {
    var result = ConformanceResult(
      name: name, mode: stored.mode, selfSizing: stored.selfSizing, maxDelta: nil, view: nil, reason: nil,
      kind: stored.kind, features: stored.features + (stored.hasUnknownText ? ["textReplaced"] : []))
    switch try document(stored.file) {
    case .failure(let error): result.unreadable = "\(stored.file): \(error)"
    case .success(let document):
      guard let root = document.root(id: stored.root) else {
        result.reason = "The file has no layout with the id \(stored.root)."
        return result
      }
      var content = InterfaceContent()
      content.sizes = stored.takenSizes
      do {
        let layout = try InterfaceMeasurer(root).measure(
          width: stored.rootSize[0], height: stored.selfSizing ? .fitting : .fixed(stored.rootSize[1]),
          content: content)
        compare(stored, layout, &result)
      } catch {
        result.reason = "\(error)"
      }
    }
    return result
  }

  private func compare(_ stored: StoredLayout, _ layout: InterfaceLayout, _ result: inout ConformanceResult) {
    let frames = Dictionary(layout.frames.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    var greatest = 0.0
    if stored.selfSizing { greatest = abs(layout.height - stored.rootSize[1]) }
    if greatest > 1 {
      result.view = stored.root
      result.reason = "height \(Decimals.short(layout.height)) instead of \(Decimals.short(stored.rootSize[1]))"
    }
    for view in stored.views where view.isCompared {
      guard let id = view.ibId else { continue }
      guard let frame = frames[id] else {
        greatest = .infinity
        if result.view == nil { (result.view, result.reason) = (id, "the view was not read") }
        continue
      }
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      let delta = zip(numbers, view.frame).map { abs($0 - $1) }.max() ?? 0
      greatest = max(greatest, delta)
      if delta > 1.001, result.view == nil {
        result.view = id
        result.reason = "\(view.class) at \(Self.text(numbers)) instead of \(Self.text(view.frame))"
        if view.textReplaced == true { result.reason? += "; the file has another text than was laid out" }
      }
    }
    result.maxDelta = greatest.isFinite ? greatest : nil
    if result.reason != nil, let finding = layout.findings.first(where: { $0.rule == "conflict" }) {
      result.reason? += "; \(finding.message)"
    }
  }

  private static func text(_ numbers: [Double]) -> String {
    "(" + numbers.map { Decimals.short($0) }.joined(separator: " ") + ")"
  }
}
