import Foundation
import TableSnapshots
import Tableshot

/// Notices when a file changes, by looking at the times of all of them twice a second.
final class FileWatcher {
    private let paths: [String]
    private let references: [String]
    private let exceptions: Set<String>
    private var known = Stamps()

    /// Files by the bytes of their paths: two may be one text, composed otherwise.
    private struct Stamps {
        var files: [[UInt8]: Stamp] = [:]
        var references: [[UInt8]: Stamp] = [:]
    }

    /// What changes when a file is written.
    private struct Stamp: Equatable {
        var size: off_t
        var seconds: Int
        var nanoseconds: Int
        var inode: UInt64

        init(_ status: stat) {
            #if os(Linux)
                let time = status.st_mtim
            #else
                let time = status.st_mtimespec
            #endif
            size = status.st_size
            seconds = time.tv_sec
            nanoseconds = time.tv_nsec
            inode = UInt64(status.st_ino)
        }
    }

    /// Files and folders that are looked at; what lies beyond is not watched.
    private static let limit = 50_000
    private static let pause: useconds_t = 500_000

    /// - Parameters:
    ///   - paths: documents, whose folders are watched with all that lies in them, and folders.
    ///   - references: folders of references besides those that lie beside documents.
    ///   - exceptions: files and folders that are not watched, for they are written to.
    init(paths: [String], references: [String], except exceptions: [String]) {
        self.references = references.map(Self.real)
        self.paths = paths.map { path in
            if DocumentSearch.isFolder(path) { return Self.real(path) }
            return Self.real(path.folderPath.isEmpty ? "." : path.folderPath)
        }
        self.exceptions = Set(exceptions.map(Self.real))
    }

    /// A path without links; the last part need not be there.
    private static func real(_ path: String) -> String {
        let whole = SnapshotPlaces(folder: nil).absolute(path)
        if let real = whole.realPath { return real }
        guard whole != "/" else { return whole }
        return SnapshotPlaces.tidy(
            real(whole.folderPath) + "/" + (whole as NSString).lastPathComponent)
    }

    /// Whether standard output or standard error go to a file: it grows with every run.
    private static func isStream(_ status: stat) -> Bool {
        [STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
            var stream = stat()
            return fstat(descriptor, &stream) == 0 && stream.st_ino == status.st_ino
                && stream.st_dev == status.st_dev
        }
    }

    /// Takes what is there now as known.
    func remember() { known = stamps() }

    /// Returns when something is not as it was remembered, or a reference not as it is now: those that were
    /// written since are the run's own.
    ///
    /// - Returns: the paths of the files that have changed, come or gone, sorted.
    func wait() -> [String] {
        let references = stamps().references
        while true {
            let now = stamps()
            let changed =
                Self.changes(known.files, now.files) + Self.changes(references, now.references)
            guard changed.isEmpty else { return changed.sorted() }
            usleep(Self.pause)
        }
    }

    private static func changes(_ old: [[UInt8]: Stamp], _ new: [[UInt8]: Stamp]) -> [String] {
        guard old != new else { return [] }
        return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// All files of the folders but for hidden ones; links to folders are followed as when documents are looked for.
    private func stamps() -> Stamps {
        var result = Stamps()
        var waiting = paths.map { (folder: $0, isReference: false) }
        waiting += references.map { ($0, true) }
        var seen = 0
        var folders: Set<[UInt8]> = []
        while let (folder, isReference) = waiting.popLast(), seen < Self.limit {
            guard folders.insert(Array(Self.real(folder).utf8)).inserted else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = SnapshotPlaces.tidy(folder + "/" + name)
                guard !exceptions.contains(path) else { continue }
                var status = stat()
                guard lstat(path, &status) == 0, !Self.isStream(status) else { continue }
                seen += 1
                let isLink = status.st_mode & S_IFMT == S_IFLNK
                // What a link leads to changes, and the link does not.
                if isLink, stat(path, &status) != 0 { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    let isAbove =
                        isLink && paths.contains { DocumentSearch.holds(Self.real(path), $0) }
                    if isAbove { continue }
                    waiting.append((path, isReference || name == SnapshotScope.folderName))
                } else if isReference {
                    result.references[Array(path.utf8)] = Stamp(status)
                } else {
                    result.files[Array(path.utf8)] = Stamp(status)
                }
            }
        }
        return result
    }
}
