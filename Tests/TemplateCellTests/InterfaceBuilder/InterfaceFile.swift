import Foundation
import TemplateCell

/// Writes small Interface Builder files for tests.
enum InterfaceFile {
  /// A document with objects.
  static func document(
    _ objects: String, tools: String = "21225", device: String? = "retina4_7", resources: String = "",
    head: String = ""
  ) -> String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      \(device)\(head)
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      \(objects)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """
  }

  /// A view; `frame` is its stored x, y, width and height.
  static func view(
    _ id: String, _ kind: String = "view", frame: String = "0 0 0 0", _ attributes: String = "",
    constraints: String = "", extra: String = "", free: Bool = true, _ subviews: String...
  ) -> String {
    let translates = free ? " translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""
    let inner = subviews.isEmpty ? "" : "<subviews>\(subviews.joined())</subviews>"
    let rules = constraints.isEmpty ? "" : "<constraints>\(constraints)</constraints>"
    return "<\(kind) id=\"\(id)\"\(translates) \(attributes)>\(rect(frame))\(inner)\(extra)\(rules)</\(kind)>"
  }

  /// A top-level view of 100 by 50 points, or another frame.
  static func root(
    frame: String = "0 0 100 50", constraints: String = "", extra: String = "", _ subviews: String...
  ) -> String {
    view(
      "root", frame: frame, constraints: constraints, extra: extra, free: false, subviews.joined())
  }

  /// A table cell with a content view `content`.
  static func cell(
    frame: String, content: String, _ attributes: String = "", contentAttributes: String = "",
    constraints: String = "", extra: String = "", contentExtra: String = "", _ subviews: String...
  ) -> String {
    """
    <tableViewCell id="root" reuseIdentifier="Cell" \(attributes)>\(rect(frame))
    <tableViewCellContentView key="contentView" tableViewCell="root" id="content" \(contentAttributes)>
    \(rect(content))<subviews>\(subviews.joined())</subviews>\(contentExtra)
    <constraints>\(constraints)</constraints></tableViewCellContentView>\(extra)</tableViewCell>
    """
  }

  /// A constraint; an item of `nil` is left out, as the files do for the owner and for plain numbers.
  static func rule(
    _ first: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil, _ constant: Double? = nil,
    _ more: String = ""
  ) -> String {
    count.next { number in
      var text = "<constraint id=\"c\(number)\" firstAttribute=\"\(attribute)\""
      if let first { text += " firstItem=\"\(first)\"" }
      if let second { text += " secondItem=\"\(second)\" secondAttribute=\"\(other ?? attribute)\"" }
      if let constant { text += " constant=\"\(constant)\"" }
      return more.hasPrefix("<") ? "\(text)>\(more)</constraint>" : "\(text) \(more)/>"
    }
  }

  /// Constraints that pin edges: leading, top, trailing and bottom distances; `nil` for none.
  static func pin(
    _ id: String, to outer: String = "root", _ leading: Double? = nil, _ top: Double? = nil,
    _ trailing: Double? = nil, _ bottom: Double? = nil
  ) -> String {
    var result = ""
    if let leading { result += rule(id, "leading", outer, "leading", leading) }
    if let top { result += rule(id, "top", outer, "top", top) }
    if let trailing { result += rule(outer, "trailing", id, "trailing", trailing) }
    if let bottom { result += rule(outer, "bottom", id, "bottom", bottom) }
    return result
  }

  /// Constraints that fix a size.
  static func size(_ id: String, _ width: Double?, _ height: Double?) -> String {
    (width.map { rule(id, "width", nil, nil, $0) } ?? "") + (height.map { rule(id, "height", nil, nil, $0) } ?? "")
  }

  static func rect(_ frame: String) -> String {
    let parts = frame.split(separator: " ")
    return "<rect key=\"frame\" x=\"\(parts[0])\" y=\"\(parts[1])\" width=\"\(parts[2])\" height=\"\(parts[3])\"/>"
  }

  private static let count = Counter()

  /// Numbers for ids that only need to differ.
  private final class Counter: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var last = 0

    func next(_ body: (Int) -> String) -> String {
      body(
        lock.withLock {
          last += 1
          return last
        })
    }
  }
}
