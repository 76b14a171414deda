import Foundation

extension ValueType where Value == String {
    /// A visible text, which strings tables may translate.
    ///
    /// Numbers and truth values without quotes count as texts.
    package static var text: Self {
        Self(
            schema: { _ in ["type": ["string", "number", "boolean"]] },
            write: { .text($0) },
            read: { node, context in context.text(node) })
    }

    /// A visible text of a single line.
    ///
    /// Adds a warning if a line break truncates the text.
    package static var singleLine: Self {
        let text = Self.text
        return Self(
            schema: text.schema, write: { .text($0) },
            read: { node, context in
                let value = text.read(node, context)
                let lines = value?.split(whereSeparator: \.isNewline) ?? []
                if lines.count > 1 {
                    context.problems.warning(
                        "the text is shown in a single line, as \"\(lines[0])…\"; "
                            + "write the text without line breaks", at: node)
                }
                return value
            })
    }

    /// A name or path that is not visible.
    package static var name: Self {
        Self(
            schema: { _ in ["type": ["string", "number", "boolean"]] },
            write: { .text($0) },
            read: { node, context in node.string(context.problems) })
    }

    /// A choice from a list of names.
    package static func choice(_ names: [String]) -> Self {
        Self(
            schema: { $0.single(["enum": .list(names.map { .text($0) })]) },
            write: { .text($0) },
            read: { node, context in node.choice(names, context.problems) })
    }
}

extension ValueType where Value == Bool {
    /// `true` or `false`.
    package static var boolean: Self {
        Self(
            schema: { $0.single(["type": "boolean"]) },
            write: { .boolean($0) },
            read: { node, context in node.bool(context.problems) })
    }
}

extension ValueType where Value == CGFloat {
    /// A number within a range, such as a length in points.
    package static func number(_ range: NumberRange) -> Self {
        Self(
            schema: { $0.single(range.schema) },
            write: { .number(Double($0)) },
            read: { node, context in node.number(range, context.problems).map { CGFloat($0) } })
    }
}

extension ValueType where Value == Double {
    /// A number within a range.
    package static func double(_ range: NumberRange) -> Self {
        Self(
            schema: { $0.single(range.schema) },
            write: { .number($0) },
            read: { node, context in node.number(range, context.problems) })
    }
}

extension ValueType where Value == Int {
    /// A whole number within a range.
    package static func integer(_ range: ClosedRange<Int>, _ noun: String = "a whole number")
        -> Self
    {
        Self(
            schema: { form in
                form.single([
                    "type": "integer", "minimum": .number(Double(range.lowerBound)),
                    "maximum": .number(Double(range.upperBound)),
                ])
            },
            write: { .number(Double($0)) },
            read: { node, context in node.integer(range, noun, context.problems) })
    }
}

extension ValueType where Value: Sendable & Equatable {
    /// A choice from named values.
    ///
    /// The values are asked for when a document states the key. The hints give advice for names
    /// that belong to other keys.
    package static func choice(
        _ values: @escaping @autoclosure @Sendable () -> [(name: String, value: Value)],
        hints: [String: String] = [:]
    ) -> Self {
        let choices = LazyValue(values)
        return Self(
            schema: { $0.single(["enum": .list(choices.value.map { .text($0.name) })]) },
            write: { value in
                .text(choices.value.first { $0.value == value }?.name ?? "")
            },
            read: { node, context in
                let hint = node.scalar.flatMap { hints[$0.text] }
                let names = choices.value.map(\.name)
                guard let name = node.choice(names, context.problems, note: hint) else {
                    return nil
                }
                return choices.value.first { $0.name == name }?.value
            })
    }
}

extension ValueType where Value: Sendable & Equatable & CaseIterable {
    /// A case of an enumeration, by its name in Swift and UIKit.
    package static var caseName: Self { caseName(hints: [:]) }

    /// A case of an enumeration, with advice for names that belong to other keys.
    package static func caseName(hints: [String: String]) -> Self {
        choice(Value.allCases.map { (name: String(describing: $0), value: $0) }, hints: hints)
    }
}

extension ValueType where Value == [String] {
    /// A list of texts that are not translated.
    package static var names: Self {
        Self(
            schema: { _ in
                ["type": "array", "items": ["type": ["string", "number", "boolean"]]]
            },
            write: { .list($0.map { .text($0) }) },
            read: { node, context in node.strings(context.problems) })
    }

    /// A name or a list of names from a choice.
    package static func choices(_ names: [String]) -> Self {
        let choice = ValueType<String>.choice(names)
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        choice.schema(form), ["type": "array", "items": choice.schema(form.whole)],
                    ]
                ]
            },
            write: { .list($0.map { .text($0) }) },
            read: { node, context in
                (node.sequence ?? [node]).compactMap { choice.read($0, context) }
            })
    }

    /// A list of visible texts.
    package static var texts: Self {
        Self(
            schema: { _ in
                ["type": "array", "items": ["type": ["string", "number", "boolean"]]]
            },
            write: { .list($0.map { .text($0) }) },
            read: { node, context in
                // If an element is invalid, the whole list is invalid, because the number of
                // elements would be wrong.
                guard let nodes = node.sequence,
                    node.strings(context.problems)?.count == nodes.count
                else { return node.sequence == nil ? node.strings(context.problems) : nil }
                return nodes.compactMap { context.text($0) }
            })
    }
}

/// A value that is made when it is first read, from any thread.
private final class LazyValue<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let make: @Sendable () -> Value
    private var made: Value?

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
        lock.lock()
        defer { lock.unlock() }
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}

extension NumberRange {
    /// The range as a schema.
    package var schema: SchemaValue {
        var schema: SchemaValue = ["type": "number"]
        if let lower = bounds.lower {
            schema = schema.adding([
                bounds.isLowerIncluded ? "minimum" : "exclusiveMinimum": .number(lower)
            ])
        }
        if let upper = bounds.upper { schema = schema.adding(["maximum": .number(upper)]) }
        return schema
    }

    /// Lengths of insets.
    package static let insetLength = NumberRange.from(0, through: 10_000, "an inset")
    /// Default heights of rows.
    ///
    /// A table needs rows with a height.
    package static let rowHeight = NumberRange.above(0, through: 10_000, "a height")
    /// Heights that may be 0.
    package static let headerHeight = NumberRange.from(0, through: 10_000, "a height")
    /// Device pixels per point.
    package static let scale = NumberRange.from(0.25, through: 8, "a scale")
}
