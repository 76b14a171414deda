/// The rows that stand in a document, from the top down.
///
/// A copy shares its rows with the original: each step of a timeline leaves a table of its own, and most rows are
/// the same in all of them.
public struct WrittenRows: Sendable, RandomAccessCollection, MutableCollection {
    private final class Row: Sendable {
        let description: RowDescription

        init(_ description: RowDescription) { self.description = description }
    }

    private var rows: [Row]

    public init(_ rows: some Sequence<RowDescription>) { self.rows = rows.map(Row.init) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }

    public subscript(index: Int) -> RowDescription {
        get { rows[index].description }
        set { rows[index] = Row(newValue) }
    }

    mutating func append(_ row: RowDescription) { rows.append(Row(row)) }

    /// Inserts rows at the numbers that they have afterwards, in ascending order.
    ///
    /// The time grows with the number of all rows, not with its product with the number of inserted ones.
    ///
    /// - Parameter misplaced: Told of the first row for which there is no place, and of how many rows there are
    ///   before it. The rows are then left as they were.
    mutating func insert(
        _ inserted: some Sequence<(RowDescription, at: Int)>,
        misplaced: (_ index: Int, _ count: Int) -> Void
    ) {
        var result: [Row] = []
        var rest = rows[...]
        for (index, (row, place)) in inserted.enumerated() {
            let taken = Swift.min(rest.count, Swift.max(0, place - result.count))
            result += rest.prefix(taken)
            rest = rest.dropFirst(taken)
            guard place == result.count else {
                return misplaced(index, rows.count + index)
            }
            result.append(Row(row))
        }
        rows = result + rest
    }

    /// Removes the rows of some numbers.
    mutating func remove(at indices: Set<Int>) {
        rows = rows.enumerated().compactMap { indices.contains($0.offset) ? nil : $0.element }
    }
}
