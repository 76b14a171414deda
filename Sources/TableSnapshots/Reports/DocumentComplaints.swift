/// Finds what is wrong with a document in the results of its variants, each of which has found it.
public struct DocumentComplaints: Sendable {
    /// The first lines of what was told, each with the name of the snapshot that told it first.
    private var told: [Substring: String] = [:]

    public init() {}

    /// Whether a snapshot's message says what is wrong with its document, and where.
    package static func hasPlace(_ snapshot: RunSnapshot) -> Bool {
        snapshot.isBroken
            && DocumentComplaint.all(in: snapshot.message ?? "").contains { $0.severity == .error }
    }

    /// The snapshot with what its message says and no message before it has said; nothing if that was all.
    public mutating func untold(of snapshot: RunSnapshot) -> RunSnapshot? {
        let blocks = blocks(of: snapshot)
        guard !blocks.isEmpty else { return snapshot }
        let new = blocks.filter { told[$0[0]] == nil }
        for block in new { told[block[0]] = snapshot.name }
        guard !new.isEmpty else { return nil }
        var snapshot = snapshot
        snapshot.message = new.joined().joined(separator: "\n")
        return snapshot
    }

    /// The snapshot with what its message says, of which what a message before it has said is told in a line
    /// that names that one.
    mutating func attributed(_ snapshot: RunSnapshot) -> RunSnapshot {
        let before = told
        let names = blocks(of: snapshot).compactMap { before[$0[0]] }
        let untold = untold(of: snapshot)
        guard !names.isEmpty else { return snapshot }
        var seen: Set<String> = []
        let list = names.filter { seen.insert($0).inserted }.joined(separator: " and ")
        var result = snapshot
        result.message = [untold?.message, "the same is wrong as with \(list)"].compactMap(\.self)
            .joined(separator: "\n")
        return result
    }

    /// What a message says of its document, one thing after another; nothing of other messages.
    private func blocks(of snapshot: RunSnapshot) -> [[Substring]] {
        guard Self.hasPlace(snapshot), let message = snapshot.message else { return [] }
        return DocumentComplaint.all(in: message).map(\.lines)
    }
}
