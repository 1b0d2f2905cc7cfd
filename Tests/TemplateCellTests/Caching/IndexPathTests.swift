import Foundation
import TemplateCell
import Testing

#if !canImport(UIKit)
  @Suite struct IndexPathTests {
    @Test func sectionAndRowAreSpelledAsInUIKit() {
      var path = IndexPath(row: 3, section: 7)
      #expect(path == IndexPath(indexes: [7, 3]))
      #expect(path.section == 7)
      #expect(path.row == 3)
      path.row = 5
      path.section = 1
      #expect(path == IndexPath(indexes: [1, 5]))
    }

    @Test func pathsSortBySectionFirst() {
      #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
    }
  }
#endif
