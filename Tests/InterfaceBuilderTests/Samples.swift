/// Whole files with many features.
enum Samples {
    /// A cell with labels, constraints, a variation, connections and resources.
    static let cell = Files.xib(
        """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        reuseIdentifier="Price" rowHeight="64" id="cel-l0-001" customClass="PriceCell" \
        customModule="Shop" customModuleProvider="target">
        <rect key="frame" x="0.0" y="0.0" width="375" height="64"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
        multipleTouchEnabled="YES" contentMode="center" tableViewCell="cel-l0-001" id="con-te-nt1">
        <rect key="frame" x="0.0" y="0.0" width="375" height="64"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
        horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Coffee" \
        lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
        adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="tit-le-001">
        <rect key="frame" x="16" y="11" width="55" height="20.5"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <color key="textColor" systemColor="labelColor"/>
        <nil key="highlightedColor"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        </label>
        <imageView clipsSubviews="YES" contentMode="scaleAspectFit" image="star" catalog="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
        <rect key="frame" x="320" y="12" width="40" height="40"/>
        </imageView>
        </subviews>
        <constraints>
        <constraint firstItem="tit-le-001" firstAttribute="leading" secondItem="con-te-nt1" \
        secondAttribute="leadingMargin" id="con-st-001"/>
        <constraint firstItem="tit-le-001" firstAttribute="top" secondItem="con-te-nt1" \
        secondAttribute="topMargin" constant="4" id="con-st-002">
        <variation key="widthClass=regular" constant="12"/>
        </constraint>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" \
        secondItem="tit-le-001" secondAttribute="trailing" constant="8" symbolic="YES" \
        priority="750" id="con-st-003"/>
        </constraints>
        <variation key="default">
        <mask key="constraints"><exclude reference="con-st-001"/></mask>
        </variation>
        <variation key="heightClass=regular-widthClass=compact">
        <mask key="constraints"><include reference="con-st-001"/></mask>
        </variation>
        </tableViewCellContentView>
        <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
        <connections>
        <outlet property="titleLabel" destination="tit-le-001" id="out-le-t01"/>
        <outlet property="topSpace" destination="con-st-002" id="out-le-t02"/>
        </connections>
        <point key="canvasLocation" x="132" y="154"/>
        </tableViewCell>
        """,
        after: """
            <resources>
            <image name="star" catalog="system" width="128" height="116"/>
            <systemColor name="labelColor">
            <color white="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
            </resources>
            """)

    /// A storyboard with a tab bar, a navigation controller and a static table.
    static let storyboard = Files.storyboard(
        Files.scene(
            "scn-tab",
            """
            <tabBarController id="tab"><tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="nav" kind="relationship" \
            relationship="viewControllers" id="sg1"/></connections></tabBarController>
            """)
            + Files.scene(
                "scn-nav",
                """
                <navigationController storyboardIdentifier="Root" id="nav">
                <tabBarItem key="tabBarItem" title="Settings" image="gear" catalog="system" id="tbi"/>
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="nbr"/>
                <connections><segue destination="set" kind="relationship" \
                relationship="rootViewController" id="sg2"/></connections></navigationController>
                """)
            + Files.scene(
                "scn-set",
                """
                <tableViewController id="set" customClass="SettingsController">
                <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
                alwaysBounceVertical="YES" dataMode="static" style="insetGrouped" \
                separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \
                sectionHeaderHeight="18" sectionFooterHeight="18" id="tbl">
                <view key="tableHeaderView" contentMode="scaleToFill" id="hdr"/>
                <sections>
                <tableViewSection headerTitle="General" id="sec">
                <string key="footerTitle">Two
                lines</string>
                <cells>
                <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" \
                style="IBUITableViewCellStyleValue1" textLabel="txt" detailTextLabel="det" id="row">
                <tableViewCellContentView key="contentView" contentMode="center" \
                tableViewCell="row" id="rco">
                <subviews>
                <label text="Version" id="txt"/>
                <label text="1.0" id="det"/>
                </subviews>
                </tableViewCellContentView>
                </tableViewCell>
                </cells>
                </tableViewSection>
                </sections>
                <connections>
                <outlet property="dataSource" destination="set" id="dsr"/>
                </connections>
                </tableView>
                <navigationItem key="navigationItem" title="Settings" id="nit">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
                </navigationItem>
                </tableViewController>
                """), initial: "tab")
}
