import Foundation
import TableSnapshots
import Tableshot

/// Fingerprints of the files that documents include: each is read once for all of them, while they are not too many.
struct IncludedFiles {
    private let places: SnapshotPlaces
    private let known = LeastRecentCache<String, RunFile>(
        capacity: CacheBudgets.current.includedFiles)

    init(_ places: SnapshotPlaces) { self.places = places }

    /// What was at paths when they were first asked for, or when they were forgotten and asked for again.
    func files(at paths: [String]) -> [RunFile] {
        paths.map { path in
            let file = known[path] ?? RunFile(readingFrom: places.relative(path))
            known.insert(file, for: path)
            return file
        }
    }

    /// How many fingerprints are kept.
    var count: Int { known.count }
}
