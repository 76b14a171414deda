import Foundation
import TableServer
import TableSnapshots
import Tableshot

/// A watch over the files of the preview's folder.
struct PreviewWatch: Sendable {
    let root: String
    /// Further folders with files of documents.
    let assets: [String]
    /// Files that documents include.
    let files: FileLog
    /// Returns the names of the documents by path, after a change.
    let documents: @Sendable () -> [String: String]

    /// Time between two comparisons of the folder, in microseconds.
    ///
    /// A browser receives a new picture at most 150 ms after a file is saved, and drawing takes
    /// most of the time. The comparison of a hundred files takes less than a millisecond.
    private static let pause: useconds_t = 25_000

    /// Returns the changes of the folder, which a thread observes until the process ends.
    func changes() -> AsyncStream<PreviewChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: PreviewChange.self)
        let watch = self
        let thread = Thread {
            let watcher = FileWatcher(
                paths: [watch.root] + watch.assets, references: [], except: [],
                pause: Self.pause)
            watcher.updateStamps()
            var known = watch.documents()
            var number = 0
            while true {
                let changed = watcher.wait()
                let now = watch.documents()
                number += 1
                continuation.yield(
                    PreviewChange(
                        number: number, documents: watch.affected(by: changed, now),
                        isList: Set(now.keys) != Set(known.keys)))
                known = now
            }
        }
        thread.name = "tableshot.watch"
        thread.start()
        return stream
    }

    /// Returns the names of the documents that use changed files.
    ///
    /// A document uses itself and the files that it includes. A file that no document is known to
    /// use may be used by any document, since a missing file may have appeared.
    private func affected(by changed: [String], _ documents: [String: String]) -> [String] {
        let paths = Set(changed.map { $0.realPath ?? $0 })
        var unused = paths
        var affected: Set<String> = []
        for (path, name) in documents {
            let own = path.realPath ?? path
            if paths.contains(own) {
                affected.insert(name)
                unused.remove(own)
            }
            for entry in files.entries(of: path) {
                let isUsed = { (changed: String) in
                    switch entry.kind {
                    case .file: changed == entry.path
                    case .folder: changed.folderPath == entry.path
                    case .catalogue: changed.hasPrefix(entry.path + "/")
                    }
                }
                let used = paths.filter(isUsed)
                if !used.isEmpty { affected.insert(name) }
                unused.subtract(used)
            }
        }
        unused = unused.filter { path in
            !path.contains("/\(SnapshotScope.folderName)/")
        }
        return unused.isEmpty ? affected.sorted() : documents.values.sorted()
    }
}
