import DocumentSyntax
import DocumentValues
import EmbeddedFiles
import Foundation
import TableMockups
import TableScreens

/// A document that shows a key.
package struct KeyExample: Sendable {
    /// The document in YAML, without a line break at the end.
    package let document: String
    /// Whether the text is the file of a nib, which has no table.
    package let isNib: Bool

    /// Width of the picture of an example without a screen, in points.
    private static let width: CGFloat = 320

    /// Reads the document, which may use the files of a folder.
    ///
    /// An example without a screen and bars is drawn at the height of its content.
    ///
    /// - Throws: A `DocumentError` with all mistakes of the document.
    package func document(
        in folder: String, reader: DocumentReader
    ) throws(DocumentError) -> TableDocument {
        var document = try reader.read(
            text: self.document, name: folder + "/example.table.yaml", format: .yaml)
        if document.location(of: ["screen"]) == nil, document.bars == nil {
            document.screen = DocumentScreen(
                width: Self.width, height: .content, scale: document.screen.scale)
        }
        return document
    }
}

/// The examples of keys.
///
/// A file of examples is a list of blocks. A block names a mapping, a document with the word
/// `EXAMPLE` in place of the mapping, and a mapping for each key:
///
///     - of: row
///       in: {table: {rows: [EXAMPLE]}}
///       keys:
///         accessory: {text: General, accessory: disclosureIndicator}
struct KeyExamples: Sendable {
    private var examples: [String: KeyExample] = [:]
    /// Keys with several examples.
    private(set) var repeated: [String] = []

    /// The examples of this project's keys.
    static let standard: KeyExamples = {
        var examples = KeyExamples()
        for (name, text) in files {
            let file = SourceFile(path: name, text: String(cString: text))
            do {
                try examples.read(DocumentParser().parse(file, as: .yaml))
            } catch {
                preconditionFailure("\(error)")
            }
        }
        return examples
    }()

    private static var files: [(name: String, text: UnsafePointer<CChar>)] {
        [
            ("document.yaml", example_document_yaml()),
            ("table.yaml", example_table_yaml()),
            ("rows.yaml", example_rows_yaml()),
            ("configurations.yaml", example_configurations_yaml()),
            ("bars.yaml", example_bars_yaml()),
            ("timeline.yaml", example_timeline_yaml()),
            ("views.yaml", example_views_yaml()),
            ("controls.yaml", example_controls_yaml()),
        ]
    }

    /// Returns the example of a key, or `nil` if no file has an example of the key.
    subscript(path: String) -> KeyExample? { examples[path] }

    /// The paths of all keys with an example.
    var paths: [String] { examples.keys.sorted() }

    private mutating func read(_ blocks: DocumentNode) {
        for block in blocks.sequence ?? [] {
            guard let mapping = block.mapping?["of"]?.scalar?.text,
                let frame = block.mapping?["in"], let keys = block.mapping?["keys"]?.mapping
            else { continue }
            for entry in keys.entries {
                let path = mapping + "." + entry.key
                if examples[path] != nil { repeated.append(path) }
                let document = frame.replacing("EXAMPLE", by: entry.value)
                examples[path] = KeyExample(
                    document: YAMLText.document(document), isNib: mapping == "nib")
            }
        }
    }
}

extension DocumentNode {
    /// Returns the value with another value in place of a word.
    fileprivate func replacing(_ word: String, by replacement: DocumentNode) -> DocumentNode {
        switch value {
        case .scalar(let scalar): return scalar.text == word ? replacement : self
        case .sequence(let elements):
            return DocumentNode(
                .sequence(elements.map { $0.replacing(word, by: replacement) }), at: location)
        case .mapping(let mapping):
            let entries = mapping.entries.map {
                DocumentMapping.Entry(
                    key: $0.key, at: $0.keyLocation,
                    value: $0.value.replacing(word, by: replacement))
            }
            return DocumentNode(.mapping(DocumentMapping(entries)), at: location)
        }
    }
}
