/// A place that was to be ignored in what has no such places.
struct SnapshotIgnoreError: Error, CustomStringConvertible {
    let description: String

    /// Throws for what a recorded tree has not: rectangles, which are of pixels.
    static func checkText(_ ignoring: [SnapshotIgnore]) throws(SnapshotIgnoreError) {
        for place in ignoring {
            guard case .rect = place else { continue }
            throw SnapshotIgnoreError(
                description: "\(place) is one of pixels; in a tree, rows, parts and accessibility "
                    + "identifiers can be ignored")
        }
    }

    /// Throws for what plain lines have not: any place.
    static func checkLines(_ ignoring: [SnapshotIgnore]) throws(SnapshotIgnoreError) {
        guard let place = ignoring.first else { return }
        throw SnapshotIgnoreError(
            description: "\(place) cannot be ignored in a text of lines, which has no places")
    }
}
