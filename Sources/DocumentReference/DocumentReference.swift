import DocumentSyntax
import TableControls
import TableDrawing
import TableMockups

/// The keys of documents with their types, default values and examples.
///
/// The declarations that read documents provide the keys, so that the reference contains every key.
/// The parts of themes are not included: the gallery lists their values.
package struct DocumentReference: Sendable {
    /// The mappings of documents in alphabetical order, then the classes of views.
    package let mappings: [ReferenceMapping]

    /// Creates the reference of documents that use a catalogue.
    package init(catalogue: CellCatalogue = CellCatalogue()) {
        let schema = JSONSchema(catalogue: catalogue)
        let declared = Dictionary(schema.mappings.map { ($0.definition, $0) }) { first, _ in first }
            .values.filter { !$0.definition.hasPrefix("theme") }
            .sorted { $0.definition < $1.definition }
        let words = TypeWords(
            definitions: schema.schema.members["$defs"]?.members ?? [:],
            mappings: Dictionary(
                uniqueKeysWithValues: declared.map { ($0.definition, $0.displayName) }))
        let examples = KeyExamples.standard
        var mappings = declared.map { mapping in
            ReferenceMapping(
                name: mapping.definition, displayName: mapping.displayName,
                summary: mapping.summary, exclusive: mapping.exclusive, isViewClass: false,
                keys: mapping.keys.map { key in
                    ReferenceKey(
                        key.name, of: mapping.definition, key.summary, isRequired: key.isRequired,
                        key.schema(.written), words, examples)
                })
        }
        mappings += catalogue.viewClasses.classes.map { viewClass in
            ReferenceMapping(
                name: viewClass.name, displayName: viewClass.name, summary: viewClass.summary,
                exclusive: [], isViewClass: true,
                keys: viewClass.properties.map { property in
                    ReferenceKey(
                        property.name, of: viewClass.name, property.summary, isRequired: false,
                        property.kind.type.schema(.written), words, examples)
                })
        }
        for index in mappings.indices {
            let name = mappings[index].name
            mappings[index].uses = mappings.flatMap { mapping in
                mapping.keys.filter { $0.type.mappings.contains(name) }.map(\.path)
            }
        }
        self.mappings = mappings
    }

    /// All keys, in the order of their mappings.
    package var keys: [ReferenceKey] { mappings.flatMap(\.keys) }

    /// Returns the mapping with a name, or `nil` if the name is unknown.
    package func mapping(named name: String) -> ReferenceMapping? {
        mappings.first { $0.name == name }
    }

    /// Returns the keys that a path or a name denotes.
    ///
    /// A path such as `row.accessoryView` begins with a mapping and denotes a single key. A name
    /// such as `accessoryView` denotes the keys of all mappings with this name. The result is empty
    /// if the path is unknown.
    package func keys(for path: String) -> [ReferenceKey] {
        let exact = keys.filter { $0.path == path }
        return exact.isEmpty ? keys.filter { $0.name == path } : exact
    }

    /// Returns the paths and names of keys and the names of mappings that are similar to a path.
    package func suggestions(for path: String) -> [String] {
        let names = keys.flatMap { [$0.path, $0.name] } + mappings.map(\.name)
        return Suggestion.names(near: path, among: Set(names))
    }
}
