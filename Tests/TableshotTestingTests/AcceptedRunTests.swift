import Foundation
import TableSnapshots
import TestSupport
import Tableshot
import Testing

@testable import TableshotTesting

/// Results of test runs, and their acceptance by the built command.
@Suite struct AcceptedRunTests {
    private let folder: TemporaryFolder
    private let run: TestRun

    init() throws {
        folder = try TemporaryFolder()
        run = TestRun(
            name: "swift-testing", neighbour: "xctest",
            environment: ["TABLESHOT_OUTPUT": folder.file(".tableshot")],
            folder: WorkingFolder(path: folder.path))
    }

    /// Compares a value with a reference recorded from another value.
    private func fail<Value>(
        _ value: Value, _ way: Snapshotting<Value>, _ name: String, in directory: String,
        isRelative: Bool = false,
        place: SourcePlace = SourcePlace(
            fileID: #fileID, filePath: #filePath, line: #line, column: 1)
    ) throws -> SnapshotReport {
        let file = URL(fileURLWithPath: folder.file(directory))
            .appendingPathComponent("\(name).\(way.pathExtension)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if way.pathExtension.hasSuffix("png") {
            try Picture.blank.write(to: file)
        } else {
            try Data("before\n".utf8).write(to: file)
        }
        let setting = SnapshotSetting(context: .current, variant: RenderVariant(), ignoring: [])
        return try SnapshotVerification(
            name: SnapshotName(name), pathExtension: way.pathExtension, place: place,
            configuration: SnapshotConfiguration(
                record: .never,
                directory: (isRelative ? ".." : "") + folder.file(directory))
        ).run(on: way.take({ value }, setting), in: run)
    }

    private enum Picture {
        static var blank: Data {
            get throws {
                try Tableshot.render(size: CGSize(width: 200, height: 100)) { Fruits([]) }
                    .pngData()
            }
        }
    }

    /// Runs the built command in the folder, and returns its output lines.
    private func tableshot(_ words: String...) throws -> [String] {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let products = (bundle ?? .main).bundleURL.deletingLastPathComponent()
        #else
            let products = Bundle.main.bundleURL
        #endif
        let program = products.appendingPathComponent("tableshot").path
        let output = try Program.run(
            ["sh", "-c", #"cd "$0" && exec "$@""#, folder.path, program] + words)
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func contents(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
    }

    @Test(arguments: ["__Snapshots__/Fruits", "References"])
    func snapshotsOfANameInAllFormatsAreWrittenAndAccepted(_ directory: String) throws {
        let fruits = Fruits(["1.00"])
        let still = try render(size: CGSize(width: 200, height: 44)) { Fruits(["1.00"]) }
        let moving = try crossfade(from: still, to: still, duration: 0.2, framesPerSecond: 10)
        let reports = [
            try fail(fruits, .renderTree(), "fruits", in: directory),
            try fail(fruits, .accessibilityTree(), "fruits", in: directory),
            try fail(fruits, .image(), "fruits", in: directory),
            try fail(moving, .animation(), "fruits", in: directory),
            try fail("one", .lines, "fruits", in: directory),
            try fail("two", .lines(pathExtension: "md"), "fruits", in: directory),
            try fail("three", .lines(pathExtension: "json"), "deep/fruits", in: directory),
        ]
        let names = reports.flatMap(\.attachments).map(\.name)
        #expect(
            names.filter { $0.contains(".actual.") } == [
                "fruits.tree.actual.txt", "fruits.accessibility.actual.txt", "fruits.actual.png",
                "fruits.actual.apng", "fruits.actual.txt", "fruits.actual.md", "fruits.actual.json",
            ])
        #expect(Set(names).count == names.count, "\(names)")
        run.write(hasPassed: false)

        let results = try RunResults.read(folder.file(".tableshot/swift-testing"))
        #expect(
            results.snapshots.map(\.kind.displayName) == [
                "text", "render tree", "accessibility", "text", "text", "picture", "animation",
            ])
        let references = results.snapshots.map(\.reference)
        #expect(references.allSatisfy { $0.hasPrefix(directory + "/") }, "\(references)")
        let left = try results.snapshots.map { snapshot in
            let actual = try #require(snapshot.artifacts.actual)
            return try contents(".tableshot/swift-testing/\(actual)")
        }
        let accepted = try tableshot("accept", "--from", ".tableshot/swift-testing")
        #expect(accepted == references)
        #expect(try references.map(contents) == left)
        #expect(Set(left).count == left.count)
        #expect(try contents(directory + "/fruits.md") == Data("two\n".utf8))
        let tree = String(decoding: try contents(directory + "/fruits.tree.txt"), as: UTF8.self)
        #expect(tree.contains("textLabel"), "\(tree)")
    }

    @Test func thePageDistinguishesTreesWithEqualNames() throws {
        let fruits = Fruits(["1.00"])
        _ = try fail(fruits, .renderTree(), "fruits", in: "__Snapshots__")
        _ = try fail(fruits, .accessibilityTree(), "fruits", in: "__Snapshots__")
        run.write(hasPassed: false)
        let page = try tableshot("report", ".tableshot/swift-testing")
        let html = String(decoding: try contents(try #require(page.first)), as: UTF8.self)
        #expect(html.contains("Changed · render tree"))
        #expect(html.contains("Changed · accessibility"))
    }

    @Test func testFilesWithEqualNamesInTwoTargetsAreSeparate() throws {
        let places = [
            SourcePlace(
                fileID: "Cells/PriceTests.swift", filePath: "/p/Tests/Cells/PriceTests.swift",
                line: 3, column: 1),
            SourcePlace(
                fileID: "Tables/PriceTests.swift", filePath: "/p/Tests/Tables/PriceTests.swift",
                line: 7, column: 1),
        ]
        for place in places {
            let report = try fail(
                place.module, .lines, "price", in: place.module + "/__Snapshots__", place: place)
            #expect(report.failure?.contains("'^\(place.module)/PriceTests/price$'") == true)
        }
        run.write(hasPassed: false)
        let results = try RunResults.read(folder.file(".tableshot/swift-testing"))
        #expect(
            results.snapshots.map(\.name) == ["Cells/PriceTests/price", "Tables/PriceTests/price"])
        let accepted = try tableshot(
            "accept", "--from", ".tableshot/swift-testing", "--filter", "^Tables/")
        #expect(accepted == ["Tables/__Snapshots__/price.txt"])
        #expect(try contents("Tables/__Snapshots__/price.txt") == Data("Tables\n".utf8))
        #expect(try contents("Cells/__Snapshots__/price.txt") == Data("before\n".utf8))
        #expect(
            try tableshot("accept", "--from", ".tableshot/swift-testing")
                == ["Cells/__Snapshots__/price.txt"])
    }

    @Test func equalNamesInTwoFoldersOfATestFileAreDifferent() throws {
        let place = SourcePlace(
            fileID: "Cells/PriceTests.swift", filePath: "/p/PriceTests.swift", line: 3, column: 1)
        for directory in ["iPhone", "iPad"] {
            let report = try fail(
                directory, .lines, "price", in: directory, isRelative: true, place: place)
            #expect(report.failure?.contains("/\(directory)/price$'") == true)
        }
        run.write(hasPassed: false)
        #expect(
            try tableshot("accept", "--from", ".tableshot/swift-testing", "--filter", "/iPad/")
                == ["iPad/price.txt"])
        #expect(try contents("iPad/price.txt") == Data("iPad\n".utf8))
        #expect(
            try tableshot("accept", "--from", ".tableshot/swift-testing") == ["iPhone/price.txt"])
        #expect(try contents("iPhone/price.txt") == Data("iPhone\n".utf8))
    }
}
