import Foundation
import TableSnapshots
import TestSupport
import Tableshot
import Testing

@testable import TableshotTesting

/// Assertions about trees.
@Suite struct TreeValueTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func picture(_ prices: [String]) throws -> Picture {
        try render(size: CGSize(width: 200, height: 100)) { Fruits(prices) }
    }

    private func verifyTree(
        _ prices: [String], _ name: String, _ ignored: [SnapshotIgnore] = []
    ) -> String? {
        verifySnapshot(
            of: try picture(prices).renderTree(), as: .renderTree, named: name, record: .missing,
            ignoring: ignored, directory: folder.path)
    }

    private func verifySpoken(
        _ prices: [String], _ name: String, _ ignored: [SnapshotIgnore] = []
    ) -> String? {
        verifySnapshot(
            of: try picture(prices).accessibilityTree(), as: .accessibilityTree, named: name,
            record: .missing, ignoring: ignored, directory: folder.path)
    }

    /// Renames a recorded reference.
    private func move(_ old: String, to new: String) throws {
        try FileManager.default.moveItem(
            atPath: folder.file(old), toPath: folder.file(new))
    }

    @Test func treesAreRecordedAndCompared() throws {
        #expect(verifyTree(["1.00"], "old")?.contains("old.tree.txt: recorded") == true)
        #expect(verifySpoken(["1.00"], "old")?.contains("old.accessibility.txt: rec") == true)
        #expect(folder.names == ["old.accessibility.txt", "old.tree.txt"])
        try move("old.tree.txt", to: "new.tree.txt")
        try move("old.accessibility.txt", to: "new.accessibility.txt")
        #expect(verifyTree(["7.25"], "new")?.contains("7.25") == true)
        #expect(verifySpoken(["7.25"], "new")?.contains("7.25") == true)
    }

    @Test(arguments: [
        SnapshotIgnore.row([0, 1]), .part("detailTextLabel"), .part("detailTextLabel", in: [0, 1]),
        .accessibilityIdentifier("fruit-1"),
    ])
    func placesAreIgnored(_ ignored: SnapshotIgnore) throws {
        for (ending, verify) in [
            ("tree.txt", verifyTree), ("accessibility.txt", verifySpoken),
        ] {
            _ = verify(["1.00", "2.00"], "old", [])
            try move("old." + ending, to: "new." + ending)
            #expect(verify(["1.00", "9.99"], "new", [ignored]) == nil, "\(ignored) \(ending)")
            try move("new." + ending, to: "other." + ending)
            // Other rows are compared.
            let other = verify(["1.00", "9.99"], "other", [.row([0, 0])])
            #expect(other?.contains("failed") == true, "\(ending)")
        }
    }

    @Test(arguments: [
        SnapshotIgnore.row([0, 7]), .part("detailLabel"), .part("detailTextLabel", in: [3, 0]),
        .accessibilityIdentifier("apple"), .rect(CGRect(x: 0, y: 0, width: 10, height: 10)),
    ])
    func anIgnoredPlaceOutsideOfTheTreeIsAnError(_ ignored: SnapshotIgnore) throws {
        for message in [
            verifyTree(["1.00"], "a", [ignored]), verifySpoken(["1.00"], "a", [ignored]),
        ] {
            let message = try #require(message)
            let isRect = if case .rect = ignored { true } else { false }
            let words =
                isRect ? "selects pixels, which a tree does not have" : "cannot ignore \(ignored)"
            #expect(message.contains(words), "\(message)")
        }
        #expect(folder.names.isEmpty)
    }

    private var appearances: RenderMatrix {
        var matrix = RenderMatrix()
        matrix.appearance = [.light, .dark]
        return matrix
    }

    /// Cell that draws itself.
    private struct Meter: CellDrawing {
        var percent: Int
        var accessibilityLabel: String? { "\(percent) per cent" }
        func height(forWidth width: CGFloat, state: CellState) -> CGFloat { width / 4 }
        func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {
            Color.black.set()
            for _ in 0..<(percent / 10) { canvas.fill(bounds) }
        }
    }

    @Test func drawnCellsHaveTrees() throws {
        func verify(_ percent: Int, _ name: String, _ matrix: RenderMatrix? = nil) -> [String?] {
            let way: [Snapshotting<Meter>] = [
                .renderTree(width: 200), .accessibilityTree(width: 200),
            ]
            return way.map {
                verifySnapshot(
                    of: Meter(percent: percent), as: $0, named: name, matrix: matrix,
                    record: .missing, ignoring: [], directory: folder.path)
            }
        }
        _ = verify(20, "old")
        #expect(folder.names == ["old.accessibility.txt", "old.tree.txt"])
        let tree = try String(contentsOfFile: folder.file("old.tree.txt"), encoding: .utf8)
        #expect(tree.contains("row 0,0 (0 0 200 50)"), "\(tree)")
        for ending in ["tree.txt", "accessibility.txt"] {
            try move("old." + ending, to: "new." + ending)
        }
        for ending in ["tree.txt", "accessibility.txt"] {
            try FileManager.default.copyItem(
                atPath: folder.file("new." + ending), toPath: folder.file("same." + ending))
        }
        #expect(verify(20, "same") == [nil, nil])
        let changed = verify(30, "new")
        #expect(changed[0]?.contains("drawing=") == true, "\(changed)")
        #expect(changed[1]?.contains("30 per cent") == true, "\(changed)")
        _ = verify(20, "all", appearances)
        #expect(folder.names.filter { $0.hasPrefix("all.dark.") }.count == 2)
    }

    @Test func allMistakenPlacesAreReportedTogetherAndOnce() throws {
        let message = try #require(
            verifySnapshot(
                of: Fruits(["1.00"]), as: .image(), named: "a",
                matrix: appearances, record: .missing,
                ignoring: [.row([0, 7]), .part("textLabel"), .part("detailLabel")],
                directory: folder.path))
        #expect(message.contains("cannot ignore section 0, row 7; nor detailLabel: the"))
        #expect(message.components(separatedBy: "cannot ignore").count == 2, "\(message)")
        #expect(
            message.contains("It shows section 0, row 0;"), "no lines beneath the rows: \(message)")
        #expect(folder.names.isEmpty)
    }

    @Test func linesHaveNoPlaces() {
        let message = verifySnapshot(
            of: "a", as: .lines, named: "a", record: .missing, ignoring: [.row([0, 0])],
            directory: folder.path)
        #expect(message?.contains("lines of text have no places") == true)
        #expect(folder.names.isEmpty)
    }

    @Test func rectanglesOfBitmapsAreIgnored() throws {
        func verify(_ color: UInt32, _ name: String, _ ignored: [SnapshotIgnore]) -> String? {
            var bitmap = Bitmap(width: 40, height: 40, filling: 0xFFFF_FFFF)
            bitmap[5, 5] = color
            return verifySnapshot(
                of: bitmap, as: .image(scale: 2), named: name, record: .missing,
                ignoring: ignored, directory: folder.path)
        }
        _ = verify(0xFF00_0000, "old", [])
        try move("old.png", to: "new.png")
        let place = SnapshotIgnore.rect(CGRect(x: 2, y: 2, width: 1, height: 1))
        #expect(verify(0xFFFF_0000, "new", [place]) == nil)
        try move("new.png", to: "other.png")
        let beside = SnapshotIgnore.rect(CGRect(x: 4, y: 4, width: 1, height: 1))
        #expect(verify(0xFFFF_0000, "other", [beside])?.contains("failed") == true)
        #expect(verify(0, "row", [.row([0, 0])])?.contains("no place with a name") == true)
    }
}
