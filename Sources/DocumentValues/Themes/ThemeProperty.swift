import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes

/// A value in a part of a theme that documents may change.
struct ThemeProperty<Part>: Sendable {
    /// Name of the property in Swift and in documents.
    let name: String
    /// The schema of the value.
    let schema: @Sendable (SchemaForm) -> SchemaValue
    /// Changes a part to a document's value.
    ///
    /// Adds mistakes to the problems.
    let change: @Sendable (DocumentNode, inout Part, ReadingContext) -> Void
    /// The paths of nested values.
    var descendants: @Sendable () -> [[String]] = { [] }
    /// Adds the definitions for the schema's references.
    var addDefinitions: @Sendable (SchemaForm, inout [String: SchemaValue]) -> Void = { _, _ in }

    /// A property with a value of any type.
    static func value<Value>(
        _ name: String, _ type: ValueType<Value>, _ path: WritableKeyPath<Part, Value> & Sendable
    ) -> ThemeProperty {
        ThemeProperty(name: name, schema: type.schema) { node, part, context in
            if let value = type.read(node, context) { part[keyPath: path] = value }
        }
    }

    /// A property with an optional value.
    ///
    /// `none` removes the value.
    static func optional<Value>(
        _ name: String, _ type: ValueType<Value>, _ path: WritableKeyPath<Part, Value?> & Sendable
    ) -> ThemeProperty {
        ThemeProperty(name: name, schema: { Self.allowingNone(type.schema($0), $0) }) {
            node, part, context in
            if node.isNone {
                part[keyPath: path] = nil
            } else if let value = type.read(node, context) {
                part[keyPath: path] = value
            }
        }
    }

    private static func allowingNone(_ schema: SchemaValue, _ form: SchemaForm) -> SchemaValue {
        ["anyOf": [["const": "none"], schema]]
    }

    static func color(
        _ name: String, _ path: WritableKeyPath<Part, Color> & Sendable
    ) -> ThemeProperty { value(name, .color, path) }

    static func optionalColor(
        _ name: String, _ path: WritableKeyPath<Part, Color?> & Sendable
    ) -> ThemeProperty { optional(name, .color, path) }

    /// A length in points.
    static func length(
        _ name: String, _ path: WritableKeyPath<Part, CGFloat> & Sendable,
        _ range: NumberRange = .themeLength
    ) -> ThemeProperty { value(name, .number(range), path) }

    static func optionalLength(
        _ name: String, _ path: WritableKeyPath<Part, CGFloat?> & Sendable
    ) -> ThemeProperty { optional(name, .number(.themeLength), path) }

    /// A fraction from 0 to 1.
    static func share(
        _ name: String, _ path: WritableKeyPath<Part, CGFloat> & Sendable
    ) -> ThemeProperty { value(name, .number(.from(0, through: 1, "a share")), path) }

    /// An opacity from 0 to 1.
    static func opacity(
        _ name: String, _ path: WritableKeyPath<Part, Double> & Sendable
    ) -> ThemeProperty { value(name, .double(.from(0, through: 1, "an opacity")), path) }

    static func flag(
        _ name: String, _ path: WritableKeyPath<Part, Bool> & Sendable
    ) -> ThemeProperty { value(name, .boolean, path) }

    static func count(
        _ name: String, _ path: WritableKeyPath<Part, Int> & Sendable,
        _ range: ClosedRange<Int> = 0...1_000
    ) -> ThemeProperty { value(name, .integer(range, "a number"), path) }

    /// A point with coordinates in points.
    static func point(
        _ name: String, _ path: WritableKeyPath<Part, CGPoint> & Sendable
    ) -> ThemeProperty {
        let type = ValueType<CGSize>.offset
        return ThemeProperty(name: name, schema: type.schema) { node, part, context in
            guard let size = type.read(node, context) else { return }
            part[keyPath: path] = CGPoint(x: size.width, y: size.height)
        }
    }

    // MARK: Fonts

