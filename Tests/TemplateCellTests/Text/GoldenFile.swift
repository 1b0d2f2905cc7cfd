import Foundation

/// Line counts by another engine: texts, widths and sizes, `lines[width][size]`.
struct GoldenFile: Decodable {
  struct Sample: Decodable {
    let cat: String
    let text: String
    let lines: [[Int]]
  }

  let widths: [Double]
  let sizes: [Double]
  let samples: [Sample]
}
