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

    mutating func insert(_ row: RowDescription, at index: Int) {
        rows.insert(Row(row), at: index)
    }

    mutating func remove(at index: Int) { rows.remove(at: index) }
}
