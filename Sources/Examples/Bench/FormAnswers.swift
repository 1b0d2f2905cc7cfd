/// The right values of ``FormWorkload``, in the order of its variables; an exact solver found them.
enum FormAnswers {
  /// With both edit variables at 0: the form is as small as its stronger wishes let it.
  static let built: [Double] = [
    221, 126.5, 0, 0, 10, 116.5, 10, 211, 86, 86, 11, 72, 125, 10, 16, 12.5, 66, 10, 16, 43.5, 66, 10, 16, 69.5, 66,
    86, 21, 10, 125, 86, 21, 41, 125, 10, 21, 95.5, 201,
  ]

  /// At a size with room for all wishes above the weakest.
  static func resized(_ width: Double, _ height: Double) -> [Double] {
    let (right, field) = (width - 10, width - 97)
    return [
      width, height, 0, 0, 10, height - 10, 10, right, 87, 87, 24, 72, field, 10, 16, 12.5, 67, 10, 16, 43.5, 67, 10,
      16, 76, 67, 87, 21, 10, field, 87, 21, 41, field, 10, 21, 106, width - 20,
    ]
  }
}
