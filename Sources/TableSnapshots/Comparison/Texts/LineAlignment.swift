/// Matches the lines of two texts with the standard library's `CollectionDifference`.
///
/// The time of the search grows with the square of the number of differences. If the texts differ
/// in too many lines, all lines between the first and the last difference count as replaced.
struct LineAlignment {
    /// All lines of both texts in order.
    ///
    /// Differing expected lines come before actual lines.
    let lines: [ComparedLine]
    /// Whether the number of differences is above the limit.
    let isCoarse: Bool

    /// Approximate maximum number of differing lines in a search.
    static let maximumChanges = 2_000
    /// Number of comparisons that a search for the maximum number of differing lines needs.
    private static let maximumComparisons = maximumChanges * maximumChanges / 2

    init(_ old: some Collection<ArraySlice<UInt8>>, _ new: some Collection<ArraySlice<UInt8>>) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        for line in old where numbers[line] == nil { numbers[line] = numbers.count }
        for line in new where numbers[line] == nil { numbers[line] = numbers.count }
        let (olds, news) = (old.map { numbers[$0] }, new.map { numbers[$0] })
        let head = zip(olds, news).prefix { $0 == $1 }.count
        let tail = zip(olds.dropFirst(head).reversed(), news.dropFirst(head).reversed())
            .prefix { $0 == $1 }.count
        let left = head..<(olds.count - tail)
        let right = head..<(news.count - tail)
        let changes = Self.changes(olds, left, news, right)
        isCoarse = changes == nil
        let (removed, inserted) = changes ?? (Set(left), Set(right))

        var lines: [ComparedLine] = []
        var (before, now) = (old.makeIterator(), new.makeIterator())
        var (i, j) = (0, 0)
        func take(_ sign: ComparedLine.Sign, _ line: ArraySlice<UInt8>?) {
            if let line { lines.append(ComparedLine(sign: sign, text: line)) }
        }
        while i < olds.count || j < news.count {
            if removed.contains(i) {
                take(.expected, before.next())
                i += 1
            } else if inserted.contains(j) {
                take(.actual, now.next())
                j += 1
            } else {
                take(.both, before.next())
                _ = now.next()
                (i, j) = (i + 1, j + 1)
            }
        }
        self.lines = lines
    }

    /// Returns the indices of the lines in a single text, or `nil` above the limit.
    private static func changes(
        _ olds: [Int?], _ left: Range<Int>, _ news: [Int?], _ right: Range<Int>
    ) -> (removed: Set<Int>, inserted: Set<Int>)? {
        // Lines that occur in a single text differ in any case, and need no search.
        let (before, now) = (Set(olds[left]), Set(news[right]))
        let old = left.filter { now.contains(olds[$0]) }
        let new = right.filter { before.contains(news[$0]) }
        guard abs(old.count - new.count) <= maximumChanges else { return nil }
        var comparisons = 0
        let difference = new.map { news[$0] }.difference(from: old.map { olds[$0] }) {
            comparisons += 1
            // Above the limit, equal lines end the search.
            return $0 == $1 || comparisons > maximumComparisons
        }
        guard comparisons <= maximumComparisons else { return nil }
        var removed = Set(left).subtracting(old)
        var inserted = Set(right).subtracting(new)
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(old[offset])
            case .insert(let offset, _, _): inserted.insert(new[offset])
            }
        }
        return (removed, inserted)
    }
}
