import TableSnapshots

/// A picture or animation to verify, and the texts beside it.
struct PlannedSnapshot: Sendable, Hashable {
    /// Name that filters match.
    var name: String
    var document: String
    /// Index of the document's variant.
    var variant: Int
    /// The reference files.
    ///
    /// Texts come first, because texts explain why the picture differs.
    var claims: [Claim]

    /// A reference file.
    struct Claim: Sendable, Hashable {
        var kind: SnapshotKind
        var reference: String
    }

    /// Returns the initial result of a file.
    func snapshot(_ claim: Claim) -> RunSnapshot {
        RunSnapshot(
            name: name, document: document, kind: claim.kind, reference: claim.reference,
            verdict: .failed)
    }
}
