import TemplateCell
import Testing

@Suite struct DecimalsTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (20.5, "20.5"), (343, "343"), (-1.25, "-1.25"), (61.0 / 3, "20.333"), (0.0004, "0"),
    (-0.0004, "0"), (0.9999, "1"), (1e12, "1000000000000"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func `short numbers`(_ value: Double, _ expected: String) {
    #expect(Decimals.short(value) == expected)
  }

  @Test(arguments: [(0.0, 2, "0.00"), (1.005, 1, "1.0"), (12.345, 0, "12"), (-0.06, 1, "-0.1"), (1234.5, 2, "1234.50")])
  func `fixed numbers`(_ value: Double, _ places: Int, _ expected: String) {
    #expect(Decimals.fixed(value, places: places) == expected)
  }
}
