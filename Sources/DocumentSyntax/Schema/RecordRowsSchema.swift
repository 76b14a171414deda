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
