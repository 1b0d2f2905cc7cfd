public import Foundation

#if !canImport(UIKit) && !canImport(AppKit)
  extension IndexPath {
    /// The section of a path made of a section and a row.
    ///
    /// - Precondition: the path has at least one index.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }
  }
#endif

#if !canImport(UIKit)
  extension IndexPath {
    /// The row of a path made of a section and a row.
    ///
    /// - Precondition: the path has at least two indexes.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// Makes the path of a row, as UIKit spells it.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }
  }
#endif
