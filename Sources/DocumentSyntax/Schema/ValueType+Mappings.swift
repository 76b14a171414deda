import Foundation
import TableDrawing

extension ValueType {
    /// A mapping of a schema that a closure converts to a value.
    package static func mapping<Keys: MappingSchema>(
        _ schema: Keys, _ make: @escaping @Sendable (SchemaReader<Keys>) -> Value?
    ) -> Self {
        Self(
            schema: { $0.reference(Keys.definition) },
            read: { node, context in SchemaReader(node, schema, context).flatMap(make) })
    }

    /// A list whose elements are read individually.
    ///
    /// Invalid elements are skipped.
    package static func list<Element>(of type: ValueType<Element>) -> Self
    where Value == [Element] {
        Self(
            schema: { ["type": "array", "items": type.schema($0.whole)] },
            read: { node, context in
                node.elements(context.problems)?.compactMap { type.read($0, context) }
            })
    }

    /// Any value that is read later.
    ///
    /// The closure returns its schema.
    package static func deferred(_ schema: @escaping @Sendable (SchemaForm) -> SchemaValue) -> Self
    where Value == DocumentNode {
        Self(schema: schema, read: { node, _ in node })
    }
}

extension ValueType where Value == EdgeInsets {
    /// Insets: `{left: 60, right: 15}`, or a number for the left inset.
    package static var insets: Self {
        let length = ValueType<CGFloat>.number(.insetLength)
        let mapping = ValueType<EdgeInsets>.mapping(InsetsSchema()) { reader in
            defer { reader.finish() }
            return EdgeInsets(
                top: 0, left: reader[\.left], bottom: 0, right: reader[\.right])
        }
        return Self(
            schema: { ["anyOf": [length.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                guard node.isNumber else {
                    return node.wrongType(
                        "an inset such as 60 for the left side, or {left: 60, right: 15}",
                        context.problems)
                }
                return length.read(node, context).map {
                    EdgeInsets(top: 0, left: $0, bottom: 0, right: 0)
                }
            })
    }
}

/// `separatorInset: {left: 60, right: 15}`.
package final class InsetsSchema: MappingSchema {
    package static let displayName = "an inset"
    package static let definition = "insets"
    package static let summary = "The left and right insets, in points."

    package let left = DefaultedKey<CGFloat>(
        "left", .number(.insetLength), default: 0, "The distance from the left edge, in points.")
    package let right = DefaultedKey<CGFloat>(
        "right", .number(.insetLength), default: 0, "The distance from the right edge, in points.")

    package init() {}
}
