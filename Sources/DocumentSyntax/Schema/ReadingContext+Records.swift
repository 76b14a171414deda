extension ReadingContext {
    /// Returns the records of a file.
    ///
    /// Adds a problem at the key in the document and returns `nil` if the file has no records.
    package func records(
        of file: AllowedFile, named fileNode: DocumentNode, list: String?,
        at listNode: DocumentNode?
    ) -> (any RecordSource)? {
        guard RecordFile.kinds.contains(where: { file.path.lowercased().hasSuffix($0) }) else {
            problems.error(
                "\(file.path.quoted) is a data file of an unknown kind; use .csv, .tsv or .json",
                at: fileNode)
            return nil
        }
        if let listNode, !file.path.lowercased().hasSuffix(".json") {
            problems.error(
                "\(file.path.quoted) holds a single list; \"list\" is for JSON files only",
                at: listNode)
        }
        do {
            return try RecordFile(limits: environment.records).open(file, key: list)
        } catch {
            for var problem in error.problems {
                // A problem of the whole file is reported at the file's name in the document.
                let isWhole = problem.location.line == 0
                if isWhole, problem.note == nil {
                    problem.note = "in the file \(problem.location.file.path)"
                    problem.location = (listNode ?? fileNode).location
                    problem.length = (listNode ?? fileNode).sourceLength
                }
                problems.add(problem)
            }
            return nil
        }
    }
}

/// `rows: {from: cities.csv, each: {text: "{city}"}}`.
package final class RecordRowsSchema: MappingSchema {
    package static let displayName = "rows from a file"
    package static let definition = "recordRows"
    package static let summary = "The rows of a CSV, TSV or JSON file. Each record gives a row."

    package let from = Key<DocumentNode>(
        "from", .deferred { _ in ["type": "string", "examples": ["data/cities.csv"]] },
        required: true,
        "The path of the file, relative to the document. The first line of a CSV file names the "
            + "columns.")
    package let list = Key<String>(
        "list", .name, "The key of the list, if a JSON file contains an object with several lists.")
    package let each = Key<DocumentNode>(
        "each",
        .deferred { form in
            form.template.reference("row")
        }, required: true,
        "The template of each row. {column} inserts a value of the record; {{ inserts a brace.")

    package init() {}
}
