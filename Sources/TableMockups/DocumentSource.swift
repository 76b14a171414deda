import DocumentSyntax
import Foundation

/// The source of a document, kept to read its texts for another locale.
struct DocumentSource: Sendable {
    /// The document joined with its base documents.
    let node: DocumentNode
    let environment: DocumentEnvironment
    /// The locale and device for which the texts were read.
    let need: Localization.Need

    /// Reads the document with other texts.
    ///
    /// Throws a `DocumentError` with all mistakes of the resulting document.
    func read(
        for need: Localization.Need, name: String
    ) throws(DocumentError) -> TableDocument {
        let problems = ProblemList()
        var environment = environment
        environment.need = need
        let context = ReadingContext(environment, problems)
        let document = SchemaReader(node, DocumentSchema(), context).flatMap {
            TableDocument(reader: $0, name: name)
        }
        try problems.throwIfErrors()
        guard let document else {
            throw DocumentError("the document describes no table", at: node.location)
        }
        return document
    }
}
