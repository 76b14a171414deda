import Foundation
import TableSnapshots
import Tableshot

/// Fingerprints of the files that documents include: each is read once for all of them.
struct IncludedFiles {
    private let places: SnapshotPlaces
    private var known: [String: RunFile] = [:]

    init(_ places: SnapshotPlaces) { self.places = places }

    /// Reads a document, and says what it includes besides itself.
    mutating func reading<Value>(
        _ document: String, _ body: () throws -> Value
    ) rethrows -> (value: Value, files: [RunFile]) {
        let log = FileLog()
        let value = try FileLog.$current.withValue(log, operation: body)
        let files = log.paths.map { path in
            let file = known[path] ?? RunFile(readingFrom: places.relative(path))
            known[path] = file
            return file
        }
        return (value, files)
    }
}
