/// One XML element of an Interface Builder file.
struct InterfaceElement: Sendable {
  /// The name of the element.
  var name: String
  /// The attributes by name.
  var attributes: [String: String]
  /// The line on which the element begins, from 1.
  var line: Int
  /// The id, or that of the innermost element around it that has one.
  var nearestID: String?
  /// The elements inside, in order.
  var children: [InterfaceElement] = []
  /// The characters inside, outside of other elements.
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first element inside with a name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first element inside with a value of the attribute `key`.
  func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// Whether an attribute is `YES`.
  func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// A number up to a million in size, if the attribute is there.
  func number(_ attribute: String) throws(InterfaceFileError) -> Double? {
    guard let text = attributes[attribute] else { return nil }
    guard let value = Self.number(text) else {
      throw .invalidNumber(attribute: attribute, value: text, line: line)
    }
    guard abs(value) <= 1_000_000 else { throw outOfRange(attribute) }
    return value
  }

  /// A priority, if the attribute is there: the nearest of a range, and whether the file says another.
  func priority(
    _ attribute: String, in range: ClosedRange<Double>
  ) throws(InterfaceFileError) -> (value: Double, isClamped: Bool)? {
    guard let text = attributes[attribute] else { return nil }
    guard let value = Self.number(text) else {
      throw .invalidNumber(attribute: attribute, value: text, line: line)
    }
    return (min(max(value, range.lowerBound), range.upperBound), !range.contains(value))
  }

  /// The error of a number that no layout can have.
  func outOfRange(_ attribute: String) -> InterfaceFileError {
    .numberOutOfRange(
      attribute: attribute, value: attributes[attribute] ?? "", line: line, element: nearestID)
  }

  /// The value of a decimal number; `nil` for other texts. One too large for a `Double` is infinite.
  static func number(_ text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
    return isDecimal ? Double(text) : nil
  }

  /// The element as it is for a device: variations that hold laid over it, from the general to the special.
  func resolved(for traits: InterfaceTraits) -> InterfaceElement {
    var result = self
    let matching = children.filter { $0.name == "variation" && traits.rank(of: $0["key"] ?? "") != nil }
      .sorted { (traits.rank(of: $0["key"] ?? "") ?? 0) < (traits.rank(of: $1["key"] ?? "") ?? 0) }
    for variation in matching {
      for (name, value) in variation.attributes where name != "key" { result.attributes[name] = value }
      for child in variation.children where child.name != "mask" {
        guard let key = child["key"], let place = result.children.firstIndex(where: { $0["key"] == key }) else {
          result.children.append(child)
          continue
        }
        result.children[place] = child
      }
    }
    return result
  }

  /// The references that masks of matching variations take out, those put back by a more special one left out.
  func excluded(_ key: String, for traits: InterfaceTraits) -> Set<String> {
    var result: Set<String> = []
    let matching = children.filter { $0.name == "variation" && traits.rank(of: $0["key"] ?? "") != nil }
      .sorted { (traits.rank(of: $0["key"] ?? "") ?? 0) < (traits.rank(of: $1["key"] ?? "") ?? 0) }
    for variation in matching {
      for mask in variation.children where mask.name == "mask" && mask["key"] == key {
        for entry in mask.children {
          guard let reference = entry["reference"] else { continue }
          if entry.name == "exclude" { result.insert(reference) } else { result.remove(reference) }
        }
      }
    }
    return result
  }
}
