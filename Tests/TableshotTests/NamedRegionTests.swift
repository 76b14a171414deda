import Foundation
import TableMockups
import TableSamples
import TableSnapshots
import Tableshot
import Testing

/// Names and frames of the parts of a picture.
@Suite struct NamedRegionTests {
    private func regions(_ text: String) throws -> [NamedRegion] {
        let document = try DocumentReader().read(text: text, name: "a.table.yaml")
        return try render(document).renderTree().namedRegions()
    }

    private let rows = """
        screen: {width: 100, height: 88, scale: 2}
        table:
          sectionHeaderTopPadding: 0
          sections:
            - header: Rows
              rows: [{text: One, accessory: disclosureIndicator}, {text: Two}, {text: Three}]

        """

    @Test func theNamesOfPartsContainTheirRows() throws {
        let names = try regions(rows).map(\.name)
        for name in [
            "section 0, header", "section 0, row 0", "section 0, row 1",
            "section 0, row 1, textLabel", "section 0, row 0, separator",
        ] { #expect(names.contains(name), "\(name) is not among \(names)") }
        #expect(!names.contains { $0.contains("contentView") })
        #expect(names.contains { $0.hasPrefix("section 0, row 0, accessory") })
        #expect(Set(names).count == names.count, "no two parts have one name")
    }

    @Test func framesCoverTheVisiblePixels() throws {
        let regions = try regions(rows)
        let first = try #require(regions.first { $0.name == "section 0, row 0" }?.frame)
        let second = try #require(regions.first { $0.name == "section 0, row 1" }?.frame)
        let label = try #require(regions.first { $0.name == "section 0, row 0, textLabel" }?.frame)
        #expect(first.width == 200 && first.height == 88)
        #expect(second.y == first.y + 88)
        #expect(second.rows.upperBound == 176, "what the screen cuts off has no place")
        #expect(first.rows.contains(label.y) && first.columns.contains(label.x))
    }

    @Test func identifiersAndOutletsNamePartsBesideTheirOwnNames() throws {
        let regions = try regions(
            """
            screen: {width: 100, height: 132, scale: 1}
            prototypes:
              city:
                subviews:
                  - {class: Label, name: title, frame: [0, 0, 50, 20]}
                  - {class: Label, frame: [0, 20, 50, 20], accessibilityIdentifier: clock}
            table:
              rows:
                - {cell: city, values: {title: Oslo}}
                - {text: Two, accessibilityIdentifier: second}

            """)
        let title = try #require(regions.first { $0.name == "section 0, row 0, title" })
        #expect(title.frame == PixelFrame(x: 0, y: 0, width: 50, height: 20))
        let clock = try #require(regions.first { $0.identifier == "clock" })
        #expect(clock.name == "section 0, row 0, clock")
        #expect(clock.part == "Label" && clock.isPart("Label") && clock.isPart("clock"))
        #expect(!clock.isPart("title"))
        #expect(
            regions.contains { $0.name == "section 0, row 1" && $0.identifier == "second" },
            "a row is named by its place")
    }

    private static let animations =
        (try? FileManager.default.contentsOfDirectory(
            atPath: Snapshots.root.appendingPathComponent("Fixtures/documents/animations").path))?
        .filter { $0.hasSuffix(".table.yaml") }.sorted() ?? []

    /// The layers of transitions belong to the parts that fade, move and disappear.
    @Test(arguments: animations)
    func aPartInTransitionHasASingleName(file: String) throws {
        let path = Snapshots.root.appendingPathComponent("Fixtures/documents/animations/\(file)")
        let document = try DocumentReader(catalogue: .samples).read(path: path.path)
        // A document that serves as another document's screen has no steps.
        guard !document.timeline.isEmpty else { return }
        try animate(document).forEachTree { index, _, tree in
            try expectOneName(for: tree, "\(index)")
        }
    }

