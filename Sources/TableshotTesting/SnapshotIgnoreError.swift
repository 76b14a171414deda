/// A place that is not to be compared and that the picture does not have.
struct SnapshotIgnoreError: Error, CustomStringConvertible {
    let description: String

    /// How many of the picture's names are told.
    private static let told = 12

    init(_ ignore: SnapshotIgnore, names: [String]) {
        let more = names.count > Self.told ? ", and \(names.count - Self.told) more" : ""
        description =
            "the picture does not show \(ignore), which was to be ignored; it shows "
            + (names.isEmpty
                ? "nothing that has a name"
                : names.prefix(Self.told).joined(separator: "; ") + more)
    }
}
