import Foundation
import Tableshot

/// The files that differ from a Git commit.
struct GitChanges {
    /// Absolute paths without links.
    private let paths: Set<String>

    /// Asks Git for the changed files and the untracked files in the work tree of a folder.
    ///
    /// Ignored files are not included.
    ///
    /// - Parameter commit: any name of a commit that Git accepts.
    /// - Throws: a `CommandFailure` if the commit, the work tree or Git does not exist.
    init(since commit: String, in folder: String) throws {
        let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder)
            .trimmingCharacters(in: .newlines)
        // `--end-of-options` prevents Git from reading the commit as an option.
        let found = try? Self.git(
            ["rev-parse", "--verify", "--end-of-options", commit + "^{commit}"], in: top)
        guard let id = found?.trimmingCharacters(in: .newlines) else {
            throw CommandFailure("there is no commit \(commit) in \(top)")
        }
        let changed = try Self.git(["diff", "--name-only", "--no-renames", "-z", id], in: top)
        let added = try Self.git(
            ["ls-files", "--others", "--exclude-standard", "-z"], in: top)
        let names = (changed + added).split(separator: "\0")
        paths = Set(names.map { Self.resolved(top + "/" + $0) })
    }

    /// Returns whether the file at an absolute path is changed, or whether the folder contains
    /// a changed file.
    func contain(_ path: String) -> Bool {
        let path = Self.resolved(path)
        return paths.contains(path)
            || DocumentSearch.isFolder(path) && paths.contains { $0.hasPrefix(path + "/") }
    }

    /// Returns a path without links.
    ///
    /// The last component may not exist.
    private static func resolved(_ path: String) -> String { path.realPath ?? path }

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
            throw CommandFailure(
                "'--only-changed' needs Git, and Git cannot be started; install Git")
        }
        // Error messages are short and fit in the pipe's buffer. The output may be long, so it
        // is read first.
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let errorOutput = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let words =
                String(decoding: errorOutput, as: UTF8.self)
                .split(separator: "\n").first.map(String.init) ?? "Git is missing"
            throw CommandFailure("'--only-changed' cannot find the changed files: \(words)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
