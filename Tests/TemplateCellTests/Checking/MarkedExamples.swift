import Foundation
import TemplateCell

/// Templates with markers: `// fires: rule` stands on the line that a finding of the rule must point to. What has no
/// marker must not be found.
enum MarkedExamples {
  static let all = chains + ties + overlaps + outside + insetBackgrounds + cuts + repeating + states + mistakes
}

extension LayoutItem {
  /// Both ends of an item 16 points inside, the trailing one at most.
  @LayoutBuilder func edges(_ axis: LayoutAxis, _ cell: ContentView) -> [LayoutConstraint] {
    leading == cell.leading + 16
    trailing <= cell.trailing - 16
  }
}
