import Foundation

/// What a document was read from, kept so that its texts can be read for another locale.
struct DocumentSource: Sendable {
    /// The document with all that it inherits.
    let node: DocumentNode
    let surroundings: DocumentSurroundings
    /// What the texts were read for.
    let need: Localization.Need

    /// The document with other texts; throws a `DocumentError` with everything that is wrong with
    /// it then.
    func read(
        for need: Localization.Need, name: String
    ) throws(DocumentError) -> TableDocument {
        let problems = ProblemList()
        var surroundings = surroundings
        surroundings.need = need
        let context = ReadingContext(surroundings, problems)
        let document = ShapeReader(node, DocumentShape(), context).flatMap {
            TableDocument(reader: $0, name: name)
        }
        try problems.throwIfErrors()
        guard let document else {
            throw DocumentError("the document describes no table", at: node.location)
        }
        return document
    }
}
