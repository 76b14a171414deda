import DocumentSyntax
import Foundation
import TableControls

extension DocumentReader {
    /// Reads a nib file.
    ///
    /// Throws a `DocumentError` with all mistakes of the file.
    ///
    /// The file is YAML or JSON: `objects: [{class: PriceCell, height: 60, subviews: […]}]`,
    /// with views as in a document's prototypes. The catalogue contains the classes. Image
    /// paths are relative to the file.
    public func readNib(path: String) throws(DocumentError) -> [ViewDescription] {
        let problems = ProblemList()
        let parser = DocumentParser(limits: limits)
        let node = try parser.tree(parser.source(path: path), problems)
        return try readNib(node, name: path, problems)
    }

    /// Reads a nib from a text.
    ///
    /// The name appears in messages, and images come from the name's folder.
    public func readNib(
        text: String, name: String = "-", format: DocumentFormat? = nil
    ) throws(DocumentError) -> [ViewDescription] {
        let problems = ProblemList()
        let file = SourceFile(path: name, text: text)
        let node = try DocumentParser(limits: limits).tree(file, as: format, problems)
        return try readNib(node, name: name, problems)
    }

    private func readNib(
        _ node: DocumentNode, name: String, _ problems: ProblemList
    ) throws(DocumentError) -> [ViewDescription] {
        let context = ReadingContext(environment(for: name), problems)
        for mistake in catalogue.viewClasses.mistakes {
            problems.error(mistake, at: node.location.file.whole)
        }
        var objects: [ViewDescription] = []
        if let reader = SchemaReader(node, NibSchema(), context) {
            _ = reader[\.schema]
            objects = reader[\.objects] ?? []
            reader.finish()
        }
        try problems.throwIfErrors()
        return objects
    }
}

/// `objects: [{class: PriceCell, height: 60, subviews: []}]`: a file of views.
final class NibSchema: MappingSchema {
    static let displayName = "a nib"
    static let definition = "nib"
    static let summary =
        "A file of views to instantiate. In the nib of a cell, the first view is the cell."

    let schema = Key<String>("$schema", .name, "The schema for completion in editors.")
    let objects = Key<[ViewDescription]>(
        "objects", .list(of: .object), required: true, "The top-level views.")
}
