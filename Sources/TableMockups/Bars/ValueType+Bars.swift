import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

extension ValueType {
    /// A mapping.
    ///
    /// `true` means an empty mapping, and `false` means no mapping.
    static func optionalMapping<Keys: MappingSchema, Part: Sendable>(
        _ schema: Keys, plain: Part, _ make: @escaping @Sendable (SchemaReader<Keys>) -> Part
    ) -> Self where Value == Part? {
        let mapping = ValueType<Part>.mapping(schema, make)
        let flag = ValueType<Bool>.boolean
        return Self(
            schema: { ["anyOf": [flag.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context).map { .some($0) } }
                guard let shows = flag.read(node, context) else { return nil }
                return .some(shows ? plain : nil)
            })
    }
}

extension ValueType where Value == String? {
    /// A text.
    ///
    /// `true` means a standard word, and `false` means no text.
    static func optionalText(plain: LocalizedDefault) -> Self {
        let text = ValueType<String>.singleLine
        let flag = ValueType<Bool>.boolean
        return Self(
            schema: { ["anyOf": [flag.schema($0), text.schema($0)]] },
            read: { node, context in
                guard case .bool(let shows) = node.scalar?.resolved else {
                    return text.read(node, context).map { .some($0) }
                }
                guard shows else { return .some(nil) }
                let localization = context.environment.localization
                if let word = localization.localizedDefaults[plain] { return word }
                if let warning = plain.warning(in: localization.need.locale) {
                    context.problems.warning(warning, at: node)
                }
                return plain.rawValue
            })
    }
}

extension ValueType where Value == KeyboardDescription? {
    /// `true`, a height in points, or a mapping.
    static var keyboard: Self {
        let height = KeyboardSchema().height.type
        let other = ValueType<KeyboardDescription?>.optionalMapping(
            KeyboardSchema(), plain: KeyboardDescription(), KeyboardDescription.init(reader:))
        return Self(
            schema: { ["anyOf": [height.schema($0), other.schema($0)]] },
            read: { node, context in
                guard node.isNumber else { return other.read(node, context) }
                return height.read(node, context).map { KeyboardDescription(height: $0) }
            })
    }
}

extension ValueType where Value == BarItemDescription {
    /// A button: its title, or a mapping; or the name of a space.
    static var barItem: Self {
        let text = ValueType<String>.text
        let mapping = ValueType<BarItemDescription>.mapping(
            BarItemSchema(), BarItemDescription.init(reader:))
        return Self(
            schema: { ["anyOf": [text.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                return node.scalar.flatMap { BarItemDescription.spaces[$0.text] }
                    ?? text.read(node, context).map(BarItemDescription.init(title:))
            })
    }
}

extension ValueType where Value == ImageReference {
    /// A symbol, by its name.
    static var systemSymbol: Self {
        Self(
            schema: { $0.single(["$ref": "#/$defs/symbolName"]) },
            read: { node, context in
                ImageReference(symbol: node, ImageLook(), context)
            })
    }
}

extension ValueType where Value == SymbolName {
    /// A symbol for a bar or an empty state, which determines the symbol's size.
    static var symbol: Self {
        Self(
            schema: { $0.single(["$ref": "#/$defs/symbolName"]) },
            read: { node, context in SymbolName(node, context) })
    }
}

extension ValueType where Value == IndexDescription {
    /// The titles of an index.
    ///
    /// `true` means the first letters of the section headers.
    static var index: Self {
        let flag = ValueType<Bool>.boolean
        let titles = ValueType<[String]>.names
        return Self(
            schema: { form in
                let some = titles.schema(form).adding(["minItems": .number(1)])
                return ["anyOf": [flag.schema(form), some]]
            },
            read: { node, context in
                if let sequence = node.sequence {
                    guard !sequence.isEmpty else {
                        return node.wrongType(
                            "true, false or a list of at least one title such as [A, B]",
                            context.problems)
                    }
                    return titles.read(node, context).map(IndexDescription.titles)
                }
                return flag.read(node, context).map { $0 ? .automatic : .titles([]) }
            })
    }
}

/// The section index of a document's table.
public enum IndexDescription: Sendable, Hashable {
    /// The first letters of the section headers.
    case automatic
    /// A list of titles.
    ///
    /// `{search}` is a magnifying glass.
    case titles([String])
}
