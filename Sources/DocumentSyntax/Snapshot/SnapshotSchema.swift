/// `snapshot: {tolerance: {maximumPixels: 20}, ignore: [{row: [0, 3]}], recording: accessibilityTree}`.
package struct SnapshotSchema: MappingSchema {
    package static let displayName = "how recorded pictures are compared"
    package static let definition = "snapshot"
    package static let summary =
        "How 'tableshot verify' compares the pictures with those that were recorded."
    package static let hints = [
        "ignoring": "what is not compared is written ignore: [{row: [0, 3]}]"
    ]

    package let tolerance = Key<DocumentSnapshot.Tolerance>(
        "tolerance",
        .mapping(SnapshotToleranceSchema(), DocumentSnapshot.Tolerance.init(reader:)),
        "What may differ without being a difference; without it, nothing.")
    package let ignore = Key<[DocumentSnapshot.Ignored]>(
        "ignore", .list(of: .ignoredPlace),
        "Places that are not compared: [{row: [0, 3]}, {part: detailTextLabel}, {identifier: clock}, "
            + "{rect: [0, 0, 100, 20]}].")
    package let recording = Key<[String]>(
        "recording", .choices(DocumentSnapshot.Companion.allCases.map(\.rawValue)),
        "Texts that are recorded beside the pictures: what they consist of, and what a screen reader says; "
            + "one or a list.")

    package init() {}
}
