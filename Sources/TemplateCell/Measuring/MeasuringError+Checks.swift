extension MeasuringError {
  /// Refuses a width of a row that cannot be measured.
  static func checkWidth(
    _ width: Double, template: @autoclosure () -> String, mayBeNothing: Bool = false
  ) throws(MeasuringError) {
    guard width > 0 || (mayBeNothing && width == 0), PixelGrid.holds(width) else {
      throw .invalidWidth(width, template: template())
    }
  }

  /// Refuses a length in points that is negative or that layouts cannot reckon with.
  static func checkLength(_ value: Double, _ name: @autoclosure () -> String) throws(MeasuringError) {
    guard value.isFinite, value >= 0 else {
      throw .invalidNumber(name: name(), value: "\(value)", rule: "finite and not negative")
    }
    guard PixelGrid.holds(value) else {
      throw .invalidNumber(name: name(), value: "\(value)", rule: "at most \(number(PixelGrid.maximumLength)) points")
    }
  }

  /// Refuses a number of pixels per point that layouts cannot reckon with.
  static func checkScale(_ scale: Double, template: @autoclosure () -> String) throws(MeasuringError) {
    guard scale.isFinite, scale > 0 else {
      throw .invalidNumber(name: "\(template()): the scale", value: "\(scale)", rule: "finite and greater than 0")
    }
    guard scale <= PixelGrid.maximumScale else {
      throw .invalidNumber(
        name: "\(template()): the scale", value: "\(scale)", rule: "at most \(number(PixelGrid.maximumScale))")
    }
  }
}
