import Foundation
import TableDrawing
import TableImages
import TestSupport
import Testing

@testable import TableSnapshots

@Suite struct SnapshotRecorderTests {
    private let folder: TemporaryFolder
    private let path: String
    private let artifacts: ArtifactFolder
    private let white = Bitmap(width: 4, height: 3, filling: 0xFFFF_FFFF)
    private let black = Bitmap(width: 4, height: 3, filling: 0xFF00_0000)

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("Snapshots/cells/subtitle.png")
        artifacts = ArtifactFolder(path: folder.file("out"))
    }

    private func verify(
        _ policy: RecordPolicy, _ subject: some Recordable, kind: SnapshotKind = .picture
    ) -> RunSnapshot {
        SnapshotRecorder(policy: policy, artifacts: artifacts).verify(
            subject,
            as: RunSnapshot(
                name: "cells/subtitle", document: "Cells.swift:12", kind: kind, reference: path,
                verdict: .failed))
    }

    private func verify(
        _ policy: RecordPolicy, _ bitmap: Bitmap, stamps: [PNGText] = []
    ) -> RunSnapshot {
        verify(policy, RecordablePicture(bitmap, scale: 1, stamps: stamps))
    }

    private func stored() throws -> Bitmap {
        try ImageDecoder().decode(Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Effects of a policy on a missing, an equal and a different reference.
    @Test(
        arguments: [
            (.never, .missing, .matched, .failed), (.missing, .recorded, .matched, .failed),
            (.failed, .recorded, .matched, .updated), (.all, .recorded, .matched, .updated),
        ] as [(RecordPolicy, SnapshotVerdict, SnapshotVerdict, SnapshotVerdict)])
    func aPolicyWritesItsReferences(
        policy: RecordPolicy, missing: SnapshotVerdict, same: SnapshotVerdict,
        different: SnapshotVerdict
    ) throws {
        #expect(verify(policy, white).verdict == missing)
        #expect(FileManager.default.fileExists(atPath: path) == (missing == .recorded))
        _ = verify(.all, white)
        #expect(verify(policy, white).verdict == same)
        #expect(verify(policy, black).verdict == different)
        #expect(try stored() == (different == .updated ? black : white))
    }

    @Test func aFailureLeavesArtifactsAndTheOldReference() throws {
        _ = verify(.all, white)
        var changed = white
        changed[2, 1] = 0xFF00_00FF
        let failed = verify(.never, changed)
        #expect(
            failed.message
                == "1 of 12 pixels differ, the worst by 255 of 255; the first at (2, 1), all "
                + "within x 2, y 1")
        #expect(failed.numbers == SnapshotNumbers(count: 1, total: 12, worst: 255))
        let decoder = ImageDecoder()
        func artifact(_ name: String?) throws -> Bitmap {
            let file = artifacts.file(try #require(name))
            return try decoder.decode(Data(contentsOf: URL(fileURLWithPath: file)))
        }
        #expect(try artifact(failed.artifacts.expected) == white)
        #expect(try artifact(failed.artifacts.actual) == changed)
        #expect(
            try artifact(failed.artifacts.difference)
                == SnapshotComparison(expected: white, actual: changed).picture)
        #expect(try stored() == white)
    }

    @Test func differentVersionsAreNamedIfTheComparisonFails() {
        let recorded = [PNGText("Cairo", "1.16.0"), PNGText("Pango", "1.50.12")]
        let here = [PNGText("Cairo", "1.18.0"), PNGText("Pango", "1.50.12")]
        _ = verify(.all, white, stamps: recorded)
        #expect(verify(.never, white, stamps: here).environmentDifference == [])
        #expect(
            verify(.never, black, stamps: here).environmentDifference
                == ["made in another environment: Cairo: recorded with 1.16.0, here 1.18.0"])
    }

    @Test func onlyTheDifferentLibrariesOfAListAreNamed() {
        let recorded = [PNGText("Libraries", "cairo 1.16.0\nfreetype 2.12.1\npixman 0.42")]
        let here = [PNGText("Libraries", "cairo 1.18.0\nfreetype 2.12.1\nharfbuzz 8")]
        #expect(
            StampDifference.line(recorded: recorded, here: here) == """
                made in another environment: Libraries: recorded with cairo 1.16.0, pixman 0.42, \
                here cairo 1.18.0, harfbuzz 8
                """)
        #expect(StampDifference.line(recorded: here, here: here) == nil)
    }

    @Test func aLineOfFontsHasTheLimitOfItsReader() throws {
        let fonts = (1...9).map { "Inter\($0).ttf 00\($0)" + String(repeating: "af", count: 14) }
        let line = try #require(
            StampDifference.line(
                recorded: [PNGText("Fonts", fonts.joined(separator: "\n"))],
                here: [PNGText("Fonts", "Inter1.ttf fff" + String(repeating: "0", count: 29))]))
        #expect(
            line == """
                made in another environment: Fonts: recorded with Inter1.ttf 001afafa, Inter2.ttf \
                002afafa, Inter3.ttf 003afafa, Inter4.ttf 004afafa and 5 more, here Inter1.ttf \
                fff00000
                """)
    }

    @Test(arguments: RecordPolicy.allCases)
    func aReferenceThatIsAGitLFSPointerIsReportedAndRemains(policy: RecordPolicy) throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n"
        _ = verify(.all, white)
        try pointer.write(toFile: path, atomically: false, encoding: .utf8)
        for run in [verify(policy, white), verify(policy, RecordableText("x"), kind: .text)] {
            #expect(run.verdict == .failed && run.isBroken)
            #expect(run.message?.contains("is a Git LFS pointer") == true)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == pointer)
        }
    }

    @Test(arguments: RecordPolicy.allCases)
    func aDamagedReferenceIsAFailureUntilItIsRecordedAgain(policy: RecordPolicy) throws {
        _ = verify(.all, white)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        try bytes.prefix(bytes.count - 20).write(to: URL(fileURLWithPath: path))
        let run = verify(policy, white)
        let mends = policy == .all || policy == .failed
        #expect(run.verdict == (mends ? .updated : .failed))
        #expect(run.isBroken != mends)
        #expect(run.message?.contains("ends too early") == (mends ? nil : true))
        #expect(
            try Data(contentsOf: URL(fileURLWithPath: path)).count == bytes.count - (mends ? 0 : 20)
        )
    }

    /// Value whose file would exceed the limit by a byte.
    private struct Huge: Recordable {
        func encoded() -> [UInt8] { [UInt8](repeating: 0, count: ReferenceFile.limit + 1) }
        func mismatch(with reference: Data, path: String) -> SnapshotMismatch? {
            SnapshotMismatch(message: "it differs")
        }
    }

    @Test(arguments: RecordPolicy.allCases)
    func filesTooLargeToReadAreNotRecorded(policy: RecordPolicy) throws {
        for isThere in [false, true] {
            if isThere { _ = verify(.all, white) }
            let run = verify(policy, Huge(), kind: .animation)
            #expect(run.verdict == .failed && run.isBroken)
            let message = try #require(run.message)
            #expect(
                message.contains(
                    "a file of 67108865 bytes is too large to be recorded; a reference has at most "
                        + "67108864 bytes (64 MiB); choose a smaller scale"), "\(message)")
            // The picture becomes neither a reference nor a candidate for `accept`.
            #expect(run.artifacts.actual == nil)
            #expect(FileManager.default.fileExists(atPath: path) == isThere)
            if isThere { #expect(try stored() == white) }
        }
    }

    @Test(arguments: RecordPolicy.allCases)
    func aReferenceTooLargeToReadIsReplacedIfThePolicyAllows(policy: RecordPolicy) throws {
        _ = verify(.all, white)
        #expect(truncate(path, off_t(ReferenceFile.limit + 1)) == 0)
        let run = verify(policy, white)
        let mends = policy == .all || policy == .failed
        #expect(run.verdict == (mends ? .updated : .failed))
        #expect(run.isBroken != mends)
        if mends {
            #expect(try stored() == white)
        } else {
            #expect(run.message?.contains("67108865 bytes") == true)
            #expect(run.message?.contains("record the reference again") == true)
        }
    }

    @Test(arguments: [(8_193, 8_192), (1_000_001, 1), (1, 1_000_001)])
    func aPictureTooLargeToReadAgainIsNotEncoded(width: Int, height: Int) {
        let bitmap = Bitmap(width: width, height: height, filling: 0)
        #expect(throws: ReferenceSizeError.pixels(width: width, height: height)) {
            try RecordablePicture(bitmap, scale: 1, stamps: []).encoded()
        }
    }

    @Test func aTextIsComparedLineByLine() throws {
        func verify(_ policy: RecordPolicy, _ text: String) -> RunSnapshot {
            self.verify(policy, RecordableText(text), kind: .renderTree)
        }
        #expect(verify(.missing, "a\nb").verdict == .recorded)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "a\nb\n")
        #expect(verify(.never, "a\nb").verdict == .matched)
        #expect(verify(.never, "a\nb\n").verdict == .matched)
        let failed = verify(.never, "a\nc")
        #expect(failed.message == "the text differs")
        #expect(failed.textDifference == "@@ line 1 @@\n a\n-b\n+c")
        let actual = artifacts.file(try #require(failed.artifacts.actual))
        #expect(try String(contentsOfFile: actual, encoding: .utf8) == "a\nc\n")
    }

    @Test(arguments: RecordPolicy.allCases)
    func aTextIsNotRecordedWhileItsPictureFails(policy: RecordPolicy) throws {
        _ = self.verify(.all, white)
        let text = folder.file("Snapshots/cells/subtitle.tree.txt")
        func verify(_ bitmap: Bitmap) -> [SnapshotVerdict] {
            func claim(_ kind: SnapshotKind, _ path: String) -> RunSnapshot {
                RunSnapshot(
                    name: "cells/subtitle", document: "", kind: kind, reference: path,
                    verdict: .failed)
            }
            return SnapshotRecorder(policy: policy, artifacts: artifacts).verify([
                (RecordableText("tree"), claim(.renderTree, text)),
                (RecordablePicture(bitmap, scale: 1, stamps: []), claim(.picture, path)),
            ]).map(\.verdict)
        }
        let (held, free) = (verify(black), verify(white))
        switch policy {
        case .never: #expect(held == [.missing, .failed] && free == [.missing, .matched])
        case .missing: #expect(held == [.missing, .failed] && free == [.recorded, .matched])
        case .failed, .all: #expect(held == [.recorded, .updated] && free == [.matched, .updated])
        }
        #expect(FileManager.default.fileExists(atPath: text) == (policy != .never))
    }

    @Test func aReferenceThatIsNotInUTF8IsDifferent() {
        let text = RecordableText("a\u{FFFD}")
        #expect(text.mismatch(with: Data("a\u{FFFD}\n".utf8), path: "a.txt") == nil)
        let found = text.mismatch(with: Data([0x61, 0xFF, 0x0A]), path: "a.txt")
        #expect(found?.message == "the reference is not a text in UTF-8")
        #expect(found?.isTolerated == false)
    }

    @Test func aReferenceThatCannotBeWrittenIsAFailure() throws {
        _ = try folder.write([1], to: "Snapshots")
        let run = verify(.all, white)
        #expect(run.verdict == .failed && run.isBroken)
        #expect(folder.names == ["Snapshots"])
    }

    @Test func theVerdictIsReportedEvenIfNoFileCanBeWritten() throws {
        _ = verify(.all, white)
        _ = try folder.write([1], to: "out")
        let run = verify(.never, black)
        #expect(run.isBroken)
        #expect(run.message?.contains("out") == true)
        #expect(run.message?.contains("12 of 12 pixels differ") == true)
    }
}
