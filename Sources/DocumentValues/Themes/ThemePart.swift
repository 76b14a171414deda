import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

/// A part of a theme with values that documents may change individually.
///
/// Keys are the names of the properties in Swift. Properties without a plain value have no key.
protocol ThemePart: Sendable {
    /// Name of the part in messages, with its article.
    static var displayName: String { get }
    /// Name of the definition in the schema.
    static var definition: String { get }
    /// The values in the order of declaration.
    static var properties: [ThemeProperty<Self>] { get }
    /// Properties without a plain value.
    static var shapes: Set<String> { get }
    /// Keys besides the properties that are read elsewhere.
    static var otherKeys: [String: SchemaValue] { get }
    /// The initial part for a document's values if the theme does not have the part, or `nil`
    /// if the part has no default.
    static var blank: Self? { get }
}

extension ThemePart {
    static var shapes: Set<String> { [] }
    static var otherKeys: [String: SchemaValue] { [:] }
    static var blank: Self? { nil }

    /// Changes the part to the values of a mapping.
    ///
    /// Adds mistakes to the problems.
    mutating func change(by node: DocumentNode, _ context: ReadingContext) {
        guard let reader = MappingReader(node, Self.displayName, context.problems) else { return }
        for key in Self.otherKeys.keys { reader.declare(key) }
        for property in Self.properties {
            guard let value = reader.value(property.name) else { continue }
            property.change(value, &self, context)
        }
        reader.hints = Self.hints(for: reader.keys)
        reader.finish()
    }

    /// Returns advice for keys that belong to other parts.
    private static func hints(for keys: [String]) -> [String: String] {
        let known = Set(properties.map(\.name) + otherKeys.keys)
        var hints: [String: String] = [:]
        for key in keys where !known.contains(key) {
            if shapes.contains(key) {
                hints[key] = "\(key) is no plain value, and only Swift can change it"
                continue
            }
            let places = Theme.paths.filter { $0.last == key }.prefix(3).map(written)
            guard let first = places.first else { continue }
            hints[key] =
                "it is a value of other parts: theme: {base: ios15, \(first)}"
                + (places.count > 1 ? ", or \(places.dropFirst().joined(separator: ", "))" : "")
        }
        return hints
    }

    /// Returns `table: {rowHeight: …}` for the path `table.rowHeight`.
    private static func written(_ path: [String]) -> String {
        path.reversed().dropFirst().reduce("\(path.last ?? ""): …") { "\($1): {\($0)}" }
    }

    /// The paths of all values in this part.
    static var allPaths: [[String]] {
        properties.flatMap { property in
            [[property.name]] + property.descendants().map { [property.name] + $0 }
        }
    }

    /// Adds the schemas of the part and its subparts, by definition name.
    static func addDefinitions(_ form: SchemaForm, to result: inout [String: SchemaValue]) {
        let name = form.definition(definition)
        guard result[name] == nil else { return }
        var members: [String: SchemaValue] = [:]
        for property in properties { members[property.name] = form.key(property.schema(form)) }
        for (key, schema) in otherKeys { members[key] = schema }
        result[name] = [
            "type": "object",
            "description": .text(
                displayName.prefix(1).uppercased() + displayName.dropFirst() + "."),
            "properties": .object(members), "additionalProperties": false,
        ]
        for property in properties { property.addDefinitions(form, &result) }
    }
}

extension Theme {
    /// The paths of all values that documents may change.
    static let paths: [[String]] = allPaths
    static let otherKeys: [String: SchemaValue] = [
        "base": [
            "enum": .list((names + aliases.keys.sorted()).map { .text($0) }),
            "default": .text(ios15.name), "description": "The name of the theme to change.",
        ]
    ]
}

extension ControlBorder {
    static var blank: ControlBorder? { ControlBorder(nil, .devicePixels(1)) }
}

extension ControlShadow {
    static var blank: ControlShadow? { ControlShadow(.black, offset: .zero, blur: 0) }
}

extension ThemeShadow {
    static var blank: ThemeShadow? { ThemeShadow(offset: .zero, blur: 0, color: .black) }
}
