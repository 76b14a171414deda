import Foundation
import TableSnapshots
import TestSupport
import Tableshot
import Testing

@testable import TableshotTesting

@Suite struct RecordingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verify(
        _ prices: [String], _ name: String, _ record: RecordPolicy, line: UInt = #line
    ) -> String? {
        verifySnapshot(
            of: Fruits(prices), as: .image(), named: name, record: record,
            directory: folder.path, line: line)
    }

    /// Bytes of a file, or `nil` if the file is missing.
    private func bytes(_ name: String) -> Data? {
        FileManager.default.contents(atPath: folder.file(name))
    }

    @Test func missingReferencesAreRecordedOnceAndThenCompared() throws {
        func verify(_ price: String) -> String? {
            // As in a repeated test.
            SnapshotRegistry.$mayRepeat.withValue(true) {
                self.verify([price], "fruits", .missing, line: 1)
            }
        }
        let first = try #require(verify("1.00"))
        #expect(first.contains("fruits.png: recorded"), "a test that records fails")
        let recorded = try #require(bytes("fruits.png"))
        #expect(recorded.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(verify("1.00") == nil)
    }

    @Test func thePolicyNeverRecordsNoReference() throws {
        let message = try #require(verify(["1.00"], "fruits", .never))
        #expect(message.contains("fruits.png: missing"))
        #expect(folder.names.isEmpty)
    }

    @Test func theErrorForAFolderWithoutWritePermissionNamesIt() throws {
        _ = verify(["1.00"], "same", .missing)
        try FileManager.default.copyItem(
            atPath: folder.file("same.png"), toPath: folder.file("fruits.png"))
        try FileManager.default.moveItem(
            atPath: folder.file("same.png"), toPath: folder.file("kept.png"))
        let before = bytes("fruits.png")
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o755) }
        for (name, record) in [("fruits", RecordPolicy.failed), ("new", .missing)] {
            let message = withoutPrivileges { verify(["2.00"], name, record) } ?? ""
            #expect(message.contains("\(name).png: error: "), "\(message)")
            #expect(message.contains("permission denied"), "\(message)")
        }
        #expect(bytes("fruits.png") == before && folder.names == ["fruits.png", "kept.png"])
        // A comparison does not write.
        #expect(withoutPrivileges { verify(["1.00"], "kept", .failed) } == nil)
    }

    @Test func aDifferenceFailsAndNamesItsPlace() throws {
        _ = verify(["1.00", "2.00"], "fruits", .missing, line: 1)
        let recorded = bytes("fruits.png")
        let another = withSnapshotTesting(record: .missing, directory: folder.path) {
            verifySnapshot(of: Fruits(["1.00", "9.99"]), as: .image(), named: "other")
        }
        #expect(another?.contains("recorded") == true)
        try FileManager.default.removeItem(atPath: folder.file("fruits.png"))
        try FileManager.default.moveItem(
            atPath: folder.file("other.png"), toPath: folder.file("third.png"))
        let message = try #require(verify(["1.00", "2.00"], "third", .missing))
        #expect(message.contains("third.png: failed"))
        #expect(message.contains("section 0, row 1, detailTextLabel"), "\(message)")
        #expect(bytes("third.png") != recorded)
    }

    @Test func failedReferencesAreRecordedOnRequest() throws {
        _ = verify(["1.00"], "first", .missing)
        try FileManager.default.moveItem(
            atPath: folder.file("first.png"), toPath: folder.file("second.png"))
        let old = bytes("second.png")
        let message = try #require(verify(["7.00"], "second", .failed))
        #expect(message.contains("second.png: updated"))
        #expect(bytes("second.png") != old)
    }

    @Test func aMatrixHasAFileForEveryVariant() throws {
        var matrix = RenderMatrix()
        matrix.appearance = [.light, .dark]
        matrix.direction = [.leftToRight, .rightToLeft]
        withKnownIssue {
            assertSnapshot(
                of: Fruits(["1.00"]), as: .image(), named: "fruits", matrix: matrix,
                record: .missing, directory: folder.path)
        } matching: { issue in
            issue.description.contains("recorded")
        }
        #expect(
            folder.names == [
                "fruits.dark.ltr.png", "fruits.dark.rtl.png", "fruits.light.ltr.png",
                "fruits.light.rtl.png",
            ])
        #expect(bytes("fruits.dark.ltr.png") != bytes("fruits.light.ltr.png"))
    }

    @Test func twoAssertionsCannotShareAName() throws {
        _ = verify(["1.00"], "fruits", .missing, line: 1)
        let message = try #require(verify(["2.00"], "Fruits", .all, line: 2))
        #expect(message.contains("is already used at"), "\(message)")
        #expect(folder.names == ["fruits.png"], "the first one's file is left alone")
    }

    @Test(arguments: [["1.00", "2.00"], ["1.00", "1.00"]])
    func anAssertionCannotUseANameTwice(_ prices: [String]) throws {
        for (index, price) in prices.enumerated() {
            let message = verify([price], "fruits", .missing, line: 1)
            #expect(message?.contains("has already used") == (index == 1), "\(message ?? "")")
        }
    }

    @Test func onlyARepeatedTestMayRepeatItsClaims() throws {
        #expect(SnapshotRegistry.isRepeating(["x", "--repetitions", "2"]))
        #expect(SnapshotRegistry.isRepeating(["--repetitions=2"]))
        #expect(!SnapshotRegistry.isRepeating(["x", "--filter", "repetitions"]))
        SnapshotRegistry.$mayRepeat.withValue(true) {
            _ = verify(["1.00"], "fruits", .missing, line: 1)
            #expect(verify(["1.00"], "fruits", .missing, line: 1) == nil)
            #expect(
                verify(["2.00"], "fruits", .missing, line: 1)?.contains("has already used") == true)
            #expect(
                verify(["1.00"], "fruits", .missing, line: 2)?.contains("is already used") == true)
        }
    }

    @Test func theTwoReferencesOfAMatrixAreReportedTogether() throws {
        var matrix = RenderMatrix()
        matrix.appearance = [.light, .dark]
        var large = TraitCollection()
        large.displayScale = 3
        let message = try #require(
            verifySnapshot(
                of: Fruits(["1.00"]), as: .image(), named: "two", traits: large, matrix: matrix,
                record: .missing, directory: folder.path))
        #expect(folder.names == ["two.dark.png", "two.light.png"])
        #expect(message.contains("two.light.png: recorded"))
        #expect(message.contains("two.dark.png: recorded"))
        let picture = try ImageDecoder().decode(try #require(bytes("two.dark.png")))
        #expect(picture.width == 600)
    }

    @Test(arguments: ["", "/", "../fruits", "a//b", "a/../b", "a\nb", "a:b", "a\\b", "a*"])
    func namesThatAreNoFileNamesAreErrors(_ name: String) throws {
        let message = try #require(verify(["1.00"], name, .missing))
        #expect(message.contains("the snapshot's name"), "\(message)")
        #expect(folder.names.isEmpty)
    }

    @Test func aReferenceThatIsNotAPictureIsReported() throws {
        _ = try folder.write([1, 2, 3], to: "fruits.png")
        let message = try #require(verify(["1.00"], "fruits", .missing))
        #expect(message.contains("fruits.png: error"), "\(message)")
        #expect(bytes("fruits.png") == Data([1, 2, 3]))
    }
}
