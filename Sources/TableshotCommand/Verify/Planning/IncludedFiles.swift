import Foundation
import TableSnapshots
import Tableshot

/// Fingerprints of the files that documents include.
///
/// A cache of limited size avoids reading a file again for each document.
struct IncludedFiles {
    private let places: SnapshotPlaces
    /// Fingerprints by the bytes of the paths.
    private let known = LRUCache<[UInt8], RunFile>(
        capacity: CacheBudgets.current.includedFiles)

    init(_ places: SnapshotPlaces) { self.places = places }

    /// Returns the cached fingerprints of files, and reads files that the cache does not hold.
    func files(at paths: [String]) -> [RunFile] {
        paths.map { path in
            let key = Array(path.utf8)
            let file = known[key] ?? RunFile(readingFrom: places.relative(path))
            known.insert(file, for: key)
            return file
        }
    }

    /// Number of cached fingerprints.
    var count: Int { known.count }
}
