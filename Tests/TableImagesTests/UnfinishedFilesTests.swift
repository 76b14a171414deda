import Foundation
import TestSupport
import Testing

@testable import TableImages

/// Detection of abandoned temporary files.
@Suite struct UnfinishedFilesTests {
    /// Calls `body` with the number of an idle process.
    private func withProcess(_ body: (Int32) throws -> Void) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["60"]
        try process.run()
        // The process may inherit that SIGTERM is ignored.
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try body(process.processIdentifier)
    }

    private func setTime(_ path: String, _ time: Int) {
        var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
        utimes(path, &times)
    }

    @Test func aFileDuringItsWritingIsNotAbandoned() throws {
        let folder = try TemporaryFolder()
        let file = try AtomicFile(path: folder.file("a.png"))
        let name = try #require(folder.names.first)
        #expect(!UnfinishedFiles.isAbandoned(folder.file(name)))
        UnfinishedFiles.removeAbandoned(in: folder.file(""))
        try file.write([1])
        try file.commit()
        #expect(folder.names == ["a.png"])
    }

    @Test func aLockedFileIsNotAbandonedForAnyProcess() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([1], to: ".tableshot-\(getpid())-1.tmp")
        let descriptor = open(path, O_RDWR)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        #expect(!UnfinishedFiles.isAbandoned(path))
        close(descriptor)
        // The process knows its own files. A file with its number comes from an earlier process.
        #expect(UnfinishedFiles.isAbandoned(path))
    }

    @Test func aRunningProcessKeepsItsFilesButNotFilesOfAnEarlierProcessWithItsNumber() throws {
        let folder = try TemporaryFolder()
        try withProcess { process in
            let path = try folder.write([1], to: ".tableshot-\(process)-1.tmp")
            #expect(!UnfinishedFiles.isAbandoned(path))
            setTime(path, time(nil) - 100_000)
            #if os(Linux)
                #expect(UnfinishedFiles.isAbandoned(path))
            #else
                #expect(!UnfinishedFiles.isAbandoned(path))
            #endif
        }
    }

    @Test func otherNamesAndLinksRemain() throws {
        let folder = try TemporaryFolder()
        let mine = try folder.write([1], to: "mine")
        for name in [
            ".tableshot-x-1.tmp", ".tableshot-1.tmp", ".tableshot-0-1.tmp", ".tableshot--5-1.tmp",
            "tableshot-99999999-1.tmp", ".tableshot-99999999-1.tmp.png",
        ] {
            #expect(!UnfinishedFiles.isAbandoned(try folder.write([1], to: name)), "\(name)")
        }
        let link = folder.file(".tableshot-99999999-2.tmp")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: mine)
        UnfinishedFiles.removeAbandoned(below: folder.file(""))
        #expect(folder.names.contains("mine") && folder.names.count == 8)
    }

    @Test func aFileWithoutANameLeavesNoName() throws {
        let folder = try TemporaryFolder()
        let descriptor = UnfinishedFiles.createUnnamed(in: folder.file(""))
        #expect(descriptor >= 0)
        #expect(folder.names.isEmpty)
        close(descriptor)
    }
}
