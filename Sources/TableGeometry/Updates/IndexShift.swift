/// Renumbering of the elements of a list after removals and insertions.
///
/// Remaining elements keep their order and take the indexes that no added element occupies.
struct IndexShift: Sendable, Hashable {
    /// Indexes of the removed elements before the change, in increasing order.
    let removed: [Int]
    /// Indexes of the added elements after the change, in increasing order.
    let added: [Int]

    /// Renumbering without changes.
    static let none = IndexShift(removed: [], added: [])

    /// Creates a renumbering from indexes without duplicates, in any order.
    init(removed: some Collection<Int>, added: some Collection<Int>) {
        self.removed = removed.sorted()
        self.added = added.sorted()
    }

    /// Whether every element keeps its index.
    var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    /// Returns the index of an element after the change, or `nil` if the element was removed.
    ///
    /// O(log changes).
    func new(_ old: Int) -> Int? { Self.map(old, leaving: removed, entering: added) }

    /// Returns the index of an element before the change, or `nil` if the element is new.
    ///
    /// O(log changes).
    func old(_ new: Int) -> Int? { Self.map(new, leaving: added, entering: removed) }

    private static func map(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
        let before = (0..<leaving.count).partitioningIndex { leaving[$0] >= index }
        if before < leaving.count, leaving[before] == index { return nil }
        // Rank among the remaining elements. Every entering index at or before the rank
        // increases it.
        let rank = index - before
        let passed = (0..<entering.count).partitioningIndex { entering[$0] - $0 > rank }
        return rank + passed
    }
}
