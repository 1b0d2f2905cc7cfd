// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "template-cell",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "TemplateCell", targets: ["TemplateCell"]),
    .executable(name: "Examples", targets: ["Examples"]),
  ],
  targets: [
    // `rounded` and `addingProduct` call the C library's mathematics, which nothing else links on Linux.
    .target(
      name: "Cassowary", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(
      name: "TemplateCell", dependencies: ["Cassowary"],
      exclude: ["Text/Tables/generate.py", "Text/Tables/line_break_rules.py", "Text/Tables/Licenses"]),
    .executableTarget(
      name: "Examples", dependencies: ["Cassowary", "TemplateCell"],
      resources: [.embedInCode("Feed/Resources/feed.json")]),
    .target(name: "TestSupport", dependencies: ["Cassowary"], path: "Tests/TestSupport"),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"]),
    .testTarget(
      name: "TemplateCellTests", dependencies: ["TemplateCell", "Cassowary", "TestSupport"],
      exclude: ["Rendering/Snapshots", "Text/Scripts"],
      resources: [.copy("Documentation/PostCell.xib"), .copy("Text/Resources")]),
    .testTarget(
      name: "ExamplesTests", dependencies: ["Examples", "TemplateCell", "TestSupport"], exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
