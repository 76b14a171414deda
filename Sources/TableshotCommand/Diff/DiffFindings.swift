import TableSnapshots

/// Which of the places that `diff` is not to compare were found in any pair of the pictures of two folders.
final class DiffFindings {
    private var found: Set<Int> = []
    private var names: [String] = []
    private var parts: [String] = []
    /// Why nothing is known of the first pair of which that is so.
    private var reason: String?
    private var hasPairs = false

    /// Notes a pair that is compared.
    func notePair() { hasPairs = true }

    /// Notes that a pair has a place, by its number among all.
    func noteFound(_ index: Int) { found.insert(index) }

    /// Notes what a pair has instead of a name.
    func noteNames(_ names: [String], parts: [String], reason: String) {
        self.names += names
        self.parts += parts
        if names.isEmpty { self.reason = self.reason ?? reason }
    }

    /// Refuses places that no pair has: nobody can have meant them.
    ///
    /// - Throws: a `CommandFailure`.
    func check(_ ignored: [DiffIgnore], in root: String) throws {
        guard hasPairs else { return }
        let missing = ignored.enumerated().filter { !found.contains($0.offset) }.map(\.element)
        guard !missing.isEmpty else { return }
        let rectangles = missing.filter { $0.frame != nil }.map(\.text)
        guard rectangles.isEmpty else {
            throw CommandFailure(
                "cannot ignore \(rectangles.joined(separator: "; nor ")): it lies outside of every "
                    + "picture", path: root)
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
