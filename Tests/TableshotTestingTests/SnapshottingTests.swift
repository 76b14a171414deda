import Foundation
import TableSnapshots
import Tableshot
import TableshotTesting
import Testing
import TestSupport

@Suite struct SnapshottingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func record<Value>(
        _ value: @autoclosure () throws -> Value, _ snapshotting: Snapshotting<Value>,
        _ name: String
    ) -> String? {
        verifySnapshot(
            of: try value(), as: snapshotting, named: name, record: .missing,
            directory: folder.path)
    }

    /// Text of a file in the folder.
    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.file(name), encoding: .utf8)
    }

    private func cell() -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Apple"
        return cell
    }

    @Test func everyKindOfValueIsRecorded() throws {
        _ = record(Fruits(["1.00"]), .image(), "table")
        _ = record(cell(), .image(width: 200), "cell")
        _ = record(Label(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), .image(), "label")
        _ = record(TableViewController(), .image(size: CGSize(width: 50, height: 50)), "controller")
        _ = record(
            try render(size: CGSize(width: 50, height: 44)) { Fruits(["1"]) }, .image(), "picture")
        _ = record("a\nb", .lines, "lines")
        #expect(
            folder.names == [
                "cell.png", "controller.png", "label.png", "lines.txt", "picture.png", "table.png",
            ])
        #expect(try text("lines.txt") == "a\nb\n")
    }

    @Test func aCellHasItsRequestedHeight() throws {
        _ = record(cell(), .image(width: 200), "asked")
        _ = record(cell(), .image(width: 200, height: 100), "given")
        let asked = try ImageDecoder().decode(
            Data(contentsOf: URL(fileURLWithPath: folder.file("asked.png"))), name: "asked")
        let given = try ImageDecoder().decode(
            Data(contentsOf: URL(fileURLWithPath: folder.file("given.png"))), name: "given")
        #expect(asked.width == 400)
        #expect(asked.height == 88)
        #expect(given.height == 200)
    }

    @Test func treesAreRecordedAsText() throws {
        _ = record(Fruits(["1.00"]), .renderTree(), "fruits")
        _ = record(Fruits(["1.00"]), .accessibilityTree(), "fruits")
        _ = record(cell(), .accessibilityTree(width: 200), "cell")
        #expect(try text("fruits.tree.txt").contains("row 0,0"))
        #expect(try text("fruits.accessibility.txt").contains("\"Fruit 0, 1.00\""))
        #expect(try text("cell.accessibility.txt").contains("\"Apple\""))
    }

    @Test func theTextualDifferenceComesFirst() throws {
        func verify(_ price: String, _ name: String) -> String? {
            record(
                Fruits([price]), .image(recording: [.renderTree, .accessibilityTree]), name)
        }
        _ = verify("1.00", "old")
        for ending in ["png", "tree.txt", "accessibility.txt"] {
            try FileManager.default.moveItem(
                atPath: folder.file("old.\(ending)"), toPath: folder.file("new.\(ending)"))
        }
        let message = try #require(verify("2.50", "new"))
        let words = try #require(message.range(of: "+"))
        let picture = try #require(message.range(of: "new.png: failed"))
        #expect(words.lowerBound < picture.lowerBound, "\(message)")
        #expect(message.contains("2.50"))
    }

    @Test func ignoredPartsAreNotCompared() throws {
        func verify(_ prices: [String], _ name: String, _ ignored: [SnapshotIgnore]) -> String? {
            verifySnapshot(
                of: Fruits(prices), as: .image(), named: name, record: .missing,
                ignoring: ignored, directory: folder.path)
        }
        let all: [SnapshotIgnore] = [
            .row([0, 1]), .part("detailTextLabel"), .part("detailTextLabel", in: [0, 1]),
            .accessibilityIdentifier("fruit-1"), .rect(CGRect(x: 0, y: 44, width: 200, height: 44)),
        ]
        for (index, ignored) in all.enumerated() {
            _ = verify(["1.00", "2.00"], "old\(index)", [ignored])
            try FileManager.default.moveItem(
                atPath: folder.file("old\(index).png"), toPath: folder.file("new\(index).png"))
            #expect(verify(["1.00", "9.99"], "new\(index)", [ignored]) == nil)
            try FileManager.default.moveItem(
                atPath: folder.file("new\(index).png"), toPath: folder.file("none\(index).png"))
            #expect(verify(["9.99", "9.99"], "none\(index)", [.row([0, 1])]) != nil)
        }
    }

    @Test(arguments: [
        SnapshotIgnore.row([0, 7]), .part("detailLabel"), .accessibilityIdentifier("apple"),
        .rect(CGRect(x: 900, y: 0, width: 10, height: 10)),
    ])
    func anUnknownIgnoredPlaceIsAnError(_ ignored: SnapshotIgnore) throws {
        let message = try #require(
            verifySnapshot(
                of: Fruits(["1.00"]), as: .image(), named: "fruits", record: .missing,
                ignoring: [ignored], directory: folder.path))
        #expect(message.contains("cannot ignore \(ignored)"), "\(message)")
        #expect(folder.names.isEmpty)
    }

    @Test func aTolerancePassesADifferenceAndIsReported() throws {
        _ = record(Fruits(["1.00"]), .image(), "old")
        try FileManager.default.moveItem(
            atPath: folder.file("old.png"), toPath: folder.file("new.png"))
        let tolerance = try Tolerance(maximumPixels: 4_000)
        withKnownIssue {
            assertSnapshot(
                of: Fruits(["2.00"]), as: .image(), named: "new", tolerance: tolerance,
                directory: folder.path)
        } matching: { issue in
            issue.description.contains("at most 4000 px")
        }
    }

    @Test func animationsAreRecordedAsAnimatedPNG() throws {
        func fade(_ price: String) throws -> Animation {
            try crossfade(
                from: render(size: CGSize(width: 200, height: 44)) { Fruits(["1.00"]) },
                to: render(size: CGSize(width: 200, height: 44)) { Fruits([price]) },
                duration: 0.5, framesPerSecond: 10)
        }
        #expect(record(try fade("2.00"), .animation(), "fade")?.contains("recorded") == true)
        try FileManager.default.moveItem(
            atPath: folder.file("fade.apng"), toPath: folder.file("same.apng"))
        #expect(record(try fade("2.00"), .animation(), "same") == nil)
        try FileManager.default.moveItem(
            atPath: folder.file("same.apng"), toPath: folder.file("other.apng"))
        #expect(record(try fade("3.00"), .animation(), "other")?.contains("failed") == true)
    }
}
