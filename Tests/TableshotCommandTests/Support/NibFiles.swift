/// Interface Builder files that several tests use.
enum NibFiles {
    /// Returns a cell of 320 points with a label at the leading margin.
    static func cell(_ text: String = "Coffee", extra: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
        customClass="UIResponder"/>
        \(tableCell(text, id: "cel-l0-001", extra: extra))
        </objects>
        </document>

        """
    }

    /// A view of an unknown kind.
    static func unknown(id: String) -> String {
        """
        <flyingSaucer id="\(id)" fixedFrame="YES">
        <rect key="frame" x="100" y="0.0" width="120" height="40"/>
        </flyingSaucer>
        """
    }

    /// Returns a storyboard of table controllers, each with a prototype.
    static func storyboard(_ scenes: (name: String, text: String)...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
        \(scenes.enumerated().map { scene($0.element, $0.offset) }.joined(separator: "\n"))
        </scenes>
        </document>

        """
    }

    private static func scene(_ scene: (name: String, text: String), _ index: Int) -> String {
        """
        <scene sceneID="sce-ne-\(index)">
        <objects>
        <tableViewController storyboardIdentifier="\(scene.name)" title="\(scene.name)" \
        id="con-tr-\(index)" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
        alwaysBounceVertical="YES" dataMode="static" style="plain" separatorStyle="default" \
        rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-\(index)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <sections>
        <tableViewSection id="sec-ti-\(index)">
        <cells>
        \(tableCell(scene.text, id: "cel-l\(index)"))
        </cells>
        </tableViewSection>
        </sections>
        </tableView>
        </tableViewController>
        </objects>
        </scene>
        """
    }

    private static func tableCell(_ text: String, id: String, extra: String = "") -> String {
        """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        reuseIdentifier="Price" rowHeight="64" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="320" height="64"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
        multipleTouchEnabled="YES" contentMode="center" tableViewCell="\(id)" id="\(id)-view">
        <rect key="frame" x="0.0" y="0.0" width="320" height="64"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
        horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" \
        lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
        adjustsFontSizeToFit="NO" tag="3" translatesAutoresizingMaskIntoConstraints="NO" \
        id="\(id)-title">
        <rect key="frame" x="16" y="11" width="288" height="42"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <nil key="textColor"/>
        <nil key="highlightedColor"/>
        </label>
        \(extra)
        </subviews>
        <constraints>
        <constraint firstItem="\(id)-title" firstAttribute="leading" \
        secondItem="\(id)-view" secondAttribute="leading" constant="16" id="\(id)-c1"/>
        <constraint firstAttribute="trailing" secondItem="\(id)-title" \
        secondAttribute="trailing" constant="16" id="\(id)-c2"/>
        <constraint firstItem="\(id)-title" firstAttribute="top" \
        secondItem="\(id)-view" secondAttribute="top" constant="11" id="\(id)-c3"/>
        <constraint firstAttribute="bottom" secondItem="\(id)-title" \
        secondAttribute="bottom" constant="11" id="\(id)-c4"/>
        </constraints>
        </tableViewCellContentView>
        <connections>
        <outlet property="title" destination="\(id)-title" id="\(id)-o1"/>
        </connections>
        </tableViewCell>
        """
    }
}
