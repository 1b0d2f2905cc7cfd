import Foundation

/// A folder of one Interface Builder file and the layout stored for it.
enum InterfaceFolder {
  static let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="21225">
    <device id="retina4_7" orientation="portrait"/><objects>
    <tableViewCell id="cell" reuseIdentifier="Post"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
    <subviews>
    <label id="title" numberOfLines="0" text="Label" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="20" width="288" height="20"/></label>
    </subviews><constraints>
    <constraint id="c1" firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
    constant="16"/>
    <constraint id="c2" firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20"/>
    <constraint id="c3" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="16"/>
    <constraint id="c4" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="20"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="titleLabel" destination="title" id="o1"/></connections>
    </tableViewCell></objects></document>
    """

  private static let layout = """
    {"root":"cell","file":"xib/Post.xib","kind":"tableViewCell","mode":"text-structural","selfSizing":true,
    "rootSize":[320,HEIGHT],"features":["multilineLabel"],"views":[
    {"id":"v0","ibId":"cell","class":"tableViewCell","layout":"root","frame":[0,0,320,HEIGHT],"intrinsic":[null,null],
    "intrinsicSource":[null,null],"parent":null},
    {"id":"v1","ibId":"title","class":"label","layout":"constraints","frame":[16,20,288,20.5],"intrinsic":[null,null],
    "intrinsicSource":[null,null],"parent":"v0"}]}
    """

  /// Runs a body with the folder, and removes it.
  static func with(height: String = "60.5", _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conform-\(UUID().uuidString)")
    for name in ["xib", "layouts"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(cell.utf8).write(to: folder.appendingPathComponent("xib/Post.xib"))
    try Data(layout.replacingOccurrences(of: "HEIGHT", with: height).utf8)
      .write(to: folder.appendingPathComponent("layouts/Post.json"))
    try body(folder)
  }
}
