import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

extension ValueType where Value == ViewDescription {
    /// A subview.
    static var view: Self { view(.subview, definition: ViewSchema.definition) }
    /// A cell.
    ///
    /// The default class is TableViewCell.
    static var cell: Self { view(.cell, definition: "cell") }
    /// A top-level object of a nib.
    static var object: Self { view(.object, definition: ViewSchema.definition) }

    private static func view(_ role: ViewRole, definition: String) -> Self {
        Self(
            schema: { $0.whole.reference(definition) },
            read: { node, context in ViewDescription(node, role, context) })
    }
}

extension ValueType where Value == ViewPlace {
    /// `[x, y, width, height]`, `fill` or `margins`.
    static var viewPlace: Self {
        let number = ValueType<CGFloat>.number(.from(-100_000, through: 100_000, "a coordinate"))
        let words: [(name: String, value: ViewPlace)] = [("fill", .fill), ("margins", .margins)]
        let expected = "a frame such as [15, 8, 220, 22], fill or margins"
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        [
                            "type": "array", "items": number.schema(form.whole),
                            "minItems": .number(4), "maxItems": .number(4),
                        ],
                        ["enum": .list(words.map { .text($0.name) })],
                    ]
                ]
            },
            read: { node, context in
                if let text = node.scalar?.text, !node.isNull {
                    if let word = words.first(where: { $0.name == text }) { return word.value }
                    return node.wrongType(
                        expected, context.problems,
                        question: context.problems.question(for: text, among: words.map(\.name)))
                }
                guard let elements = node.sequence, elements.count == 4 else {
                    return node.wrongType(expected, context.problems)
                }
                let numbers = elements.compactMap { number.read($0, context) }
                guard numbers.count == 4 else { return nil }
                for (element, length) in zip(elements, numbers).suffix(2) where length < 0 {
                    context.problems.error(
                        "expected a width and a height of at least 0, found "
                            + NumberRange.text(Double(length)), at: element)
                }
                return .frame(
                    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            })
    }
}

extension ValueType where Value == AutoresizingMask {
    private static var parts: [(name: String, value: AutoresizingMask)] {
        [
            ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
            ("flexibleRightMargin", .flexibleRightMargin),
            ("flexibleTopMargin", .flexibleTopMargin), ("flexibleHeight", .flexibleHeight),
            ("flexibleBottomMargin", .flexibleBottomMargin),
        ]
    }

    /// An autoresizing option in UIKit, or a list of options.
    static var autoresizing: Self {
        let part = ValueType<AutoresizingMask>.choice(parts)
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        part.schema(form), ["type": "array", "items": part.schema(form.whole)],
                    ]
                ]
            },
            read: { node, context in
                (node.sequence ?? [node]).compactMap { part.read($0, context) }
                    .reduce(into: []) { $0.formUnion($1) }
            })
    }
}

extension ValueType where Value == [DescribedAction] {
    /// Names of action methods, by control event.
    static var actions: Self {
        let names = DescribedAction.eventNames
        return Self(
            schema: { _ in
                [
                    "type": "object", "additionalProperties": false,
                    "properties": .object(
                        Dictionary(
                            uniqueKeysWithValues: names.map { ($0.name, ["type": "string"]) })
                    ),
                ]
            },
            read: { node, context in
                guard let reader = MappingReader(node, "actions", context.problems) else {
                    return nil
                }
                let actions = names.compactMap { event in
                    reader.string(event.name).map { DescribedAction($0, for: event.value) }
                }
                reader.finish()
                return actions
            })
    }
}
