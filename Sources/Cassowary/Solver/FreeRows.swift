/// The heads of the lists of free rows by their length; lengths from 15 on share a list that is searched.
struct FreeRows {
  private var heads:
    (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32) =
      (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)

  static func list(forLength length: Int) -> Int { min(length, 15) }

  subscript(list: Int) -> Int32 {
    get { withUnsafeBytes(of: heads) { $0.load(fromByteOffset: list * 4, as: Int32.self) } }
    set { withUnsafeMutableBytes(of: &heads) { $0.storeBytes(of: newValue, toByteOffset: list * 4, as: Int32.self) } }
  }
}
