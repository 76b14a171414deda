import Foundation
import TableDrawing
import TableImages
import Testing

@testable import TableSnapshots

@Suite struct SnapshotFileTests {
    private let folder: TemporaryFolder
    private let path: String
    private let white = Bitmap(width: 4, height: 3, filling: 0xFFFF_FFFF)
    private let black = Bitmap(width: 4, height: 3, filling: 0xFF00_0000)

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("Snapshots/cells/subtitle.png")
    }

    private func file(_ policy: RecordPolicy) -> SnapshotFile {
        SnapshotFile(
            path: path,
            settings: SnapshotSettings(policy: policy, artifacts: folder.file("failures")))
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private func stored() throws -> Bitmap {
        try ImageDecoder().decode(Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// What a policy does to a reference that is not there, the same, or different.
    @Test(
        arguments: [
            (.never, "failed", "matched", "failed"), (.missing, "recorded", "matched", "failed"),
            (.failed, "recorded", "matched", "recorded"),
            (.all, "recorded", "recorded", "recorded"),
        ] as [(RecordPolicy, String, String, String)])
    func aPolicyWritesWhatItSays(
        policy: RecordPolicy, missing: String, same: String, different: String
    ) throws {
        #expect(kind(file(policy).verify(white)) == missing)
        #expect(exists(path) == (missing == "recorded"))
        #expect(kind(file(.all).verify(white)) == "recorded")
        #expect(kind(file(policy).verify(white)) == same)
        #expect(kind(file(policy).verify(black)) == different)
        #expect(try stored() == (different == "recorded" ? black : white))
    }

    private func kind(_ result: SnapshotResult) -> String {
        switch result {
        case .matched: "matched"
        case .recorded: "recorded"
        case .failed: "failed"
        }
    }

    @Test func aRecordingIsSomethingToReport() {
        let result = file(.missing).verify(white)
        #expect(result.message?.contains("recorded. Look at it") == true)
        #expect(file(.never).verify(white).message == nil)
    }

    @Test func aMissingReferenceSaysHowToRecordIt() {
        #expect(
            file(.never).verify(white).message == """
                \(path): there is no reference. To record it, run again with \
                TABLESHOT_RECORD=missing
                """)
        #expect(folder.names == [])
    }

    @Test func aFailureLeavesTheActualPictureAndTheDifference() throws {
        _ = file(.all).verify(white)
        var changed = white
        changed[2, 1] = 0xFF00_00FF
        guard case .failed(let failure) = file(.never).verify(changed) else {
            Issue.record("not failed")
            return
        }
        let actual = folder.file("failures/cells/subtitle.actual.png")
        let difference = folder.file("failures/cells/subtitle.difference.png")
        #expect(failure.artifacts == [actual, difference])
        #expect(
            failure.message == """
                \(path): 1 of 12 pixels differ, the worst by 255 of 255; \
                the first at (2, 1), all within x 2, y 1
                  actual: \(actual)
                  difference: \(difference)
                  to accept it: TABLESHOT_RECORD=failed
                """)
        let decoder = ImageDecoder()
        #expect(
            try decoder.decode(Data(contentsOf: URL(fileURLWithPath: actual))) == changed)
        #expect(
            try decoder.decode(Data(contentsOf: URL(fileURLWithPath: difference)))
                == SnapshotComparison(expected: white, actual: changed).picture)
        #expect(try stored() == white)

        #expect(file(.never).verify(white) == .matched)
        #expect(!exists(actual) && !exists(difference), "a success removes old failures")
    }

    @Test func versionsThatDifferAreNamedWhenTheComparisonFails() {
        let recorded = [PNGText("Cairo", "1.16.0"), PNGText("Pango", "1.50.12")]
        let here = [PNGText("Cairo", "1.18.0"), PNGText("Pango", "1.50.12")]
        _ = file(.all).verify(white, stamps: recorded)
        #expect(file(.never).verify(white, stamps: here) == .matched)
        let message = file(.never).verify(black, stamps: here).message ?? ""
        #expect(
            message.contains(
                "made in another environment: Cairo: recorded with 1.16.0, here 1.18.0"))
        #expect(!message.contains("Pango"))
    }

    @Test func ofAListOfLibrariesOnlyThoseThatDifferAreNamed() {
        let recorded = [PNGText("Libraries", "cairo 1.16.0\nfreetype 2.12.1\npixman 0.42")]
        let here = [PNGText("Libraries", "cairo 1.18.0\nfreetype 2.12.1\nharfbuzz 8")]
        #expect(
            StampDifference.line(recorded: recorded, here: here) == """
                made in another environment: Libraries: recorded with cairo 1.16.0, pixman 0.42, \
                here cairo 1.18.0, harfbuzz 8
                """)
        #expect(StampDifference.line(recorded: here, here: here) == nil)
    }

    @Test func pixelsWithAlphaSurviveTheRecording() {
        let picture = Bitmap(
            width: 3, height: 1, pixels: [0x0000_0000, 0x0301_0203, 0x8040_2001])
        _ = file(.all).verify(picture)
        #expect(file(.never).verify(picture) == .matched)
    }

    @Test(arguments: RecordPolicy.allCases)
    func aReferenceThatGitLFSHasNotFetchedSaysSo(policy: RecordPolicy) throws {
        _ = file(.all).verify(white)
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n"
        try pointer.write(toFile: path, atomically: false, encoding: .utf8)
        for message in [file(policy).verify(white).message, file(policy).verify("x").message] {
            #expect(message?.contains(policy == .all ? "recorded" : "Git LFS pointer") == true)
            guard policy != .all else { return }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == pointer)
        }
    }

    @Test func aReferenceThatIsDamagedIsAFailure() throws {
        _ = file(.all).verify(white)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        try bytes.prefix(bytes.count - 20).write(to: URL(fileURLWithPath: path))
        #expect(file(.failed).verify(white).message?.contains("ends too early") == true)
    }

    @Test(arguments: ["Snapshots/failures", "__Snapshots__", "Snapshots/../Snapshots"])
    func failuresMayNotBeWrittenAmongReferences(artifacts: String) {
        _ = file(.all).verify(white)
        let settings = SnapshotSettings(artifacts: folder.file(artifacts))
        let message = SnapshotFile(path: path, settings: settings).verify(black).message
        #expect(message?.contains("may not be written among the references") == true)
        #expect(folder.names == ["Snapshots"])
    }

    @Test func aTextIsComparedLineByLine() throws {
        let path = folder.file("Snapshots/tree.txt")
        func file(_ policy: RecordPolicy) -> SnapshotFile {
            SnapshotFile(
                path: path,
                settings: SnapshotSettings(policy: policy, artifacts: folder.file("failures")))
        }
        #expect(file(.missing).verify("a\nb") == .recorded(path: path))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "a\nb\n")
        #expect(file(.never).verify("a\nb") == .matched)
        #expect(file(.never).verify("a\nb\n") == .matched)
        let actual = folder.file("failures/tree.actual.txt")
        #expect(
            file(.never).verify("a\nc").message == """
                \(path): the text differs
                @@ line 1 @@
                 a
                -b
                +c
                 
                  actual: \(actual)
                  to accept it: TABLESHOT_RECORD=failed
                """)
        #expect(try String(contentsOfFile: actual, encoding: .utf8) == "a\nc\n")
    }

    @Test func aReferenceThatCannotBeWrittenIsAFailure() throws {
        try Data([1]).write(to: URL(fileURLWithPath: folder.file("Snapshots")))
        let result = file(.all).verify(white)
        #expect(kind(result) == "failed")
    }
}
