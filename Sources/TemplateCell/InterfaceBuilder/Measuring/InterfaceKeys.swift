/// Which views of a layout the names mean under which rows have content.
///
/// A view answers to its id, its outlets, its label and the name that pictures show. A name that several views answer to
/// means none of them, unless it is that of an outlet collection and all of them belong to it.
struct InterfaceKeys: Sendable {
  /// What pictures and messages call each view.
  let names: [String]
  private let root: InterfaceRoot
  /// The names that each view answers to, the strongest first.
  private let answers: [[String]]
  /// The views that answer to a name, by their places.
  private var views: [String: [Int]] = [:]
  /// The views of the outlet collections.
  private var collections: [String: Int] = [:]

  /// Collects the names.
  ///
  /// - Complexity: O(n) for n views.
  init(_ root: InterfaceRoot, names: InterfaceNames) {
    self.root = root
    self.names = names.shown
    answers = zip(root.views, names.shown).map { view, name in
      [view.id] + view.outlets + (view.userLabel.map { [$0] } ?? []) + [name]
    }
    for (index, view) in root.views.enumerated() {
      for name in answers[index] where views[name]?.last != index { views[name, default: []].append(index) }
      for name in view.outletCollections { collections[name, default: 0] += 1 }
    }
  }

  /// Whether a view answers to a name.
  func isKnown(_ name: String) -> Bool { views[name] != nil }

  /// The places of the views that a name means; none for a name that nothing has or that is not clear.
  func places(of name: String) -> [Int] {
    guard let all = views[name] else { return [] }
    return all.count == 1 || all.count == collections[name] ? all : []
  }

  /// The same content with ids alone for names; what is not clear is left out. Of several names of a view its id counts
  /// before its outlets, its label and the name that pictures show.
  func byID(_ content: InterfaceContent) -> InterfaceContent {
    if content == InterfaceContent() { return content }
    var result = InterfaceContent(
      texts: byID(content.texts), images: byID(content.images), hidden: byID(content.hidden))
    result.sizes = byID(content.sizes)
    return result
  }

  private func byID<Value>(_ entries: [String: Value]) -> [String: Value] {
    if entries.isEmpty { return [:] }
    var result: [String: Value] = [:]
    for (index, view) in root.views.enumerated() {
      for name in answers[index] {
        guard let value = entries[name], places(of: name).contains(index) else { continue }
        result[view.id] = value
        break
      }
    }
    return result
  }

  /// What is not clear of the names of content; of several the first in alphabetical order.
  func ambiguity(in content: InterfaceContent) -> MeasuringError? {
    var first: String?
    func look(_ names: some Sequence<String>) {
      for name in names where isKnown(name) && places(of: name).isEmpty {
        first = first.map { min($0, name) } ?? name
      }
    }
    look(content.texts.keys)
    look(content.images.keys)
    look(content.hidden.keys)
    look(content.sizes.keys)
    return first.map { .ambiguousName($0, views: (views[$0] ?? []).map(description)) }
  }

  /// A view with a name that means it alone, its id and its line.
  private func description(_ index: Int) -> String {
    let view = root.views[index]
    let clear = answers[index].dropFirst().first { places(of: $0) == [index] } ?? view.id
    return "the \(view.kind) '\(clear)' (line \(view.line), id \(view.id))"
  }

  /// The names of content that mean the same view, for each such view in the order of the file.
  func repetitions(in content: InterfaceContent) -> [(place: Int, names: [String])] {
    root.views.indices.compactMap { index in
      for keys in [
        Set(content.texts.keys), Set(content.images.keys), Set(content.hidden.keys), Set(content.sizes.keys),
      ] {
        var names: [String] = []
        for name in answers[index]
        where keys.contains(name) && !names.contains(name) && places(of: name) == [index] {
          names.append(name)
        }
        if names.count > 1 { return (index, names) }
      }
      return nil
    }
  }
}
