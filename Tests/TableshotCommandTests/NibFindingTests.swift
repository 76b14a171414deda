import Foundation
import Testing

/// Findings about Interface Builder files: failures and notes of strict runs, and their locations.
@Suite struct NibFindingTests {
    /// Returns a label at the right of the cell, with an attribute.
    private static func label(_ attributes: String = "", _ font: String = "") -> String {
        """
        <label text="Extra" id="lab-00-001" fixedFrame="YES" \(attributes)>
        <rect key="frame" x="200" y="4" width="100" height="21"/>
        \(font)
        </label>
        """
    }

    private static let image = """
        <imageView image="nowhere" fixedFrame="YES" id="img-00-001">
        <rect key="frame" x="200" y="4" width="36" height="36"/>
        </imageView>
        """

    private static let font = label(
        "",
        """
        <fontDescription key="fontDescription" name="Brand-Bold" family="Brand" pointSize="17"/>
        """)

    @Test func classesOfTheApplicationAreNotesOfStrictRuns() throws {
        try Scratch.with { scratch in
            let extra = Self.label("customClass=\"PriceLabel\"")
            try scratch.file("A.xib", NibFiles.cell(extra: extra))
            let command = Command(in: scratch.url)
            let inspection = try command.run("inspect", "A.xib", "--strict")
            #expect(inspection.status == 0, "\(inspection.errors)")
            let place = /A\.xib:\d+:\d+: note: the class PriceLabel is drawn as a Label/
            #expect(inspection.errors.contains(place), "\(inspection.errors)")
            let picture = try command.run("render", "A.xib", "--strict")
            #expect(picture.status == 0 && picture.text == "A.png\n", "\(picture.errors)")
            #expect(try command.run("verify", "A.xib", "-u", "--strict").status == 3)
        }
    }

