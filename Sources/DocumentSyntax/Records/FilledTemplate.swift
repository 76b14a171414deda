/// Origin of a text from a record: the template and the values.
package struct FilledTemplate: Sendable, Hashable {
    /// The template as written in the document.
    package let text: String
    /// Location of the template.
    package let location: DocumentLocation
    /// Whether the template contains text besides its placeholders.
    let hasOwnText: Bool
    let columns: [String]
    let values: [String]

    /// Returns the text of another template for the same record.
    ///
    /// The other template is a translation of this template.
    ///
    /// Adds a problem and returns `nil` if the translation names unknown columns.
    func text(
        by translation: String, at place: DocumentLocation, _ problems: ProblemList
    ) -> String? {
        let node = DocumentNode(.scalar(DocumentScalar(translation, .quoted)), at: place)
        let record = Record(columns: columns, values: values, location: place)
        return Template(node, columns: columns, problems)?.text(for: record)
    }
}
