import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableMockups
import TableThemes
import TableViews
import Testing

@testable import InterfaceBuilderScenes

/// Cells, their constraints and their outlets.
@Suite struct CellTests {
    private static let labels = """
        <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
        <label text="B" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="two">
        <rect key="frame" x="1" y="2" width="3" height="4"/></label>
        """

    /// Returns the constraints of the file, without the constraint of the cell's height.
    private func stated(_ cell: ViewDescription) -> [ConstraintDescription] {
        cell.constraints.filter { $0.priority != LayoutPriority(51) }
    }

    @Test("Constraints name views by identifier, and the content view is the cell")
    func constraints() throws {
        let view = try cell(
            picture(
                Files.cell(
                    Self.labels,
                    after: """
                        <viewLayoutGuide key="safeArea" id="saf"/>
                        <constraints>
                        <constraint firstItem="one" firstAttribute="leading" secondItem="con" \
                        secondAttribute="leadingMargin" constant="4" id="c1"/>
                        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" \
                        secondItem="one" secondAttribute="trailing" multiplier="2" priority="750" \
                        identifier="edge" id="c2"/>
                        <constraint firstItem="one" firstAttribute="top" secondItem="saf" \
                        secondAttribute="top" symbolic="YES" id="c3"/>
                        <constraint firstItem="one" firstAttribute="baseline" secondItem="two" \
                        secondAttribute="baseline" placeholder="YES" id="c4"/>
                        </constraints>
                        """,
                    cell: """
                        <connections><outlet property="space" destination="c1" id="o"/></connections>
                        """)))
        let constraints = stated(view)
        #expect(constraints.count == 4)
        #expect(constraints[0].first == .init("one", .leading))
        #expect(constraints[0].second == .init(nil, .leadingMargin))
        #expect(constraints[0].constant == 4)
        #expect(constraints[0].identifier == "space")
        #expect(constraints[1].first == .init(nil, .trailing))
        #expect(constraints[1].relation == .greaterThanOrEqual)
        #expect(constraints[1].multiplier == 2)
        #expect(constraints[1].priority == LayoutPriority(750))
        #expect(constraints[1].identifier == "edge")
        #expect(constraints[2].second == .init(nil, guide: .safeArea, .top))
        #expect(constraints[2].isStandardSpace)
        // A constraint of Interface Builder yields to required constraints.
        #expect(constraints[3].priority == LayoutPriority(999))
        #expect(view.subviews[0].translatesAutoresizingMask == false)
        #expect(view.subviews[1].translatesAutoresizingMask == true)
    }

    @Test("A constraint of a cell that names its content view names the cell")
    func contentView() throws {
        let view = try cell(
            picture(
                Files.cell(
                    Self.labels,
                    cell: """
                        <constraints><constraint firstItem="one" firstAttribute="top" \
                        secondItem="con" secondAttribute="top" id="c1"/>
                        <constraint firstItem="cel" firstAttribute="bottom" secondItem="two" \
                        secondAttribute="bottom" id="c2"/></constraints>
                        """)))
        #expect(stated(view).map(\.first.item) == ["one", nil])
        #expect(stated(view).map(\.second?.item) == [nil, "two"])
    }

