// What the page "Using it under UIKit" uses of UIKit, declared as Apple's headers declare it and doing nothing, so that
// its code is type-checked where UIKit is absent. Nothing here is run. Where UIKit is, its own declarations count.

#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import TemplateCell

  // MARK: - Traits

  enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
  }

  struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    var rawValue: String
  }

  class UITraitCollection: NSObject, @unchecked Sendable {
    var displayScale: CGFloat { 0 }
    var layoutDirection: UITraitEnvironmentLayoutDirection { .unspecified }
    var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(rawValue: "") }
  }

  // MARK: - Views

  class UIFont: NSObject, @unchecked Sendable {
    struct TextStyle: RawRepresentable, Hashable, Sendable {
      var rawValue: String
      static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    }

    class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
  }

  class UIImage: NSObject, @unchecked Sendable {
    var size: CGSize { .zero }
  }

  @MainActor class UIResponder: NSObject {}

  @MainActor class UIView: UIResponder {
    init(frame: CGRect) {}
    init?(coder: NSCoder) {}
    override convenience init() { self.init(frame: .zero) }
    var frame: CGRect = .zero
    var bounds: CGRect = .zero
    func addSubview(_ view: UIView) {}
  }

  @MainActor class UILabel: UIView {
    var text: String?
    var font: UIFont!
    var numberOfLines = 1
    var adjustsFontForContentSizeCategory = false
  }

  @MainActor class UIImageView: UIView {
    var image: UIImage?
  }

  // MARK: - Tables

  @MainActor class UITableViewCell: UIView {
    enum CellStyle: Int, Sendable {
      case `default`, value1, value2, subtitle
    }

    init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    required override init?(coder: NSCoder) { super.init(coder: coder) }
    var contentView: UIView { self }
  }

  @MainActor class UITableView: UIView {
    enum Style: Int, Sendable {
      case plain, grouped, insetGrouped
    }

    enum RowAnimation: Int, Sendable {
      case fade, right, left, top, bottom, none, middle
      case automatic = 100
    }

    var estimatedRowHeight: CGFloat = -1
    func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    func reloadData() {}
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
    func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  }

  @MainActor class UIViewController: UIResponder {
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    init?(coder: NSCoder) {}
    var traitCollection: UITraitCollection { UITraitCollection() }
    func viewWillLayoutSubviews() {}
  }

  @MainActor protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  }

  @MainActor protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  }

  @MainActor class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    required override init?(coder: NSCoder) { super.init(coder: coder) }
    var tableView: UITableView! = UITableView(frame: .zero)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
  }

  // MARK: - Core Text

  /// The measurer of this package that is there only with Core Text.
  struct CoreTextMeasurer: TextMeasuring {
    func measure(_ request: TextRequest) -> TextMeasurement { RulerFont().measure(request) }
  }
#endif
