import TableSnapshots

/// The ignored places of `diff` that occur in at least one pair of pictures.
final class DiffFindings {
    private var found: Set<Int> = []
    private var names: [String] = []
    private var parts: [String] = []
    /// Reason why no name is known, for the first pair without names.
    private var reason: String?
    private var hasPairs = false

    /// Records that a pair was compared.
    func notePair() { hasPairs = true }

    /// Records that a pair has a place, by the place's index in the list of ignored places.
    func noteFound(_ index: Int) { found.insert(index) }

    /// Records the names that a pair has, for suggestions in the error message.
    func noteNames(_ names: [String], parts: [String], reason: String) {
        self.names += names
        self.parts += parts
        if names.isEmpty { self.reason = self.reason ?? reason }
    }

    /// Rejects places that no pair has, because such places are mistakes.
    ///
    /// - Throws: a `CommandFailure`.
    func check(_ ignored: [DiffIgnore], in root: String) throws {
        guard hasPairs else { return }
        let missing = ignored.enumerated().filter { !found.contains($0.offset) }.map(\.element)
        guard !missing.isEmpty else { return }
        let rectangles = missing.filter { $0.frame != nil }.map(\.text)
        guard rectangles.isEmpty else {
            throw CommandFailure(
                "cannot ignore \(rectangles.joined(separator: "; nor ")): every picture is outside of "
                    + "the rectangle; give a rectangle within a picture", path: root)
        }
        var seen: Set<String> = []
        let names = names.filter { seen.insert($0).inserted }
        guard !names.isEmpty else {
            let list = missing.map(\.text).joined(separator: "; nor ")
            throw CommandFailure(
                "cannot ignore \(list): \(reason ?? "the pictures have no names")", path: root)
        }
        let candidates = names + parts
        let error = IgnoredPlaceError(
            missingInAll: missing.map {
                IgnoredPlaceError.Missing(
                    $0.text, index: 0, typed: $0.text, candidates: candidates)
            }, names: names)
        throw CommandFailure("\(error)", path: root)
    }
}
