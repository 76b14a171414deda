import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

extension ThemeProperty {
    /// A property for a theme's shape: a new colour, or a new shape.
    static func shape(
        _ name: String, _ path: WritableKeyPath<Part, ThemeShape> & Sendable
    ) -> ThemeProperty {
        let type = shapeChange
        return ThemeProperty(name: name, schema: type.schema) { node, part, context in
            if let change = type.read(node, context) {
                part[keyPath: path] = change(part[keyPath: path])
            }
        }
    }

    /// A property for an optional shape.
    ///
    /// `none` removes the shape, and `base` is the initial shape if the theme has none.
    static func optionalShape(
        _ name: String, _ path: WritableKeyPath<Part, ThemeShape?> & Sendable,
        insteadOf base: KeyPath<Part, ThemeShape> & Sendable
    ) -> ThemeProperty {
        let type = shapeChange
        return ThemeProperty(
            name: name, schema: { ["anyOf": [["const": "none"], type.schema($0)]] }
        ) { node, part, context in
            if node.isNone {
                part[keyPath: path] = nil
            } else if let change = type.read(node, context) {
                part[keyPath: path] = change(part[keyPath: path] ?? part[keyPath: base])
            }
        }
    }

    private static var shapeChange: ValueType<@Sendable (ThemeShape) -> ThemeShape> {
        .mapping(ThemeShapeSchema()) { reader in
            let color = reader[\.color]
            let size = reader[\.size]
            let parts = reader[\.parts]
            if parts != nil, size == nil { reader.mapping.problemWithout("size") }
            if color == nil, size == nil, parts == nil, reader.mapping.keys.isEmpty {
                reader.mapping.problemWithout("color", "parts")
            }
            reader.finish()
            return { base in
                var shape = base
                if let size { shape.size = size }
                if let parts { shape.parts = parts }
                if let color {
                    for index in shape.parts.indices { shape.parts[index].paint = .color(color) }
                }
                return shape
            }
        }
    }
}
