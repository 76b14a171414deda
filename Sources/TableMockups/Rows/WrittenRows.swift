/// The rows that are written in a document, from top to bottom.
///
/// Copies share their rows with the original. Each step of a timeline creates a table, and most
/// rows are equal in all tables.
public struct WrittenRows: Sendable, RandomAccessCollection, MutableCollection {
    private final class Row: Sendable {
        let description: RowDescription

        init(_ description: RowDescription) { self.description = description }
    }

    private var rows: [Row]

    /// Creates the list of rows, from top to bottom.
    public init(_ rows: some Sequence<RowDescription>) { self.rows = rows.map(Row.init) }

    /// Index of the first row, 0.
    public var startIndex: Int { 0 }
    /// Number of rows, the index after the last row.
    public var endIndex: Int { rows.count }

    /// Description of the row at an index; a new description does not change copies of the list.
    public subscript(index: Int) -> RowDescription {
        get { rows[index].description }
        set { rows[index] = Row(newValue) }
    }

    mutating func append(_ row: RowDescription) { rows.append(Row(row)) }

    /// Inserts rows at their final indexes, in ascending order.
    ///
    /// The time is proportional to the number of all rows, not to its product with the number
    /// of inserted rows.
    ///
    /// - Parameter misplaced: Receives the first row with an invalid index and the number of
    ///   rows before it. In this case no row is inserted.
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

    /// Removes the rows at indexes.
    mutating func remove(at indices: Set<Int>) {
        rows = rows.enumerated().compactMap { indices.contains($0.offset) ? nil : $0.element }
    }
}