    /// Records an issue if a part of a tree has a layer's name, or a name twice or in two places.
    private func expectOneName(for tree: RenderTree, _ what: String) throws {
        let regions = tree.namedRegions()
        for region in regions {
            let words = region.name.components(separatedBy: ", ")
            let layers = ["contents", "departing", "crossfade", "state", "crop"]
            #expect(Set(words).isDisjoint(with: layers), "\(what): \(region.name)")
            #expect(Set(words).count == words.count, "\(what): \(region.name)")
        }
        #expect(Set(regions).count == regions.count, "\(what): a place is there twice")
        let recorded = try #require(RecordedRenderTree(tree.root.dump))
        let again = recorded.namedRegions(width: tree.pixelWidth, height: tree.pixelHeight)
        #expect(again?.map(\.name) == regions.map(\.name), "\(what)")
        #expect(again?.map(\.identifier) == regions.map(\.identifier), "\(what)")
    }

    private static let rowAnimations = [
        "fade", "right", "left", "top", "bottom", "none", "middle", "automatic",
    ]

    /// The clipping node of an entering or leaving row has the row's name.
    @Test(
        arguments: rowAnimations,
        [
            "insert: [0, 1], row: {text: New, accessibilityIdentifier: x}", "delete: [0, 1]",
            "reload: [0, 1], row: {text: New, accessory: checkmark, accessibilityIdentifier: x}",
            "insertSection: 1, section: {header: H, footer: F, rows: [{text: A}, {text: B}]}",
            "deleteSection: 0", "reloadSection: 0, section: {header: Again, rows: [{text: A}]}",
        ])
    func anEnteringOrLeavingRowHasASingleName(animation: String, change: String) throws {
        for style in ["plain", "insetGrouped"] {
            let target = change == "deleteSection: 0" ? "[0, 0]" : "[1, 0]"
            let document = try DocumentReader().read(
                text: """
                    screen: {width: 200, height: 300, scale: 1}
                    table:
                      style: \(style)
                      sections:
                        - header: Rows
                          rows:
                            - {text: One}
                            - {text: Two, accessibilityIdentifier: x, accessory: checkmark}
                            - {text: Three}
                        - {header: More, rows: [{text: Four}, {text: Five}]}
                    timeline:
                      - {at: 0, \(change), animation: \(animation)}
                      - {at: 0.5, move: [0, 0], to: \(target)}
                    animation: {fps: 12}

                    """, name: "a.table.yaml")
            let isRow = change.contains("[0, 1]")
            var middles = 0
            try animate(document).forEachTree { index, time, tree in
                try expectOneName(for: tree, "\(style), \(index)")
                guard isRow, animation != "none", time > 0.05, time < 0.25 else { return }
                let named = tree.namedRegions()
                #expect(named.contains { $0.name == "section 0, row 1, textLabel" })
                #expect(
                    named.contains { $0.name == "section 0, row 1" && $0.identifier == "x" },
                    "\(style), \(index): what cuts a row off hides its identifier")
                middles += 1
            }
            if isRow, animation != "none" { #expect(middles > 0) }
        }
    }

    @Test func partsOfAFadingRowKeepTheirFrames() throws {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 200, height: 88, scale: 2}
                table:
                  rows:
                    - {text: "A text that is cut off here", detail: Today, style: value1, selected: true}
                    - {text: Two, accessory: disclosureIndicator}
                timeline:
                  - {at: 0, deselect: [0, 0], duration: 0.4}
                  - {at: 0.5, editing: true}
                animation: {fps: 20}

