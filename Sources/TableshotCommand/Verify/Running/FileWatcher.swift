import Foundation
import TableSnapshots
import Tableshot

/// A watcher that compares the modification times of all files from time to time.
final class FileWatcher {
    private let paths: [String]
    private let references: [String]
    private let exceptions: Set<String>
    private var known = Stamps()

    /// Stamps by the bytes of the paths.
    ///
    /// Swift treats paths with different Unicode composition as equal.
    private struct Stamps {
        var files: [[UInt8]: Stamp] = [:]
        var references: [[UInt8]: Stamp] = [:]
    }

    /// File attributes that change when a file is written.
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

    /// Maximum number of watched files and folders.
    private static let limit = 50_000
    /// Time between two comparisons, in microseconds.
    private let pause: useconds_t

    /// - Parameters:
    ///   - paths: documents and folders. All files in a document's folder are watched.
    ///   - references: folders of references that do not lie beside documents.
    ///   - exceptions: files and folders that are not watched, because the run writes them.
    ///   - pause: time between two comparisons, in microseconds.
    init(
        paths: [String], references: [String], except exceptions: [String],
        pause: useconds_t = 500_000
    ) {
        self.pause = pause
        self.references = references.map(Self.resolved)
        self.paths = paths.map { path in
            if DocumentSearch.isFolder(path) { return Self.resolved(path) }
            return Self.resolved(path.folderPath.isEmpty ? "." : path.folderPath)
        }
        self.exceptions = Set(exceptions.map(Self.resolved))
    }

    /// Returns a path without links.
    ///
    /// The last component may not exist.
    private static func resolved(_ path: String) -> String {
        let whole = SnapshotPlaces(folder: nil).absolute(path)
        if let real = whole.realPath { return real }
        guard whole != "/" else { return whole }
        return SnapshotPlaces.normalized(
            resolved(whole.folderPath) + "/" + (whole as NSString).lastPathComponent)
    }

    /// Returns whether a file is the target of standard output or standard error, since this
    /// file grows with every run.
    private static func isStream(_ status: stat) -> Bool {
        [STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
            var stream = stat()
            return fstat(descriptor, &stream) == 0 && stream.st_ino == status.st_ino
                && stream.st_dev == status.st_dev
        }
    }

    /// Stores the current stamps as the known state.
    func updateStamps() { known = stamps() }

    /// Waits until a file differs from the known state, or a reference differs from its state
    /// at the call.
    ///
    /// The run itself may have written references before the call. The new state becomes the known
    /// state.
    ///
    /// - Returns: the sorted paths of changed, added and removed files.
    func wait() -> [String] {
        let references = stamps().references
        while true {
            let now = stamps()
            let changed =
                Self.changes(known.files, now.files) + Self.changes(references, now.references)
            guard changed.isEmpty else {
                known = now
                return changed.sorted()
            }
            usleep(pause)
        }
    }

    private static func changes(_ old: [[UInt8]: Stamp], _ new: [[UInt8]: Stamp]) -> [String] {
        guard old != new else { return [] }
        return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the stamps of all files in the folders except hidden files.
    ///
    /// Links to folders are followed as in the search for documents.
    private func stamps() -> Stamps {
        var result = Stamps()
        var waiting = paths.map { (folder: $0, isReference: false) }
        waiting += references.map { ($0, true) }
        var seen = 0
        var folders: Set<[UInt8]> = []
        while let (folder, isReference) = waiting.popLast(), seen < Self.limit {
            guard folders.insert(Array(Self.resolved(folder).utf8)).inserted else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = SnapshotPlaces.normalized(folder + "/" + name)
                guard !exceptions.contains(path) else { continue }
                var status = stat()
                guard lstat(path, &status) == 0, !Self.isStream(status) else { continue }
                seen += 1
                let isLink = status.st_mode & S_IFMT == S_IFLNK
                // The target of a link changes, not the link.
                if isLink, stat(path, &status) != 0 { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    let isAbove =
                        isLink
                        && paths.contains { DocumentSearch.contains(Self.resolved(path), $0) }
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
