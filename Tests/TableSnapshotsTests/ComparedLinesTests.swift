import Foundation
import Testing

@testable import TableSnapshots

/// Which lines of recorded trees are compared.
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
        ComparedLines(kind: .renderTree, ignoring: ignoring).compared(of: tree)
            .split(separator: "\n").map { $0.split(separator: "(")[0].filter { $0 != " " } }
    }

    @Test func linesOfIgnoredPlacesAndWhatTheyHoldAreLeftOut() {
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

    @Test func wordsOfRowsWithAnIgnoredPartAreNotCompared() {
        let text = """
            table (0 0 320 240)
              header 0 "TODAY" [header] (16 17.5 288 38)
              row 0,0 "Apples, 2.40" (16 55.5 288 44)
              row 0,1 unlabelled value="6.90" [button] identifier="fig" (16 99.5 288 44)
            """
        func compared(_ ignoring: IgnoredPlace) -> String {
            ComparedLines(kind: .accessibility, ignoring: [ignoring]).compared(of: text)
        }
        #expect(
            compared(.part("detailTextLabel", within: "section 0, row 0"))
                == text.replacing("\"Apples, 2.40\"", with: "…"))
        #expect(!compared(.identifier("fig")).contains("6.90"))
        #expect(compared(.identifier("fig")).contains("Apples, 2.40"))
    }

    @Test func lineEndsOfACheckOutOnWindowsAreNoDifference() {
        func mismatch(_ reference: String, _ text: String = "a\nb\n") -> SnapshotMismatch? {
            RecordableText(text).mismatch(with: Data(reference.utf8), path: "")
        }
        #expect(mismatch("a\r\nb\r\n") == nil)
        #expect(mismatch("a\r\nB\r\n")?.textDifference?.contains("␍") == false)
        #expect(mismatch("a\r\nb\n")?.textDifference?.contains("-a␍") == true, "both kinds")
        #expect(mismatch("a\r\nb\r\n", "a\r\nb\n")?.textDifference?.contains("-b␍") == true)
        #expect(mismatch("a\nb\r\n", "a\nb\r\n") == nil)
    }

    @Test func aTextThatDiffersWhereNothingIsComparedPasses() throws {
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
