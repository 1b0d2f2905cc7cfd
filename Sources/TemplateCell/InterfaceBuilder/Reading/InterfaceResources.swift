/// What a file tells outside of its views: images, sizes of designable views, ids, outlets.
struct InterfaceResources {
  /// The sizes of images by name, in points.
  var images: [String: (width: Double, height: Double)] = [:]
  /// The names of images whose size in the file is negative.
  var negativeImages: Set<String> = []
  /// The version of Xcode's tools that wrote the file; 0 when it does not say.
  let toolsVersion: Int
  /// The names of symbol images, whose size in a file is not that in a view.
  var symbols: Set<String> = []
  /// The sizes that designable views had, by id; a negative one is none.
  var designables: [String: (width: Double, height: Double)] = [:]
  /// The fonts of the time the file was written.
  let fonts: InterfaceFonts
  /// All ids.
  var ids: Set<String> = []
  /// The names of outlets by the id they point to.
  var outlets: [String: [String]] = [:]
  /// The names of the outlets that are collections, by the id they point to.
  var outletCollections: [String: Set<String>] = [:]

  init(_ document: InterfaceElement, toolsVersion: Int) throws(InterfaceFileError) {
    self.toolsVersion = toolsVersion
    fonts = InterfaceFonts(toolsVersion: toolsVersion)
    for element in document.children {
      switch element.name {
      case "resources":
        for image in element.children where image.name == "image" {
          guard let name = image["name"], let width = try image.number("width"),
            let height = try image.number("height")
          else { continue }
          if image["catalog"] == "system" {
            symbols.insert(name)
          } else if width < 0 || height < 0 {
            negativeImages.insert(name)
          } else {
            images[name] = (width, height)
          }
        }
      case "designables":
        for designable in element.children {
          guard let id = designable["name"], let size = designable.child("size"),
            let width = try size.number("width"), let height = try size.number("height")
          else { continue }
          designables[id] = (width, height)
        }
      default: break
      }
    }
    var pending = [document]
    while let element = pending.popLast() {
      if let id = element["id"] { ids.insert(id) }
      if element.name == "outlet" || element.name == "outletCollection", let property = element["property"],
        let destination = element["destination"]
      {
        outlets[destination, default: []].append(property)
        if element.name == "outletCollection" { outletCollections[destination, default: []].insert(property) }
      }
      pending.append(contentsOf: element.children.reversed())
    }
  }
}
