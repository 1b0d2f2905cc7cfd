import Foundation
import TemplateCell

/// Reads an Interface Builder file and finds the layout that was asked for.
enum InterfaceFile {
  /// The layout of a file: by id, by reuse identifier, or else the first cell or reusable view, or the first layout.
  static func root(_ path: String, id: String?, reuseIdentifier: String?) throws -> InterfaceRoot {
    let data = try InputProblem.contents(of: path).get()
    let document: InterfaceDocument
    do throws(InterfaceFileError) {
      document = try InterfaceReader().read(data)
    } catch {
      throw MeasureError.unreadable(InputProblem.name(of: path), error)
    }
    if let id {
      guard let root = document.root(id: id) else {
        throw MeasureError.unknownLayout(id, known: document.roots.map(\.id))
      }
      return root
    }
    if let reuseIdentifier {
      guard let root = document.root(reuseIdentifier: reuseIdentifier) else {
        throw MeasureError.unknownLayout(reuseIdentifier, known: document.roots.compactMap(\.reuseIdentifier))
      }
      return root
    }
    let cells: [InterfaceRoot.Kind] = [.tableViewCell, .collectionViewCell, .collectionReusableView]
    guard let root = document.roots.first(where: { cells.contains($0.kind) }) ?? document.roots.first else {
      throw MeasureError.noLayout(InputProblem.name(of: path))
    }
    return root
  }
}
