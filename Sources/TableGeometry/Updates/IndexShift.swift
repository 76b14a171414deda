/// How the elements of a list are renumbered when some are taken away and others are put in.
///
/// The elements that stay keep their order: they take the numbers that nothing new stands at.
struct IndexShift: Sendable, Hashable {
    /// The numbers that were taken away, counted before, in increasing order.
    let removed: [Int]
    /// The numbers that something new stands at, counted afterwards, in increasing order.
    let added: [Int]

    /// Nothing moves.
    static let none = IndexShift(removed: [], added: [])

    /// From numbers without repetition, in any order.
    init(removed: some Collection<Int>, added: some Collection<Int>) {
        self.removed = removed.sorted()
        self.added = added.sorted()
    }

    /// Whether every element keeps its number.
    var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    /// The number that an element has afterwards; nil for one that was taken away.
    ///
    /// O(log changes).
    func new(_ old: Int) -> Int? { Self.map(old, leaving: removed, entering: added) }

    /// The number that an element had before; nil for a new one.
    ///
    /// O(log changes).
    func old(_ new: Int) -> Int? { Self.map(new, leaving: added, entering: removed) }

    private static func map(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
        let before = (0..<leaving.count).partitioningIndex { leaving[$0] >= index }
        if before < leaving.count, leaving[before] == index { return nil }
        // The rank among those that stay; every entering number at or before it moves it on.
        let rank = index - before
        let passed = (0..<entering.count).partitioningIndex { entering[$0] - $0 > rank }
        return rank + passed
    }
}
