/// A name that two assertions have, or one assertion twice for different things.
struct SnapshotClaimError: Error, CustomStringConvertible {
    let description: String

    init(name: SnapshotName, claim: SnapshotRegistry.Claim, earlier: SnapshotRegistry.Claim) {
        let known = "the name \(name.text.debugDescription)"
        description =
            earlier.place == claim.place
            ? "\(known) was used before by this assertion, for something else: names must differ, "
                + "as in named: \"\\(fruit.name)\""
            : "\(known) is used at \(earlier.place) already; rename one of them"
    }
}
