import Foundation
import TableSnapshots
import TestSupport
import Tableshot
import Testing

@testable import TableshotTesting

/// Effects of traits, environments and arguments of assertions.
@Suite(.snapshots(record: .never)) struct ConfigurationTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verify(
        _ prices: [String], _ name: String, record: RecordPolicy? = nil, line: UInt = #line
    ) -> String? {
        verifySnapshot(
            of: Fruits(prices), as: .image(), named: name, record: record,
            directory: folder.path, line: line)
    }

    @Test func aTraitOfASuiteAppliesToItsTests() {
        #expect(SnapshotConfiguration.current.record == .never)
        #expect(verify(["1.00"], "fruits")?.contains("missing") == true)
        #expect(folder.names.isEmpty)
    }

    @Test(.snapshots(record: .missing, tolerance: try! Tolerance(maximumPixels: 4_000)))
    func aTraitOfATestPrecedesTheTraitOfItsSuite() throws {
        #expect(verify(["1.00"], "fruits", line: 1)?.contains("recorded") == true)
        #expect(folder.names == ["fruits.png"])
        try FileManager.default.moveItem(
            atPath: folder.file("fruits.png"), toPath: folder.file("other.png"))
        #expect(verify(["2.00"], "other") == nil, "within the tolerance of the trait")
        // An argument of the assertion precedes all traits.
        #expect(verify(["1.00"], "third", record: .never)?.contains("missing") == true)
    }

    @Test(.snapshots(directory: "Elsewhere/Deep")) func aTraitCanNameAFolder() {
        #expect(SnapshotConfiguration.current.directory == "Elsewhere/Deep")
        #expect(SnapshotConfiguration.current.record == .never, "the suite's")
    }

    @Test func theModeAllRecordsEveryChangedReference() throws {
        func bytes() throws -> Data {
            try Data(contentsOf: URL(fileURLWithPath: folder.file("next.png")))
        }
        _ = verify(["1.00"], "first", record: .all)
        try FileManager.default.moveItem(
            atPath: folder.file("first.png"), toPath: folder.file("next.png"))
        let before = try bytes()
        // Tolerated differences are recorded, too, and equal pixels are not.
        let message = withSnapshotTesting(tolerance: try Tolerance(maximumPixels: 4_000)) {
            verify(["2.00"], "next", record: .all, line: 1)
        }
        #expect(message?.contains("next.png: updated") == true)
        let after = try bytes()
        #expect(after != before)
        SnapshotRegistry.$mayRepeat.withValue(true) {
            #expect(verify(["2.00"], "next", record: .all, line: 1) == nil)
        }
        #expect(try bytes() == after)
    }

    @Test func aConfigurationAppliesWhileATestWaits() async {
        let record = await withSnapshotTesting(record: .failed) {
            await Task.yield()
            return SnapshotConfiguration.current.record
        }
        #expect(record == .failed)
        #expect(SnapshotConfiguration.current.record == .never)
    }

    @Test func foldersAreRelativeToTheFileOfTheTest() {
        let file = "/src/Tests/CellTests.swift"
        let own = SnapshotFolder(testFile: file, directory: nil)
        #expect(own.path == "/src/Tests/__Snapshots__/CellTests" && !own.isShared)
        #expect(own.title == "CellTests" && own.testFile == file)
        let relative = SnapshotFolder(testFile: file, directory: "../Shared/Pictures")
        #expect(relative.path == "/src/Shared/Pictures" && relative.isShared)
        #expect(relative.title == "CellTests/parent/Shared/Pictures")
        let named = SnapshotFolder(testFile: file, directory: "./__Snapshots__/CellTests/")
        #expect(named.path == own.path && named.title == own.title)
        #expect(SnapshotFolder(testFile: file, directory: "/pictures").path == "/pictures")
        let moved = SnapshotFolder(testFile: file, directory: nil, module: "Cells", root: "/run")
        #expect(moved.path == "/run/Cells/CellTests" && moved.isShared)
        #expect(moved.title == "Cells/CellTests")
        let both = SnapshotFolder(testFile: file, directory: "/a", module: "Cells", root: "/run")
        #expect(both.path == "/a" && both.title == "Cells/CellTests")
        #expect(
            SnapshotFolder(testFile: file, directory: nil, module: "C", root: "").path == own.path)
    }

    @Test func traitsAndDevicesOfAMatrixChangeThePicture() throws {
        func picture(_ name: String) throws -> Bitmap {
            try ImageDecoder().decode(
                Data(contentsOf: URL(fileURLWithPath: folder.file(name + ".png"))))
        }
        var dark = TraitCollection()
        dark.userInterfaceStyle = .dark
        dark.displayScale = 3
        var matrix = RenderMatrix()
        matrix.contentSize = [.large, .accessibilityExtraLarge]
        withKnownIssue {
            assertSnapshot(
                of: Fruits(["1.00"]), as: .image(), named: "plain", record: .missing,
                directory: folder.path)
            assertSnapshot(
                of: Fruits(["1.00"]), as: .image(), named: "dark", traits: dark,
                record: .missing, directory: folder.path)
            assertSnapshot(
                of: Fruits(["1.00"]), as: .image(), named: "sizes", traits: dark, matrix: matrix,
                record: .missing, directory: folder.path)
        } matching: {
            $0.description.contains("recorded")
        }
        let (plain, other) = (try picture("plain"), try picture("dark"))
        #expect(plain.width == 400 && other.width == 600)
        #expect(plain[1, 1] != other[1, 1])
        let sizes = folder.names.filter { $0.hasPrefix("sizes.") }
        #expect(sizes.count == 2)
        let pictures = try sizes.map { try picture(String($0.dropLast(4))) }
        #expect(pictures[0] != pictures[1])
        #expect(pictures.allSatisfy { $0.width == 600 }, "the traits hold for every variant")
    }

    @Test func traitsBesideADocumentAreAnError() throws {
        let document = try DocumentReader().read(text: "table: {rows: [{text: One}]}")
        func failure(_ name: String, _ way: Snapshotting<TableDocument>) -> String? {
            verifySnapshot(
                of: document, as: way, named: name, traits: TraitCollection(), record: .missing,
                directory: folder.path)
        }
        for (name, way) in [
            ("picture", .image()), ("moving", .animation), ("tree", .renderTree),
            ("spoken", .accessibilityTree),
        ] as [(String, Snapshotting<TableDocument>)] {
            #expect(failure(name, way)?.contains("give 'matrix:'") == true)
        }
        #expect(folder.names == [])
    }

    @Test func aFailureAttachesItsPictures() throws {
        _ = verify(["1.00"], "first", record: .missing)
        try FileManager.default.moveItem(
            atPath: folder.file("first.png"), toPath: folder.file("handed.png"))
        let place = SourcePlace(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
        let verification = try SnapshotVerification(
            name: SnapshotName("handed"), pathExtension: "png", place: place,
            configuration: SnapshotConfiguration(record: .never, directory: folder.path))
        let setting = SnapshotSetting(
            context: .current, variant: RenderVariant(), ignoring: [])
        let way = Snapshotting<Fruits>.image()
        let report = try verification.run(on: way.take({ Fruits(["2.00"]) }, setting))
        #expect(report.failure?.contains("handed.png: failed") == true)
        #expect(
            report.attachments.map(\.name) == [
                "handed.expected.png", "handed.actual.png", "handed.difference.png",
            ])
        let bitmaps = try report.attachments.map { try ImageDecoder().decode(Data($0.bytes)) }
        let recorded = try Data(contentsOf: URL(fileURLWithPath: folder.file("handed.png")))
        #expect(bitmaps[0] == (try ImageDecoder().decode(recorded)))
        #expect(bitmaps[1] != bitmaps[0])
        #expect(bitmaps[2].width > 3 * bitmaps[0].width)
    }

    @Test func partsOfMovingRowsAreIgnoredInEveryFrame() throws {
        func scroll(_ price: String) throws -> Animation {
            try crossfade(
                from: render(size: CGSize(width: 200, height: 44)) { Fruits(["1.00"]) },
                to: render(size: CGSize(width: 200, height: 44)) { Fruits([price]) },
                duration: 0.3, framesPerSecond: 10)
        }
        func verify(_ price: String, _ name: String, _ ignored: [SnapshotIgnore]) -> String? {
            verifySnapshot(
                of: try scroll(price), as: .animation(), named: name, record: .missing,
                ignoring: ignored, directory: folder.path)
        }
        _ = verify("2.00", "old", [])
        try FileManager.default.moveItem(
            atPath: folder.file("old.apng"), toPath: folder.file("new.apng"))
        let message = try #require(verify("long 3.00", "new", []))
        #expect(message.contains("frames differ: 1–3"), "\(message)")
    }
}
