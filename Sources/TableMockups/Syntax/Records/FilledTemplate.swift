/// How a text came about that was filled in from a record: by which template, from which values.
public struct FilledTemplate: Sendable, Hashable {
    /// The template as it stands in the document.
    public let text: String
    /// Where the template stands.
    public let location: DocumentLocation
    /// Whether the template says something besides its placeholders.
    let hasOwnText: Bool
    let columns: [String]
    let values: [String]

    /// The text of another template for the same record: a translation of this one.
    ///
    /// Adds a problem, and returns nothing, if it names columns that there are not.
    func text(
        by translation: String, at place: DocumentLocation, _ problems: ProblemList
    ) -> String? {
        let node = DocumentNode(.scalar(DocumentScalar(translation, .quoted)), at: place)
        let record = Record(columns: columns, values: values, location: place)
        return Template(node, columns: columns, problems)?.text(for: record)
    }
}
