import Foundation
import TableDrawing
import TableImages
import TableSnapshots

/// Folder of a report during writing.
///
/// Every file except the page is named by a hash of its contents. Files of an earlier report
/// therefore stay unchanged until the page, the last written file, replaces the earlier page.
final class ReportFolder {
    let path: String
    /// Files of the current report.
    private var files: Set<String> = []
    /// Files that did not exist before.
    private var added: [String] = []
    private let existed: Bool
    private var isFinished = false
    /// File descriptor that locks the folder against other writers.
    private var lock: Int32 = -1

    /// Creates the folder if it is missing, and waits for other processes that write into the
    /// folder.
    ///
    /// Throws a `ReportError` if the folder contains files of other origin, and an
    /// `OutputError` if the folder cannot be created.
    init(_ path: String) throws {
        self.path = path
        existed = access(path, F_OK) == 0
        if existed { _ = try Self.contents(of: path) }
        try OutputFolder.make(path)
        lock = open(path, O_RDONLY | O_CLOEXEC)
        guard lock >= 0 else { throw OutputError(.create, path: path, code: errno) }
        flock(lock, LOCK_EX)
    }

    deinit {
        if !isFinished { discard() }
        if lock >= 0 { close(lock) }
    }

    /// Restores the previous state of the folder.
    private func discard() {
        for name in added { unlink(place(name)) }
        for name in Self.folders { rmdir(place(name)) }
        if !existed { rmdir(path) }
    }

    private func place(_ name: String) -> String { path + "/" + name }

    // MARK: Writing

    /// Writes a file named by its hash, and returns its path relative to the page.
    func add(_ bytes: [UInt8], _ hash: String, in folder: String, as ending: String) throws
        -> String
    {
        let name = "\(folder)/\(hash).\(ending)"
        guard files.insert(name).inserted else { return name }
        var status = stat()
        let isThere =
            lstat(place(name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && Int(status.st_size) == bytes.count
        if !isThere {
            added.append(name)
            try OutputFolder.write(bytes, to: place(name))
        }
        return name
    }

    /// Writes a file named by a hash of its contents, and returns its path relative to the
    /// page.
    func add(_ bytes: [UInt8], in folder: String, as ending: String) throws -> String {
        try add(bytes, ReferenceFile.fingerprint(of: bytes), in: folder, as: ending)
    }

    /// Returns whether the current report already contains a file.
    func has(_ hash: String, in folder: String, as ending: String) -> Bool {
        files.contains("\(folder)/\(hash).\(ending)")
    }

    /// Writes the page, and removes files that only earlier reports needed.
    func finish(page: [UInt8]) throws {
        try AtomicFile.write(page, to: place(HTMLReport.pageName))
        isFinished = true
        for name in try Self.contents(of: path)
        where name != HTMLReport.pageName && !files.contains(name) {
            unlink(place(name))
        }
        for name in Self.folders { rmdir(place(name)) }
    }

    /// Removes an earlier report; a folder without a report or with other files stays
    /// unchanged.
    static func remove(_ path: String) {
        let page = path + "/" + HTMLReport.pageName
        guard isReport(page), let files = try? contents(of: path) else { return }
        for name in [HTMLReport.pageName] + files { unlink(path + "/" + name) }
        for name in folders { rmdir(path + "/" + name) }
        rmdir(path)
    }

    /// Returns the paths of the folders with a report's page, relative to the given folder;
    /// does not follow links.
    static func reports(within path: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
        var found: [String] = []
        while let name = names.nextObject() as? String {
            let folder = name.folderPath
            guard (name as NSString).lastPathComponent == HTMLReport.pageName, !folder.isEmpty,
                isReport(path + "/" + name)
            else { continue }
            found.append(folder)
        }
        return found.sorted()
    }

    // MARK: Contents

    private static let folders = ["assets", "data", "images", "texts"]
    private static let endings = [
        "assets": ["css", "js"], "data": ["js"], "images": ["png"], "texts": ["txt"],
    ]

    /// Returns the files of an earlier report; throws an error if other files exist.
    private static func contents(of path: String) throws(ReportError) -> [String] {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw ReportError(path, "this is a file; choose a folder for the report")
        }
        // The enumerator does not follow a link.
        guard let names = FileManager.default.enumerator(atPath: path.realPath ?? path) else {
            throw ReportError(path, "the folder cannot be listed: \(UnreadablePath.reason(path))")
        }
        var files: [String] = []
        while let name = names.nextObject() as? String {
            if names.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
                guard folders.contains(name) else { throw foreignFileError(name, in: path) }
            } else {
                guard isFile(name) else { throw foreignFileError(name, in: path) }
                files.append(name)
            }
        }
        if files.contains(HTMLReport.pageName), !isReport(path + "/" + HTMLReport.pageName) {
            throw foreignFileError(HTMLReport.pageName, in: path)
        }
        return files
    }

    private static func foreignFileError(_ name: String, in path: String) -> ReportError {
        ReportError(
            path,
            "the folder contains '\(name)', which is not a file of a report; choose an empty or new "
                + "folder for the report")
    }

    /// Returns whether a path is a possible file of a report, including temporary files.
    static func isFile(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let file = parts.last, parts.count <= 2 else { return false }
        if file.hasPrefix(".tableshot-"), file.hasSuffix(".tmp") { return true }
        guard parts.count == 2 else { return path == HTMLReport.pageName }
        let name = file.split(separator: ".", omittingEmptySubsequences: false)
        guard name.count == 2, let endings = endings[String(parts[0])] else { return false }
        return endings.contains(String(name[1])) && name[0].utf8.count == 32
            && name[0].utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// Returns whether a page was generated by this module, according to its first lines.
    private static func isReport(_ page: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: page),
            let head = try? file.read(upToCount: 512)
        else { return false }
        return String(decoding: head, as: UTF8.self).contains(
            "name=\"generator\" content=\"\(ReportPage.generator)\"")
    }
}

/// Error about an unsuitable folder for a report.
public struct ReportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the unsuitable folder.
    public let path: String
    /// Description of the problem and its remedy, without the path.
    public let message: String

    init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    /// Path and message, separated by a colon.
    public var description: String { "\(path): \(message)" }
}
