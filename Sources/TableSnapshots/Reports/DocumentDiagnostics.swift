/// Collects the diagnostics about a document, which each variant of the document repeats.
package struct DocumentDiagnostics: Sendable {
    /// First lines of reported diagnostics, each with the name of the first snapshot with this
    /// diagnostic.
    private var reported: [Substring: String] = [:]

    /// Creates a collection without reported diagnostics.
    package init() {}

    /// Whether a snapshot's message locates errors in its document.
    package static func hasPlace(_ snapshot: RunSnapshot) -> Bool {
        snapshot.isBroken
            && DocumentDiagnostic.all(in: snapshot.message ?? "").contains { $0.severity == .error }
    }

    /// Returns a snapshot with only new diagnostics in its message, or `nil` if there are none.
    package mutating func unreported(of snapshot: RunSnapshot) -> RunSnapshot? {
        let blocks = blocks(of: snapshot)
        guard !blocks.isEmpty else { return snapshot }
        let new = blocks.filter { reported[$0[0]] == nil }
        for block in new { reported[block[0]] = snapshot.name }
        guard !new.isEmpty else { return nil }
        var snapshot = snapshot
        snapshot.message = new.joined().joined(separator: "\n")
        return snapshot
    }

    /// Returns a snapshot with known diagnostics replaced by a reference to the first snapshot
    /// that reported them.
    mutating func attributed(_ snapshot: RunSnapshot) -> RunSnapshot {
        let before = reported
        let names = blocks(of: snapshot).compactMap { before[$0[0]] }
        let unreported = unreported(of: snapshot)
        guard !names.isEmpty else { return snapshot }
        var seen: Set<String> = []
        let list = names.filter { seen.insert($0).inserted }.joined(separator: " and ")
        var result = snapshot
        result.message = [unreported?.message, "the errors are those of \(list)"]
            .compactMap(\.self)
            .joined(separator: "\n")
        return result
    }

    /// Returns the diagnostics of a message about a document, or an empty array for other
    /// messages.
    private func blocks(of snapshot: RunSnapshot) -> [[Substring]] {
        guard Self.hasPlace(snapshot), let message = snapshot.message else { return [] }
        return DocumentDiagnostic.all(in: message).map(\.lines)
    }
}
