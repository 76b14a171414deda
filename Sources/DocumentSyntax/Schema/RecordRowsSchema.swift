/// `rows: {from: cities.csv, each: {text: "{city}"}}`.
package struct RecordRowsSchema: MappingSchema {
    package static let displayName = "rows from a file"
    package static let definition = "recordRows"
    package static let summary = "One row for each record of a CSV, TSV or JSON file."

    package let from = Key<DocumentNode>(
        "from", .deferred { _ in ["type": "string", "examples": ["data/cities.csv"]] },
        required: true,
        "The file, relative to the document; the first row of a CSV file names "
            + "its columns.")
    package let list = Key<String>(
        "list", .name, "The key of the list, in a JSON file that holds an object with several.")
    package let each = Key<DocumentNode>(
        "each",
        .deferred { form in
            form.template.reference("row")
        }, required: true,
        "The row for each record: {column} in a text stands for the record's value, {{ for a "
            + "brace.")

    package init() {}
}
