/// What of a device a layout depends on: size classes and pixels.
public struct InterfaceTraits: Hashable, Sendable {
  /// A size class; `any` holds for layouts made for no device.
  public enum SizeClass: String, Hashable, Sendable {
    case any, compact, regular
  }

  /// The size class across.
  public var widthClass: SizeClass
  /// The size class from top to bottom.
  public var heightClass: SizeClass
  /// Pixels per point.
  public var scale: Double
  /// What bars and the shape of the screen cover of the view of a controller, in points.
  public var safeArea: LayoutInsets

  /// Whether the screen is 375 points wide at 2 pixels a point.
  var isSmall = false
  /// Whether the screen is 320 points wide.
  var isSmallest = false

  /// Makes traits.
  public init(
    widthClass: SizeClass = .any, heightClass: SizeClass = .any, scale: Double = 2, safeArea: LayoutInsets = 0
  ) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.scale = scale
    self.safeArea = safeArea
  }

  /// The traits of a device by the name that Interface Builder writes, such as `retina4_7`.
  public init(device: String?, isLandscape: Bool) {
    guard let device else {
      self.init(safeArea: LayoutInsets(top: 20))
      return
    }
    if device.hasPrefix("ipad") {
      self.init(
        widthClass: .regular, heightClass: .regular, scale: 2,
        safeArea: LayoutInsets(top: 20, bottom: device == "ipad9_7" || device == "ipad10_5" ? 0 : 20))
      return
    }
    let threePixels = ["retina5_5", "retina5_9", "retina6_5", "retina6_12", "retina6_3", "retina6_7", "retina6_9"]
    let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9"].contains(device)
    let hasHomeButton = ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(device)
    let area: LayoutInsets =
      switch (hasHomeButton, isLandscape) {
      case (true, false): LayoutInsets(top: 20)
      case (true, true): 0
      case (false, false):
        LayoutInsets(
          top: ["retina6_12": 47, "retina6_3": 59, "retina6_7": 59, "retina6_9": 62][device] ?? 44, bottom: 34)
      case (false, true): LayoutInsets(top: 0, leading: 44, bottom: 21, trailing: 44)
      }
    self.init(
      widthClass: isLandscape && isLarge ? .regular : .compact, heightClass: isLandscape ? .compact : .regular,
      scale: threePixels.contains(device) ? 3 : 2, safeArea: area)
    isSmall = device == "retina4_7"
    isSmallest = device == "retina4_0" || device == "retina3_5"
  }

  /// How special a variation is that holds for these traits: 0 for the default; `nil` for one that does not hold.
  func rank(of variation: String) -> Int? {
    if variation == "default" { return 0 }
    var rank = 0
    for part in variation.split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "widthClass" where sides[1] == widthClass.rawValue: rank += 1
      case "heightClass" where sides[1] == heightClass.rawValue: rank += 1
      default: return nil
      }
    }
    return rank
  }
}
