import Foundation
import TableDrawing

extension ValueType where Value == [DocumentNode] {
    /// A path or a list of paths.
    static var paths: Self {
        Self(
            schema: { _ in
                [
                    "anyOf": [
                        ["type": "string"],
                        ["type": "array", "items": ["type": "string"], "minItems": .number(1)],
                    ]
                ]
            },
            read: { node, context in
                let nodes = node.sequence ?? [node]
                guard !nodes.isEmpty else {
                    return node.wrongType("a list of at least one path", context.problems)
                }
                return nodes.filter { $0.string(context.problems) != nil }
            })
    }
}

extension ValueType where Value == String {
    /// A language such as `en` or `pt-BR`.
    static var languageTag: Self {
        Self(
            schema: ValueType<Locale>.locale.schema,
            read: { node, context in
                ValueType<Locale>.locale.read(node, context).map { LocaleFallback.tag(of: $0) }
            })
    }
}

extension ValueType where Value == StringTables {
    /// Strings tables: a path, a list of paths, or a mapping.
    package static var strings: Self {
        let paths = ValueType<[DocumentNode]>.paths
        let mapping = ValueType<StringTables>.mapping(StringsSchema()) { reader in
            let from = reader[\.from]
            let language = reader[\.developmentLanguage]
            reader.finish()
            return from.flatMap {
                StringTables($0, developmentLanguage: language, reader.context)
            }
        }
        return Self(
            schema: { ["anyOf": [paths.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                return paths.read(node, context).flatMap {
                    StringTables($0, developmentLanguage: nil, context)
                }
            })
    }
}

/// `strings: {from: strings, developmentLanguage: en}`.
package final class StringsSchema: MappingSchema {
    package static let displayName = "a mapping of strings"
    package static let definition = "strings"
    package static let summary = "The string tables for the document's texts."

    package let from = Key<[DocumentNode]>(
        "from", .paths, required: true,
        "Folders with de.lproj/NAME.strings, de.strings or NAME.xcstrings, or files, relative to "
            + "the document. The first table with a key provides the text. A .stringsdict file "
            + "has priority over .strings files.")
    package let developmentLanguage = Key<String>(
        "developmentLanguage", .languageTag,
        "The language of the texts in the document. The default is the language of the first "
            + "string catalogue, or en.")

    package init() {}
}
