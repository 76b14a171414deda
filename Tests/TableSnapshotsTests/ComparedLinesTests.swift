import Foundation
import Testing

@testable import TableSnapshots

/// Compared lines of recorded trees.
@Suite struct ComparedLinesTests {
    private let tree = """
        table (0 0 100 88) background=#FFFFFF
          row 0,0 (0 0 100 44)
            cell (0 0 100 44) identifier="a \\"b\\""
              textLabel (0 0 50 44) text="one (x)"@(0 0) [Inter 17 #000000]
              detailTextLabel (50 0 50 44)
                Label (0 0 1 1) text="two"@(0 0) [Inter 17 #000000]
              accessory (90 0 10 44)
          row 0,1 (0 44 100 44)
            mask: shape (0 0 1 1)
            detailTextLabel (50 0 50 44)

        """

    private func lines(_ ignoring: IgnoredPlace...) -> [String] {
        ComparedLines(kind: .renderTree, ignoring: ignoring)
            .compared(expected: tree, actual: "").expected
            .split(separator: "\n").map { $0.split(separator: "(")[0].filter { $0 != " " } }
    }

    @Test func linesOfIgnoredPlacesAndTheirDescendantsAreOmitted() {
        let all = lines()
        #expect(all.count == 10)
        #expect(
            lines(.part("detailTextLabel")) == [
                "table", "row0,0", "cell", "textLabel", "accessory", "row0,1", "mask:shape",
            ])
        #expect(
            lines(.part("detailTextLabel", within: "section 0, row 1"))
                == Array(all.dropLast()))
        #expect(lines(.region("section 0, row 0")) == ["table"] + all.suffix(3))
        #expect(lines(.identifier("a \"b\"")) == ["table", "row0,0"] + all.suffix(3))
        let frame = IgnoredRegion(
            reason: "", frame: PixelFrame(x: 0, y: 0, width: 99, height: 99))
        #expect(lines(.frame(frame)) == all)
    }

    private static let spoken = """
        table (0 0 320 240)
          header 0 "TODAY" [header] (16 17.5 288 38)
          row 0,0 "Apples, 2.40" (16 55.5 288 44)
          row 0,1 unlabelled value="6.90" [button] identifier="fig" (16 99.5 288 44)
          row 0,2 (16 143.5 288 44)
            content "Wi-Fi" (16 143.5 200 44)
            accessoryView "Wi-Fi" value="1" [button] (216 143.5 88 44)
        """

    private static func words(_ element: String, _ part: String, identifier: String? = nil)
        -> AccessibilityLabelParts
    {
        let row = element.split(separator: ", ").prefix(2).joined(separator: ", ")
        let region = NamedRegion(
            name: "\(row), \(identifier ?? part)",
            frame: PixelFrame(x: 0, y: 0, width: 1, height: 1),
            identifier: identifier, part: part)
        return AccessibilityLabelParts(element: element, parts: [region])
    }

    private func compared(
        _ ignoring: IgnoredPlace, _ spoken: AccessibilityLabelParts...,
        recorded: [NamedRegion]? = []
    ) -> String {
        ComparedLines(kind: .accessibility, ignoring: [ignoring], spoken: spoken).compared(
            expected: Self.spoken, actual: Self.spoken, recorded: recorded
        ).expected
    }

    @Test func labelsOfRowsThatContainAnIgnoredPartAreNotCompared() {
        let row = "section 0, row 0"
        let said = Self.words(row, "detailTextLabel")
        let without = Self.spoken.replacing("\"Apples, 2.40\"", with: "…")
        #expect(compared(.part("detailTextLabel", within: row), said) == without)
        #expect(compared(.part("detailTextLabel"), said) == without)
        let price = Self.words(row, "Label", identifier: "price")
        #expect(compared(.identifier("price"), price) == without)
        #expect(compared(.part("price"), price) == without)
        #expect(!compared(.identifier("fig")).contains("6.90"))
        #expect(compared(.identifier("fig")).contains("Apples, 2.40"))
    }

    @Test func labelsWithoutTheIgnoredPartAreCompared() {
        // A label of the row itself, a part without a label, a part of another row.
        #expect(compared(.part("detailTextLabel")) == Self.spoken)
        #expect(compared(.part("separator"), recorded: nil) == Self.spoken)
        let other = Self.words("section 0, row 0", "detailTextLabel")
        #expect(
            compared(.part("detailTextLabel", within: "section 0, row 1"), other) == Self.spoken)
    }

    @Test func elementsNamedByTheirRowAreIgnoredWithTheRow() {
        let row = "section 0, row 2"
        let text = compared(
            .part("textLabel"), Self.words(row, "textLabel"),
            Self.words(row + ", accessoryView", "textLabel"))
        #expect(!text.contains("Wi-Fi"))
        #expect(text.contains("accessoryView … value=\"1\""), "what it holds is compared")
    }

    @Test func aPartThatExistsOnlyInTheReferenceRemovesTheRowsLabelFromTheComparison() {
        func mismatch(
            _ now: String, recorded: [NamedRegion]?, ignoring: String = "detailTextLabel"
        ) -> ComparedLines.Pair {
            ComparedLines(kind: .accessibility, ignoring: [.part(ignoring)]).compared(
                expected: "row 0,0 \"Apples, 2.40\" (0 0 9 9)", actual: "row 0,0 \(now) (0 0 9 9)",
                recorded: recorded)
        }
        func part(_ name: String) -> NamedRegion {
            Self.words("section 0, row 0", name).parts[0]
        }
        let lost = mismatch("\"Apples\"", recorded: [part("detailTextLabel")])
        #expect(lost.expected == lost.actual && lost.silenced == ["section 0, row 0"])
        // Without a picture, the reference's parts are unknown.
        let unknown = mismatch("\"Apples\"", recorded: nil)
        #expect(unknown.expected == unknown.actual)
        let nothing = mismatch("unlabelled", recorded: [part("detailTextLabel")])
        #expect(nothing.expected == nothing.actual)
        for pair in [
            mismatch("\"Pears\"", recorded: [part("detailTextLabel")]),
            mismatch("\"Apples\"", recorded: []),
            mismatch("\"Apples\"", recorded: [part("separator")], ignoring: "separator"),
        ] {
            #expect(pair.expected != pair.actual && pair.silenced.isEmpty)
        }
    }

    @Test func lineEndsOfACheckoutOnWindowsAreNoDifference() {
        func mismatch(_ reference: String, _ text: String = "a\nb\n") -> SnapshotMismatch? {
            RecordableText(text).mismatch(with: Data(reference.utf8), path: "")
        }
        #expect(mismatch("a\r\nb\r\n") == nil)
        #expect(mismatch("a\r\nB\r\n")?.textDifference?.contains("␍") == false)
        #expect(mismatch("a\r\nb\n")?.textDifference?.contains("-a␍") == true, "both kinds")
        #expect(mismatch("a\r\nb\r\n", "a\r\nb\n")?.textDifference?.contains("-b␍") == true)
        #expect(mismatch("a\nb\r\n", "a\nb\r\n") == nil)
    }

    @Test func aTextWithDifferencesInUncomparedLinesPasses() throws {
        func mismatch(_ ignoring: [IgnoredPlace]) -> SnapshotMismatch? {
            RecordableText(
                tree.replacing("two", with: "three"), kind: .renderTree, ignoring: ignoring
            ).mismatch(with: Data(tree.utf8), path: "")
        }
        #expect(mismatch([.part("detailTextLabel")])?.isTolerated == true)
        #expect(mismatch([.part("textLabel")])?.isTolerated == false)
        #expect(mismatch([])?.textDifference?.contains("+") == true)
    }
}
