/// Error about an ignored place in a snapshot without such places.
struct SnapshotIgnoreError: Error, CustomStringConvertible {
    let description: String

    /// Throws an error for places that a recorded tree lacks: rectangles of pixels.
    static func checkText(_ ignoring: [SnapshotIgnore]) throws(SnapshotIgnoreError) {
        for place in ignoring {
            guard case .rect = place else { continue }
            throw SnapshotIgnoreError(
                description:
                    "\(place) selects pixels, which a tree does not have; ignore rows, parts "
                    + "or accessibility identifiers")
        }
    }

    /// Throws an error for any place, because plain text lines have no places.
    static func checkLines(_ ignoring: [SnapshotIgnore]) throws(SnapshotIgnoreError) {
        guard let place = ignoring.first else { return }
        throw SnapshotIgnoreError(
            description: "\(place) cannot be ignored, because lines of text have no places; remove "
                + "'ignoring:'")
    }
}
