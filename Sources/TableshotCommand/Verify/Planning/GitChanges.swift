import Foundation
import Tableshot

/// The files that differ from a commit, as Git tells.
struct GitChanges {
    /// From the root of the file system, without links.
    private let paths: Set<String>

    /// Asks Git for the work tree of a folder: what was changed, and what is new and not ignored.
    ///
    /// - Parameter commit: anything that Git takes for a commit.
    /// - Throws: a `CommandFailure` where there is no such commit, no work tree or no Git.
    init(since commit: String, in folder: String) throws {
        let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder)
            .trimmingCharacters(in: .newlines)
        // A commit is never taken for an option.
        let found = try? Self.git(
            ["rev-parse", "--verify", "--end-of-options", commit + "^{commit}"], in: top)
        guard let id = found?.trimmingCharacters(in: .newlines) else {
            throw CommandFailure("there is no commit \(commit) in \(top)")
        }
        let changed = try Self.git(["diff", "--name-only", "--no-renames", "-z", id], in: top)
        let added = try Self.git(
            ["ls-files", "--others", "--exclude-standard", "-z"], in: top)
        let names = (changed + added).split(separator: "\0")
        paths = Set(names.map { Self.real(top + "/" + $0) })
    }

    /// Whether a file is changed, or one in a folder; a path from the root of the file system.
    func contain(_ path: String) -> Bool {
        let path = Self.real(path)
        return paths.contains(path)
            || DocumentSearch.isFolder(path) && paths.contains { $0.hasPrefix(path + "/") }
    }

    /// A path without links; the last part need not be there.
    private static func real(_ path: String) -> String { path.realPath ?? path }

    private static func git(_ words: [String], in folder: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + words
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CommandFailure("'--only-changed' needs Git, which cannot be started")
        }
        // Complaints are short, and what is found may be long.
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let words =
                String(decoding: complaint, as: UTF8.self)
                .split(separator: "\n").first.map(String.init) ?? "Git is not there"
            throw CommandFailure("'--only-changed' cannot tell what is changed: \(words)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
