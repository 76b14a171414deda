import Foundation
import TableSnapshots
import Tableshot

/// Fingerprints of the files that documents include.
///
/// A cache of limited size avoids reading a file again for each document.
struct IncludedFiles {
    private let places: SnapshotPlaces
    private let known = LRUCache<String, RunFile>(
        capacity: CacheBudgets.current.includedFiles)

    init(_ places: SnapshotPlaces) { self.places = places }

    /// Returns the cached fingerprints of files, and reads files that the cache does not hold.
    func files(at paths: [String]) -> [RunFile] {
        paths.map { path in
            let file = known[path] ?? RunFile(readingFrom: places.relative(path))
            known.insert(file, for: path)
            return file
        }
    }

    /// Number of cached fingerprints.
    var count: Int { known.count }
}
