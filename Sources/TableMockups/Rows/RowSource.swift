import DocumentSyntax

/// Source of a section's rows.
public enum RowSource: Sendable {
    /// Rows written in the document.
    case written(WrittenRows)
    /// A row for each record of a file.
    case records(RecordRows)

    /// The number of rows.
    public var count: Int {
        switch self {
        case .written(let rows): rows.count
        case .records(let rows): rows.count
        }
    }

    /// Returns the row at an index.
    ///
    /// Throws a `DocumentError` if the record and the template do not form a valid row.
    func row(at index: Int) throws(DocumentError) -> RowDescription {
        switch self {
        case .written(let rows): rows[index]
        case .records(let rows): try rows.row(at: index)
        }
    }

    init?(_ node: DocumentNode, _ context: ReadingContext) {
        if let elements = node.sequence {
            var rows = WrittenRows([])
            for element in elements {
                guard !context.problems.stopsReading() else { break }
                if let row = RowDescription(element, context) { rows.append(row) }
            }
            self = .written(rows)
        } else if node.mapping != nil {
            guard let reader = SchemaReader(node, RecordRowsSchema(), context),
                let rows = RecordRows(reader: reader)
            else { return nil }
            self = .records(rows)
        } else {
            let _: Never? = node.wrongType(
                "a list of rows, or {from: FILE, each: {…}}", context.problems)
            return nil
        }
    }
}