    /// A font based on the theme's font.
    ///
    /// The text style for content sizes changes only if the document names a text style.
    static func font(
        _ name: String, _ path: WritableKeyPath<Part, ThemeFont> & Sendable
    ) -> ThemeProperty {
        font(name) { description, part, context in
            let base = part[keyPath: path].font
            part[keyPath: path].font = context.font(description, base: base)
            if let style = description.textStyle { part[keyPath: path].textStyle = style }
        }
    }

    /// An optional font.
    static func optionalFont(
        _ name: String, _ path: WritableKeyPath<Part, ThemeFont?> & Sendable
    ) -> ThemeProperty {
        font(name) { description, part, context in
            let base = part[keyPath: path]
            let font = context.font(
                description, base: base?.font ?? .systemFont(ofSize: Font.labelFontSize))
            if base == nil { part[keyPath: path] = ThemeFont(font, scaledAs: .body) }
            part[keyPath: path]?.font = font
            if let style = description.textStyle { part[keyPath: path]?.textStyle = style }
        }
    }

    /// A font with a fixed size.
    static func plainFont(
        _ name: String, _ path: WritableKeyPath<Part, Font> & Sendable
    ) -> ThemeProperty {
        font(name) { description, part, context in
            part[keyPath: path] = context.font(description, base: part[keyPath: path])
        }
    }

    private static func font(
        _ name: String,
        _ set: @escaping @Sendable (FontDescription, inout Part, ReadingContext) -> Void
    ) -> ThemeProperty {
        let type = ValueType<FontDescription>.font
        return ThemeProperty(name: name, schema: type.schema) { node, part, context in
            if let description = type.read(node, context) { set(description, &part, context) }
        }
    }

    // MARK: Parts

    /// A nested part of a theme.
    static func part<Inner: ThemePart>(
        _ name: String, _ path: WritableKeyPath<Part, Inner> & Sendable
    ) -> ThemeProperty {
        ThemeProperty(
            name: name, schema: { $0.reference(Inner.definition) },
            change: { node, part, context in part[keyPath: path].change(by: node, context) },
            descendants: { Inner.allPaths },
            addDefinitions: { Inner.addDefinitions($0, to: &$1) })
    }

    /// An optional nested part.
    ///
    /// `none` removes the part.
    static func optionalPart<Inner: ThemePart>(
        _ name: String, _ path: WritableKeyPath<Part, Inner?> & Sendable
    ) -> ThemeProperty {
        ThemeProperty(
            name: name, schema: { Self.allowingNone($0.reference(Inner.definition), $0) },
            change: { node, part, context in
                if node.isNone {
                    part[keyPath: path] = nil
                } else if var inner = part[keyPath: path] ?? Inner.blank {
                    inner.change(by: node, context)
                    part[keyPath: path] = inner
                } else {
                    context.problems.error(
                        "found values for \(Inner.displayName), but the base theme has none; use "
                            + "a base that has it", at: node)
                }
            },
            descendants: { Inner.allPaths },
            addDefinitions: { Inner.addDefinitions($0, to: &$1) })
    }
}

extension DocumentNode {
    /// Whether the value is `none`, which removes a part of a theme.
    var isNone: Bool { scalar?.text == "none" && !isNull }
}

extension NumberRange {
    /// Lengths of themes.
    static let themeLength = NumberRange.from(0, through: 10_000, "a length")
    /// Lengths of themes that are used as divisors.
    static let positiveLength = NumberRange.above(0, through: 10_000, "a length")
    /// Distances of themes, which may be negative.
    static let themeOffset = NumberRange.from(-10_000, through: 10_000, "a distance")
}

extension ReadingContext {
    /// Returns a document's font, based on another font.
    func font(_ description: FontDescription, base: Font) -> Font {
        var textEnvironment = TextEnvironment.current
        textEnvironment.fontBook = environment.fontBook
        // A missing font is already reported by the reader.
        return DiagnosticLog.$current.withValue(DiagnosticLog()) {
            TextEnvironment.$current.withValue(textEnvironment) { description.font(base: base) }
        }
    }
}
