import Foundation
import Testing
import TestSupport

@testable import TableImages

@Suite struct AtomicFileTests {
    private func mode(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    @Test func aFileAppearsOnlyAfterItsCommit() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.png")
        let file = try AtomicFile(path: path)
        try file.write([1, 2])
        #expect(!folder.names.contains("a.png"))
        try file.write([3])
        try file.commit()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1, 2, 3]))
        #expect(folder.names == ["a.png"])
        #expect(throws: OutputError(.write, path: path, code: EBADF)) { try file.write([4]) }
        #expect(throws: OutputError(.close, path: path, code: EBADF)) { try file.commit() }
    }

    @Test func aFileWithoutACommitKeepsTheOldFileAndLeavesNoFiles() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([9], to: "a.png")
        do {
            let file = try AtomicFile(path: path)
            try file.write([1])
            #expect(folder.names.count == 2)
        }
        #expect(folder.names == ["a.png"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([9]))
    }

    @Test("A quick replacement leaves only the new file, with the permissions of the old file")
    func quick() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([9, 9], to: "a.png")
        #expect(chmod(path, 0o640) == 0)
        for bytes: [UInt8] in [[1], [2, 3]] {
            let file = try AtomicFile(path: path, replacement: .quick)
            try file.write(bytes)
            try file.commit()
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
        }
        #expect(mode(path) == 0o640)
        #expect(folder.names == ["a.png"])

        // The old file has been removed in the meantime, so the files cannot be swapped.
        let file = try AtomicFile(path: path, replacement: .quick)
        try file.write([4])
        #expect(unlink(path) == 0)
        try file.commit()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([4]))
        #expect(folder.names == ["a.png"])
    }

    @Test func aFailingEncoderLeavesNoFiles() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.png")
        #expect(throws: PNGEncodingError.missingRows(found: 0, height: 4)) {
            let file = try AtomicFile(path: path)
            let encoder = try PNGEncoder(width: 4, height: 4, isOpaque: true, sink: file)
            try encoder.finish()
            try file.commit()
        }
        #expect(folder.names == [])
    }

    @Test func permissionsOfANewFileAreTheDefaultAndAReplacedFileKeepsItsPermissions() throws {
        let folder = try TemporaryFolder()
        let plain = folder.file("plain")
        let descriptor = open(plain, O_CREAT | O_WRONLY, 0o666)
        close(descriptor)
        let path = folder.file("a.png")
        try AtomicFile.write([1], to: path)
        #expect(mode(path) == mode(plain))
        #expect(chmod(path, 0o640) == 0)
        try AtomicFile.write([2], to: path)
        #expect(mode(path) == 0o640)
    }

    @Test func aSymbolicLinkIsFollowed() throws {
        let folder = try TemporaryFolder()
        let target = try folder.write([1], to: "target.png")
        let link = folder.file("link.png")
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "target.png")
        try AtomicFile.write([2], to: link)
        #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data([2]))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.png")
    }

    @Test func aDeviceIsNotReplaced() throws {
        // The path is a link in our own folder, so a replacement would affect only the link.
        let folder = try TemporaryFolder()
        let link = folder.file("null")
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "/dev/null")
        try AtomicFile.write([1, 2, 3], to: link)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
        #expect(folder.names == ["null"])
    }

    @Test func errorsNamePathsThatCannotBeWritten() throws {
        let folder = try TemporaryFolder()
        let missing = folder.file("no/such/a.png")
        #expect(throws: OutputError(.create, path: missing, code: ENOENT)) {
            try AtomicFile(path: missing)
        }
        #expect(
            "\(OutputError(.create, path: "no/a.png", code: ENOENT))"
                == "no/a.png: cannot be written: there is no folder no; make it first")
        #expect(throws: OutputError(.create, path: folder.path, code: EISDIR)) {
            try AtomicFile(path: folder.path)
        }
        let slashed = folder.file("new/")
        #expect(throws: OutputError(.create, path: slashed, code: EISDIR)) {
            try AtomicFile(path: slashed)
        }
        #expect(throws: OutputError(.create, path: "", code: EISDIR)) {
            try AtomicFile(path: "")
        }
        let file = try folder.write([1], to: "file")
        #expect(throws: OutputError(.create, path: "\(file)/a.png", code: ENOTDIR)) {
            try AtomicFile(path: "\(file)/a.png")
        }
        let long = folder.file(String(repeating: "a", count: 300))
        #expect(throws: OutputError(.create, path: long, code: ENAMETOOLONG)) {
            try AtomicFile(path: long)
        }
        #expect(folder.names == ["file"])
    }

    @Test func aFullDiskIsAnErrorWithItsReason() throws {
        // Linux's device that is always full.
        let error = #expect(throws: OutputError.self) {
            let file = try AtomicFile(path: "/dev/full")
            try file.write([1])
        }
        #expect(error == OutputError(.write, path: "/dev/full", code: ENOSPC))
        #expect(error?.reason == "no space left on the device")
    }
}
