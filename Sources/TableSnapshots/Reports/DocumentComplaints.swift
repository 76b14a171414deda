/// Finds what is wrong with a document in the results of its variants, each of which has found it.
public struct DocumentComplaints: Sendable {
    /// The first lines of what was told.
    private var told: Set<Substring> = []

    public init() {}

    /// Whether a snapshot's message says what is wrong with its document, and where.
    static func hasPlace(_ snapshot: RunSnapshot) -> Bool {
        snapshot.isBroken && snapshot.message?.contains(#/^[^\n]+: error: /#) == true
    }

    /// The snapshot with what its message says and no message before it has said; nothing if that was all.
    public mutating func untold(of snapshot: RunSnapshot) -> RunSnapshot? {
        guard Self.hasPlace(snapshot), let message = snapshot.message else { return snapshot }
        var blocks: [[Substring]] = []
        for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
            if blocks.isEmpty || line.contains(#/^[^ ][^\n]*: error: /#) {
                blocks.append([line])
            } else {
                blocks[blocks.count - 1].append(line)
            }
        }
        let new = blocks.filter { told.insert($0[0]).inserted }
        guard !new.isEmpty else { return nil }
        var snapshot = snapshot
        snapshot.message = new.joined().joined(separator: "\n")
        return snapshot
    }
}
