import TableSnapshots

/// A picture or animation that a run is to verify, with the texts beside it.
struct PlannedSnapshot: Sendable, Hashable {
    /// What it is selected by.
    var name: String
    var document: String
    /// Which of its document's variants it is.
    var variant: Int
    /// The references, texts first: they say why the picture differs.
    var claims: [Claim]

    /// One file.
    struct Claim: Sendable, Hashable {
        var kind: SnapshotKind
        var reference: String
    }

    /// What a run says of one of the files before it knows more.
    func snapshot(_ claim: Claim) -> RunSnapshot {
        RunSnapshot(
            name: name, document: document, kind: claim.kind, reference: claim.reference,
            verdict: .failed)
    }
}
