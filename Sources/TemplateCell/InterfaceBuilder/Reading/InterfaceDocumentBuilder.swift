/// Finds the layouts of a document.
struct InterfaceDocumentBuilder {
  private let resources: InterfaceResources
  private let traits: InterfaceTraits
  private let toolsVersion: Int
  private var seen: Set<String> = []
  private(set) var roots: [InterfaceRoot] = []
  private(set) var findings: [InterfaceFinding] = []
  /// What was not understood of the document and concerns each layout.
  private var common: [InterfaceFinding] = []

  init(_ document: InterfaceElement, traits: InterfaceTraits?) throws(InterfaceFileError) {
    let device = document.child("device")
    self.traits =
      traits ?? InterfaceTraits(device: device?["id"], isLandscape: device?["orientation"] == "landscape")
    let version = document["toolsVersion"] ?? "0"
    let number = version.split(separator: ".").first.flatMap { Int($0) }
    toolsVersion = max(0, number ?? 0)
    if number.map({ $0 < 0 }) ?? true {
      common.append(
        InterfaceFinding(
          rule: "unknown-value", message: "The toolsVersion '\(version)' is no version; it is taken as missing.",
          line: document.line, element: nil))
    }
    resources = try InterfaceResources(document, toolsVersion: toolsVersion)
  }

  /// Collects the layouts below the root element.
  mutating func build(_ document: InterfaceElement) throws(InterfaceFileError) {
    for element in document.children {
      if element.name == "objects" {
        for object in element.children { try visit(object, in: nil) }
      } else if element.name == "scenes" {
        for scene in element.children {
          for objects in scene.children where objects.name == "objects" {
            for object in objects.children { try visit(object, in: nil) }
          }
        }
      }
    }
  }

  /// Reads the layouts of an element and of what lies in it; `outer` is the element around it, `nil` at the top level.
  private mutating func visit(
    _ element: InterfaceElement, in outer: InterfaceElement?
  ) throws(InterfaceFileError) {
    if let kind = Self.kind(of: element, isTopLevel: outer == nil) {
      var builder = InterfaceRootBuilder(
        kind: kind, resources: resources, traits: traits, toolsVersion: toolsVersion, findings: common)
      roots.append(try builder.build(element, guides: outer?.child("layoutGuides"), seen: &seen))
    }
    for child in element.children where !Self.leaves.contains(child.name) { try visit(child, in: element) }
  }

  private static let leaves: Set<String> = ["constraints", "color", "rect", "connections", "fontDescription"]

  private static func kind(of element: InterfaceElement, isTopLevel: Bool) -> InterfaceRoot.Kind? {
    switch element.name {
    case "tableViewCell": return .tableViewCell
    case "collectionViewCell": return .collectionViewCell
    case "collectionReusableView": return .collectionReusableView
    case "tableView", "collectionView":
      return nil
    default: break
    }
    let key = element["key"]
    if isTopLevel {
      return element.child("rect") != nil && element.name != "tableView" ? .view : nil
    }
    if key == "view", element.child("rect") != nil { return .controllerView }
    if key == "tableHeaderView" || key == "tableFooterView" || key == "headerView" || key == "footerView" {
      return .tableHeaderFooter
    }
    return nil
  }
}
