import Foundation

/// A JSON value of a schema.
package indirect enum SchemaValue: Sendable, Hashable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case list([SchemaValue])
    case object([String: SchemaValue])

    /// Returns an object with additional members.
    ///
    /// Other values do not change.
    package func adding(_ members: [String: SchemaValue]) -> SchemaValue {
        guard case .object(let own) = self else { return self }
        return .object(own.merging(members) { _, new in new })
    }

    /// The schema of a value or null.
    package var orNull: SchemaValue {
        // Without other members, null is one more alternative.
        let choices = members.count == 1 ? members["anyOf"]?.elements ?? [self] : [self]
        return ["anyOf": .list(choices + [["type": "null"]])]
    }

    /// Returns the choices of a schema, of which there may be none.
    package static func names(_ names: [String]) -> SchemaValue {
        // A schema with an empty list of choices is invalid. `not: {}` allows no value.
        names.isEmpty ? [.object(["not": .object([:])])] : .list(names.map { .text($0) })
    }

    /// Returns the schema of a mapping without some keys.
    package static func forbidding(_ keys: [String]) -> SchemaValue {
        ["properties": .object(Dictionary(uniqueKeysWithValues: keys.map { ($0, false) }))]
    }

    /// The elements of a list.
    ///
    /// Empty for other values.
    package var elements: [SchemaValue] {
        if case .list(let elements) = self { elements } else { [] }
    }

    /// The members of an object.
    ///
    /// Empty for other values.
    package var members: [String: SchemaValue] {
        if case .object(let members) = self { members } else { [:] }
    }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .text(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
    package init(dictionaryLiteral elements: (String, SchemaValue)...) {
        self = .object(Dictionary(elements) { _, new in new })
    }
}

extension SchemaValue: Encodable {
    /// Returns JSON text with sorted members, which ends with a line break.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number):
            // Whole numbers are written without a fraction.
            if let whole = Int(exactly: number) {
                try container.encode(whole)
            } else {
                try container.encode(number)
            }
        case .boolean(let flag): try container.encode(flag)
        case .list(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }
}
