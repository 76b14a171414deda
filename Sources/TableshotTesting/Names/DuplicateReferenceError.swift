/// Error about a name used by two assertions or twice by one assertion.
struct DuplicateReferenceError: Error, CustomStringConvertible {
    let description: String

    init(name: SnapshotName, place: String, earlier: String) {
        let known = "the name \(name.text.debugDescription)"
        description =
            earlier == place
            ? "\(known) was used before by this assertion: names must differ, as in "
                + "named: \"\\(fruit.name)\""
            : "\(known) is used at \(earlier) already; rename one of them"
    }
}