    @Test("A constraint with a view outside of the cell is omitted and reported at its location")
    func outside() throws {
        let picture = try picture(
            Files.cell(
                Self.labels,
                after: """
                    <constraints><constraint firstItem="one" firstAttribute="top" \
                    secondItem="far" secondAttribute="top" id="c1"/></constraints>
                    """))
        #expect(try stated(cell(picture)).isEmpty)
        #expect(
            picture.undrawn.map(\.message) == [
                "the constraint c1 names \"far\", which is no view inside, and is left out"
            ])
        #expect(picture.undrawn.first?.location.line == 14)
    }

    @Test("A phone has the constraints and values of its size classes")
    func sizeClasses() throws {
        let view = try cell(
            picture(
                Files.cell(
                    Self.labels,
                    after: """
                        <constraints>
                        <constraint firstItem="one" firstAttribute="width" constant="10" id="c1">
                        <variation key="widthClass=compact" constant="20"/>
                        </constraint>
                        <constraint firstItem="one" firstAttribute="height" constant="5" id="c2"/>
                        </constraints>
                        <variation key="widthClass=compact">
                        <mask key="constraints"><exclude reference="c2"/></mask></variation>
                        """)))
        #expect(stated(view).map(\.constant) == [20])
    }

    @Test("Constraints and outlets of views that are not installed are left out")
    func notInstalled() throws {
        let file = Files.cell(
            Self.labels,
            after: """
                <constraints>
                <constraint firstItem="one" firstAttribute="top" secondItem="two" \
                secondAttribute="bottom" id="c1"/>
                <constraint firstItem="two" firstAttribute="top" secondItem="con" \
                secondAttribute="top" constant="7" id="c2"/>
                </constraints>
                <variation key="widthClass=compact">
                <mask key="subviews"><exclude reference="one"/></mask></variation>
                """,
            cell: """
                <connections><outlet property="titleLabel" destination="one" id="o1"/>
                <outlet property="gap" destination="c1" id="o2"/></connections>
                """)
        let picture = try picture(file)
        #expect(try stated(cell(picture)).map(\.constant) == [7])
        #expect(try cell(picture).subviews.map(\.identifier) == ["two"])
        #expect(picture.undrawn.isEmpty)
    }

    @Test("A standard cell has the properties of its views and its own")
    func standardViews() throws {
        let red = { (key: String) in
            """
            <color key="\(key)" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
            """
        }
        let picture = try picture(
            Files.cell(
                """
                <label text="A" hidden="YES" enabled="NO" lineBreakMode="headTruncation" id="t">
                \(red("shadowColor"))</label>
                <label text="B" textAlignment="right" alpha="0.5" id="d"/>
                <imageView image="trash" catalog="system" id="i">\(red("tintColor"))
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <integer key="value" value="8"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></imageView>
                """, cell: red("tintColor"),
                attributes: """
                     style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" \
                    imageView="i" alpha="0.25" semanticContentAttribute="forceRightToLeft"
                    """))
        let text = try part(.textLabel, of: picture)
        #expect(text.value("isHidden") == "true")
        #expect(text.value("isEnabled") == "false")
        #expect(text.value("lineBreakMode") == "byTruncatingHead")
        #expect(text.value("shadowColor") == "255 0 0 100")
        let detail = try part(.detailTextLabel, of: picture)
        #expect(detail.value("textAlignment") == "right")
        #expect(detail.value("alpha") == "0.5")
        let image = try part(.imageView, of: picture)
        #expect(image.value("tintColor") == "255 0 0 100")
        #expect(image.value("layer.cornerRadius") == "8")
        #expect(try cell(picture).value("tintColor") == "255 0 0 100")
        #expect(try cell(picture).value("alpha") == "0.25")
        #expect(
            try cell(picture).value("semanticContentAttribute") == "forceRightToLeft")
        #expect(picture.undrawn.isEmpty)
    }

    @Test("Outlets and collections name views")
    func outlets() throws {
        let view = try cell(
            picture(
                Files.cell(
                    Self.labels,
                    cell: """
                        <connections>
                        <outlet property="titleLabel" destination="one" id="o1"/>
                        <outletCollection property="labels" destination="one" id="o2"/>
                        <outletCollection property="labels" destination="two" id="o3"/>
                        </connections>
                        """)))
        #expect(view.subviews.map(\.name) == ["titleLabel", "labels[1]"])
    }

    @Test("Values belong to views by outlet, tag and key path, and others are errors")
    func texts() throws {
        let file = Files.cell(
            """
            <label text="A" id="one"/><switch tag="5" id="two"/>
            """,
            cell: """
                <connections><outlet property="title" destination="one" id="o1"/></connections>
                """)
        let picture = try picture(file) {
            $0.texts = ["title": "Tea", "5": "true", "title.alpha": "0.5"]
        }
        guard case .prototype(_, let values) = try described(picture, 0, 0).content else {
            throw Unexpected("no prototype")
        }
        #expect("\(values)".contains("Tea"))
        #expect(throws: (any Error).self) { try pictures(file) { $0.texts = ["titel": "Tea"] } }
    }

    /// A cell with an outlet collection of two labels, the first with an outlet of its own, and a
    /// further view.
    private static func collection(_ element: String = "label") -> String {
        Files.cell(
            "<label text=\"A\" id=\"one\"/><\(element) id=\"two\"/><label text=\"C\" id=\"three\"/>",
            cell: """
                <connections><outlet property="title" destination="one" id="o1"/>
                <outletCollection property="labels" destination="one" id="o2"/>
                <outletCollection property="labels" destination="two" id="o3"/></connections>
                """)
    }

    @Test(
        "A value of an outlet collection is the value of each of its views",
        arguments: ["labels": "Tea", "labels.text": "Tea"])
    func collection(key: String, value: String) throws {
        let picture = try picture(Self.collection()) { $0.texts = [key: value] }
        guard case .prototype(_, let values) = try described(picture, 0, 0).content else {
            throw Unexpected("no prototype")
        }
        #expect("\(values)".components(separatedBy: "Tea").count == 3)
    }

    @Test(
        "A value that does not fit each view of an outlet collection is an error",
        arguments: [
            ("labels.text", "found the unknown key \"text\" in the properties of an ImageView"),
            (
                "labels",
                "\"labels\" has views with values of different kinds: a Label takes a text, an "
                    + "ImageView takes an image"
            ),
        ])
    func mixedCollection(key: String, message: String) throws {
        let error = #expect(throws: DocumentError.self) {
            try pictures(Self.collection("imageView")) { $0.texts = [key: "Tea"] }
        }
        let text = error?.description ?? ""
        #expect(text.hasPrefix("--value \(key)=Tea: error: \(message)"), "\(text)")
        _ = try pictures(Self.collection("imageView")) { $0.texts = ["labels.alpha": "0.5"] }
    }

    @Test("A cell has its own width, and each given width is a picture")
    func widths() throws {
        let file = Files.cell("<label text=\"A\" id=\"one\"/>")
        #expect(try picture(file).document.screen.width == 375)
        let all = try pictures(file) { $0.widths = [320, 390] }
        #expect(all.map(\.document.screen.width) == [320, 390])
        #expect(all.map(\.name) == ["Cell-320", "Cell-390"])
    }

    @Test("Constraints size a cell, and a cell without constraints keeps its height")
    func heights() throws {
        #expect(
            try cell(picture(Files.cell(Self.labels))).place
                == .frame(CGRect(x: 0, y: 0, width: 375, height: 64)))
        let constrained = try cell(
            picture(
                Files.cell(
                    Self.labels,
                    after: """
                        <constraints><constraint firstItem="one" firstAttribute="width" \
                        constant="10" id="c"/></constraints>
                        """)))
        #expect(constrained.place == .natural)
        #expect(constrained.designWidth == 375)
    }

    @Test("A cell has its accessory, its selection style and the colour of its content view")
    func cellProperties() throws {
        let picture = try picture(
            Files.cell(
                "",
                after: """
                    <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" \
                    colorSpace="calibratedRGB"/>
                    """,
                cell: "<switch key=\"accessoryView\" on=\"YES\" id=\"s\"/>",
                attributes: """
                     accessoryType="disclosureButton" editingAccessoryType="checkmark" \
                    selectionStyle="none" indentationWidth="12" indentationLevel="2"
                    """))
        let view = try cell(picture)
        let row = try described(picture, 0, 0)
        #expect(view.value("accessory") == "detailDisclosureButton")
        #expect(view.value("indentationLevel") == "2")
        #expect(view.subviews.first?.value("backgroundColor") == "0 255 0 100")
        #expect(row.selectionStyle == TableViewCell.SelectionStyle.none)
        #expect(row.editing.accessory == .checkmark)
        #expect(row.indentationWidth == 12)
        guard case .toggle(true)? = row.accessoryView?.kind else {
            throw Unexpected("\(String(describing: row.accessoryView?.kind))")
        }
        #expect(picture.undrawn.isEmpty)
    }
}