                """, name: "a.table.yaml")
        var fading = 0
        var leaving = 0
        try animate(document).forEachTree { index, time, tree in
            let regions = tree.namedRegions()
            for part in ["textLabel", "detailTextLabel"] {
                let name = "section 0, row 0, " + part
                let found = regions.filter { $0.name == name }
                #expect(found.count == 1, "\(index): \(regions.map(\.name))")
                #expect(found.first?.part == part)
            }
            #expect(regions.filter { $0.name == "section 0, row 0" }.count == 1)
            let names = regions.map(\.name)
            #expect(Set(names).count == names.count, "\(index): \(names)")
            if time < 0.4, tree.root.dump.contains("row 0,0 (0 0 200 44) mix=") { fading += 1 }
            if tree.root.dump.contains("departing"), names.contains("section 0, row 1, accessory") {
                leaving += 1
            }
        }
        #expect(fading > 3 && leaving > 3, "the test needs what it looks at")
    }

    /// The recorded text of a tree is sufficient to find its regions.
    @Test(arguments: [
        "inbox-screen", "prototypes", "contacts-index", "choosing", "arabic", "mail", "downloads",
    ])
    func aRecordedTreeHasTheRegionsOfItsTree(name: String) throws {
        let path = Snapshots.root.appendingPathComponent("Fixtures/documents/\(name).table.yaml")
        let document = try DocumentReader(catalogue: .samples).read(path: path.path)
        let tree = try render(document).renderTree()
        let recorded = try #require(RecordedRenderTree(tree.root.dump))
        let regions = try #require(
            recorded.namedRegions(width: tree.pixelWidth, height: tree.pixelHeight))
        #expect(tree.namedRegions().count > 10)
        #expect(regions.map(\.name) == tree.namedRegions().map(\.name))
        // Frames are recorded to a thousandth of a point.
        for (one, other) in zip(regions, tree.namedRegions()) {
            #expect(abs(one.frame.x - other.frame.x) <= 1 && abs(one.frame.y - other.frame.y) <= 1)
            #expect(abs(one.frame.width - other.frame.width) <= 1)
            #expect(abs(one.frame.height - other.frame.height) <= 1)
        }
        #expect(recorded.namedRegions(width: tree.pixelWidth, height: 10) == nil)
    }

    @Test func textsThatLookLikeATreeDoNotConfuseARecordedTree() throws {
        var child = RenderNode(
            name: "a (b) c", frame: CGRect(x: 1, y: 2, width: 3, height: 4),
            boundsOrigin: CGPoint(x: 0, y: 0.5), identifier: "say \"hi\\\" text=\"\n clips")
        child.children = [
            RenderNode(name: "inner", frame: CGRect(x: 0, y: 0.5, width: 1, height: 1))
        ]
        let root = RenderNode(
            name: "table", frame: CGRect(x: 0, y: 0, width: 10, height: 10), clipsToBounds: true,
            mask: RenderNode(name: "masked", frame: .zero), children: [child])
        let recorded = try #require(RecordedRenderTree(root.dump)?.root)
        #expect(recorded.clipsToBounds && recorded.children.map(\.name) == ["a (b) c"])
        #expect(recorded.children[0].identifier == child.identifier)
        #expect(recorded.children[0].boundsOrigin == child.boundsOrigin)
        #expect(!recorded.children[0].clipsToBounds)
        #expect(recorded.children[0].children.map(\.name) == ["inner"])
        #expect(RecordedRenderTree("some text\n") == nil)
        #expect(RecordedRenderTree("") == nil)
    }

    /// A device's body moves the screen that it surrounds.
    @Test func framesAreInThePictureNotInTheScreen() throws {
        let text = """
            screen: {device: iphone-5, scale: 1}
            theme: flat
            bars: {bezel: BEZEL, navigationBar: {title: List}}
            table: {rows: [{text: One}]}
            """
        func row(_ bezel: String) throws -> PixelFrame? {
            try regions(text.replacingOccurrences(of: "BEZEL", with: bezel))
                .first { $0.name.hasSuffix("section 0, row 0") }?.frame
        }
        let (alone, inBody) = (try #require(try row("false")), try #require(try row("true")))
        #expect(inBody.y > alone.y && inBody.x > alone.x)
        #expect(inBody.width == alone.width)
    }
}
