import TableDrawing

/// Rows of a JSON file: a list of objects, or an object with a list of objects.
///
/// The columns are the names in all objects, in the order of their first use. A missing name
/// and `null` are empty texts. A name is not a column if any object has a list or an object
/// under the name.
package struct JSONRecordSource: RecordSource {
    /// Path of the file as the user wrote it.
    package let path: String
    /// Unique names of the columns, in the order of their first use.
    package let columns: [String]
    private let rows: [DocumentNode]

    /// Number of objects in the list.
    package var count: Int { rows.count }

    /// Finds the rows in a parsed document.
    ///
    /// Throws if the document has neither of the two forms.
    package init(_ root: DocumentNode, path: String, key: String? = nil) throws(DocumentError) {
        self.path = path
        rows = try Self.rows(of: root, key: key)
        let problems = ProblemList()
        var columns: [String] = []
        var seen: Set<String> = []
        var nested: Set<String> = []
        for row in rows {
            guard let mapping = row.mapping else {
                problems.error("found \(row.described) in the list, expected an object", at: row)
                continue
            }
            for entry in mapping.entries {
                if entry.value.scalar == nil { nested.insert(entry.key) }
                if seen.insert(entry.key).inserted { columns.append(entry.key) }
            }
        }
        try problems.throwIfErrors()
        self.columns = columns.filter { !nested.contains($0) }
    }

    /// Returns the row at an index from 0 to `count` - 1, with empty texts for missing values.
    package func record(at index: Int) throws(DocumentError) -> Record {
        let row = rows[index]
        var values: [String: String] = [:]
        for entry in row.mapping?.entries ?? [] where !entry.value.isNull {
            values[entry.key] = entry.value.scalar?.text
        }
        return Record(
            columns: columns, values: columns.map { values[$0] ?? "" }, location: row.location)
    }

    private static func rows(
        of root: DocumentNode, key: String?
    ) throws(DocumentError) -> [DocumentNode] {
        if let key {
            if let rows = root.mapping?[key]?.sequence { return rows }
            let keys = root.mapping?.keys ?? []
            let question = Suggestion.question(for: key, among: keys).map { "; \($0)" } ?? ""
            throw DocumentError(
                "found no list under the key \(key.quoted)\(question)",
                at: root.location.file.whole)
        }
        if let rows = root.sequence { return rows }
        let lists = root.mapping?.entries.filter { $0.value.sequence != nil } ?? []
        if lists.count == 1, let rows = lists[0].value.sequence { return rows }
        if lists.isEmpty {
            throw DocumentError(
                "found no list of rows, expected [{…}, …] or {\"rows\": [{…}, …]}",
                at: root.location.file.whole)
        }
        throw DocumentError(
            "found several lists, expected a single list or the key of a list: "
                + Suggestion.list(lists.map(\.key), "or"),
            at: root.location.file.whole)
    }
}