    @Test(arguments: [
        ("image", image, "nowhere"), ("font", font, "Brand-Bold"),
        ("unread", NibFiles.unknown(id: "fly-00-001"), "flyingSaucer"),
    ])
    func otherFindingsFailAStrictRunUnlessTheirKindIsAllowed(
        _ kind: String, _ extra: String, _ name: String
    ) throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell(extra: extra))
            let command = Command(in: scratch.url)
            let strict = try command.run("inspect", "A.xib", "--strict")
            #expect(strict.status == 1, "\(strict.errors)")
            #expect(strict.errors.contains(": error: "), "\(strict.errors)")
            #expect(strict.errors.contains(name), "\(strict.errors)")
            let kinds = kind == "unread" ? "unread,undrawn" : kind
            for start in [["inspect"], ["render"]] {
                let run = try command.run(start + ["A.xib", "--strict", "--allow", kinds])
                #expect(run.status == 0, "\(start): \(run.errors)")
                #expect(run.errors.contains(": note: "), "\(run.errors)")
            }
        }
    }

    @Test func aFontOfTheApplicationIsANoteAtItsLocation() throws {
        try Scratch.with { scratch in
            let fonts = """
                <customFonts key="customFonts"><array key="Brand.otf">
                <string>Brand-Bold</string></array></customFonts>
                <objects>
                """
            let text = NibFiles.cell(extra: Self.font)
                .replacingOccurrences(of: "<objects>", with: fonts)
            try scratch.file("A.xib", text)
            let run = try Command(in: scratch.url).run("inspect", "A.xib", "--strict")
            #expect(run.status == 0, "\(run.errors)")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains("name=\"Brand-Bold\"") }) + 1
            let start =
                "A.xib:\(line):1: note: the font \"Brand-Bold\" of the application's file Brand.otf"
            #expect(run.errors.contains(start), "\(run.errors)")
        }
    }

    @Test func ambiguousViewsFailAStrictRun() throws {
        try Scratch.with { scratch in
            let extra = """
                <label text="Extra" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
                <rect key="frame" x="200" y="4" width="100" height="21"/>
                <constraints><constraint firstAttribute="width" constant="50" id="w-1"/></constraints>
                </label>
                """
            try scratch.file("A.xib", NibFiles.cell(extra: extra))
            let command = Command(in: scratch.url)
            let run = try command.run("inspect", "A.xib", "--strict")
            #expect(run.status == 1, "\(run.errors)")
            let place = /A\.xib:\d+:\d+: error: the constraints do not determine the/
            #expect(run.errors.contains(place), "\(run.errors)")
            let allowed = try command.run("inspect", "A.xib", "--strict", "--allow", "ambiguity")
            #expect(allowed.status == 0, "\(allowed.errors)")
        }
    }

    @Test func aTruncatedTextIsReportedAtTheLocationOfItsLabel() throws {
        try Scratch.with { scratch in
            let low = Self.label().replacingOccurrences(of: "height=\"21\"", with: "height=\"8\"")
            let text = NibFiles.cell(extra: low)
            try scratch.file("A.xib", text)
            let run = try Command(in: scratch.url).run("inspect", "A.xib", "--strict")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains("id=\"lab-00-001\"") }) + 1
            #expect(run.status == 1, "\(run.errors)")
            #expect(run.errors.contains("A.xib:\(line):1: error: the text of"), "\(run.errors)")
        }
    }

    /// Returns a xib with a view of 200 by 100 points.
    private static func view(_ subviews: String) -> String {
        let text = NibFiles.cell()
        let objects = text.range(of: "<tableViewCell ")!.lowerBound
        let end = text.range(of: "</objects>")!.lowerBound
        return text[..<objects] + """
            <view id="top-00-001">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
            \(subviews)
            </subviews>
            </view>

            """ + text[end...]
    }

    @Test func controlsAtTheEndOfAStackAndContentsOfAScrollViewAreNoFindings() throws {
        try Scratch.with { scratch in
            let text = Self.view(
                """
                <stackView id="sta-00-001"><rect key="frame" x="9" y="0" width="180" height="31"/>
                <subviews><label text="On" id="lab-00-001"/><switch id="swi-00-001" \
                horizontalHuggingPriority="750"/></subviews></stackView>
                <scrollView id="scr-00-001"><rect key="frame" x="0" y="40" width="200" height="40"/>
                <subviews><stackView axis="vertical" id="sta-00-002">
                <rect key="frame" x="0" y="0" width="200" height="300"/><subviews>
                <view id="box-00-001"><color key="backgroundColor" red="1" green="0" blue="0" \
                alpha="1" colorSpace="calibratedRGB"/></view></subviews></stackView></subviews>
                </scrollView>
                """)
            try scratch.file("A.xib", text)
            let run = try Command(in: scratch.url).run("inspect", "A.xib", "--strict")
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test func aViewBeyondAnEdgeIsReportedAtItsLocation() throws {
        try Scratch.with { scratch in
            let text = Self.view(
                """
                <switch id="swi-00-001"><rect key="frame" x="180" y="0" width="51" height="31"/>
                </switch>
                """)
            try scratch.file("A.xib", text)
            let run = try Command(in: scratch.url).run("inspect", "A.xib", "--strict")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains("id=\"swi-00-001\"") }) + 1
            #expect(run.errors.contains("A.xib:\(line):1: error: the Switch"), "\(run.errors)")
        }
    }

    @Test func baselinesAndConstraintsOfCollectionCellsDetermineViews() throws {
        try Scratch.with { scratch in
            let off = "translatesAutoresizingMaskIntoConstraints=\"NO\""
            let cell = """
                <collectionViewCell id="top-00-002">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <collectionViewCellContentView key="contentView" id="con-00-001">
                <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
                <stackView alignment="firstBaseline" \(off) id="sta-00-001"><subviews>
                <label text="A" horizontalHuggingPriority="250" id="lab-00-001"/>
                <label text="B" horizontalHuggingPriority="251" id="lab-00-002">
                <fontDescription key="fontDescription" type="system" pointSize="30"/></label>
                </subviews></stackView></subviews></collectionViewCellContentView>
                <constraints>
                <constraint firstItem="sta-00-001" firstAttribute="top" secondItem="top-00-002" \
                secondAttribute="top" id="c-1"/>
                <constraint firstItem="sta-00-001" firstAttribute="leading" \
                secondItem="top-00-002" secondAttribute="leading" id="c-2"/>
                <constraint firstAttribute="trailing" secondItem="sta-00-001" \
                secondAttribute="trailing" id="c-3"/>
                <constraint firstAttribute="bottom" secondItem="sta-00-001" \
                secondAttribute="bottom" id="c-4"/></constraints></collectionViewCell>
                """
            let text = Self.view("")
            let start = text.range(of: "<view ")!.lowerBound
            let end = text.range(of: "</objects>")!.lowerBound
            try scratch.file("A.xib", text[..<start] + cell + text[end...])
            let run = try Command(in: scratch.url).run("inspect", "A.xib", "--strict")
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test func severalWidthsDoNotRepeatWarnings() throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell(extra: Self.image))
            let command = Command(in: scratch.url)
            let one = try command.run("render", "A.xib")
            let several = try command.run("render", "A.xib", "--width", "320,375,430")
            #expect(several.errors == one.errors)
            #expect(one.errors.contains("nowhere"), "\(one.errors)")
        }
    }

    @Test(arguments: [
        ("price=3", "no view has the outlet or tag \"price\""),
        ("title.colour=3", "found the unknown key \"colour\""),
        ("title.isHidden=perhaps", "expected true or false"),
    ])
    func aMistakeInAValueIsReportedForTheOption(_ value: String, _ message: String) throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell())
            let run = try Command(in: scratch.url).run("render", "A.xib", "--value", value)
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix("--value \(value): error: \(message)"), "\(run.errors)")
        }
    }

    @Test(arguments: [
        ("320,abc", "found \"abc\""), ("320,,375", "no number beside a comma"),
        ("320,320", "found 320 twice"), ("320,-5", "'--width' is -5"),
    ])
    func theMessageExplainsWrongWidths(_ widths: String, _ message: String) throws {
        try Scratch.with { scratch in
            try scratch.file("A.xib", NibFiles.cell())
            let run = try Command(in: scratch.url).run("render", "A.xib", "--width", widths)
            #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
            #expect(scratch.names == ["A.xib"])
        }
    }

    @Test func jsonContainsTheLedgerAndFramesWithLocations() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "A.xib",
                NibFiles.cell(extra: Self.image + "\n" + NibFiles.unknown(id: "fly-00-001")))
            let run = try Command(in: scratch.url).run("inspect", "A.xib", "--format", "json")
            let root = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
            let file = try #require((root?["files"] as? [[String: Any]])?.first)
            #expect(file["file"] as? String == "A.xib")
            let read = try #require(file["read"] as? [[String: Any]])
            let label = read.first {
                $0["element"] as? String == "label" && $0["attribute"] as? String == "text"
            }
            #expect(label?["count"] as? Int == 1)
            let unread = try #require(file["unread"] as? [[String: Any]])
            #expect(
                unread.contains {
                    $0["element"] as? String == "flyingSaucer" && $0["line"] is Int
                        && $0["column"] is Int
                })
            let undrawn = try #require(file["undrawn"] as? [[String: Any]])
            #expect(
                undrawn.contains {
                    $0["kind"] as? String == "image" && $0["severity"] as? String == "warning"
                        && $0["line"] is Int
                })
            let picture = try #require((root?["pictures"] as? [[String: Any]])?.first)
            let views = try #require(picture["views"] as? [[String: Any]])
            let title = views.first { $0["id"] as? String == "cel-l0-001-title" }
            let frame = try #require(title?["frame"] as? [String: Double])
            #expect(frame["x"] == 16 && frame["width"] == 288)
        }
    }
}
