/// The feed cell as an Interface Builder file: a column that a missing part leaves together with its gap.
enum FeedInterfaceFile {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21225" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>
    <tableViewCell id="cell" reuseIdentifier="Post" customClass="ConvertedFeedCell">
    <rect key="frame" x="0.0" y="0.0" width="320" height="120"/>
    <tableViewCellContentView key="contentView" id="box"><rect key="frame" x="0.0" y="0.0" width="320" height="120"/>
    <subviews>
    <stackView id="column" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="10" width="288" height="100"/><subviews>
    <label id="t" text="" numberOfLines="0" verticalHuggingPriority="251">
    <rect key="frame" x="0" y="0" width="288" height="20"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
    <label id="c" text="" numberOfLines="0" verticalHuggingPriority="251">
    <rect key="frame" x="0" y="0" width="288" height="20"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/></label>
    <imageView id="p"><rect key="frame" x="0" y="0" width="288" height="20"/></imageView>
    <view id="f"><rect key="frame" x="0" y="0" width="288" height="16"/><subviews>
    <label id="u" text="" horizontalCompressionResistancePriority="740" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="20" height="16"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/></label>
    <label id="w" text="" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="20" height="16"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/></label>
    </subviews><constraints>
    <constraint id="f1" firstItem="u" firstAttribute="leading" secondItem="f" secondAttribute="leading"/>
    <constraint id="f2" firstItem="u" firstAttribute="top" secondItem="f" secondAttribute="top"/>
    <constraint id="f3" firstAttribute="bottom" secondItem="u" secondAttribute="bottom"/>
    <constraint id="f4" firstItem="w" firstAttribute="bottom" secondItem="u" secondAttribute="bottom"/>
    <constraint id="f5" firstAttribute="trailing" secondItem="w" secondAttribute="trailing"/>
    <constraint id="f6" firstItem="w" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="u" \
    secondAttribute="trailing" constant="8"/>
    </constraints></view>
    </subviews></stackView>
    </subviews><constraints>
    <constraint id="k1" firstItem="column" firstAttribute="leading" secondItem="box" secondAttribute="leading" \
    constant="16"/>
    <constraint id="k2" firstItem="column" firstAttribute="top" secondItem="box" secondAttribute="top" constant="10"/>
    <constraint id="k3" firstAttribute="trailing" secondItem="column" secondAttribute="trailing" constant="16"/>
    <constraint id="k4" firstAttribute="bottom" secondItem="column" secondAttribute="bottom" constant="10"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="title" destination="t" id="o1"/><outlet property="content" destination="c" id="o2"/>
    <outlet property="photo" destination="p" id="o3"/><outlet property="user" destination="u" id="o4"/>
    <outlet property="time" destination="w" id="o5"/></connections>
    </tableViewCell></objects></document>
    """
}
