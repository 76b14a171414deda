import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

extension ViewPropertyKind {
    /// The value type that reads the value and describes its schema.
    package var type: ValueType<ViewValue> {
        switch self {
        case .text: Self.type(ValueType<String>.text) { .text($0) }
        case .attributedText:
            Self.type(ValueType<StyledText>.styledText) { text in
                text.isStyled
                    ? .attributedText { text.attributedString(base: $0) } : .text(text.string)
            }
        case .number(let range):
            Self.type(.double(.from(range.lowerBound, through: range.upperBound, "a value"))) {
                .number($0)
            }
        case .integer(let range):
            Self.type(ValueType<Int>.integer(range, "a value")) { .number(Double($0)) }
        case .boolean: Self.type(ValueType<Bool>.boolean) { .boolean($0) }
        case .color: Self.type(ValueType<Color>.color) { .color($0) }
        case .font: Self.type(ValueType<FontDescription>.font) { .font($0) }
        case .choice(let names): Self.type(ValueType<String>.choice(names)) { .text($0) }
        case .choices(let names): Self.type(ValueType<[String]>.choices(names)) { .texts($0) }
        case .texts: Self.type(ValueType<[String]>.texts) { .texts($0) }
        case .insets: Self.type(.allInsets) { .insets($0) }
        case .size: Self.type(.offset) { .size($0) }
        case .path: Self.type(.pathData) { .path($0) }
        case .colors: Self.type(.list(of: Self.color.type)) { .list($0) }
        case .numbers(let range):
            Self.type(.list(of: Self.number(range).type)) { .list($0) }
        case .symbolConfiguration:
            Self.type(.symbolConfiguration) { .symbolConfiguration($0) }
        case .image: Self.imageType
        case .segments: Self.segmentsType
        }
    }

    /// An image, created together with the view.
    private static var imageType: ValueType<ViewValue> {
        ValueType<ViewValue>(
            schema: ValueType<ImageReference>.image.schema,
            read: { node, context in
                let images = context.environment.images
                return ValueType<ImageReference>.image.read(node, context).map { reference in
                    .image { reference.image(from: images) }
                }
            })
    }

    /// Segments, whose images are created together with the view.
    private static var segmentsType: ValueType<ViewValue> {
        let type = ValueType<[SegmentDescription]>.segments
        return ValueType<ViewValue>(
            schema: type.schema,
            read: { node, context in
                let images = context.environment.images
                return type.read(node, context).map { .list($0.map { $0.value(images) }) }
            })
    }

    private static func type<Value>(
        _ type: ValueType<Value>, _ change: @escaping @Sendable (Value) -> ViewValue
    ) -> ValueType<ViewValue> {
        ValueType<ViewValue>(
            schema: type.schema,
            read: { [read = type.read] node, context in read(node, context).map(change) })
    }
}

extension ValueType where Value == EdgeInsets {
    /// Insets `[top, left, bottom, right]`, or a number for all edges.
    static var allInsets: Self {
        let length = ValueType<CGFloat>.number(.from(-10_000, through: 10_000, "an inset"))
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        length.schema(form),
                        [
                            "type": "array", "items": length.schema(form.whole),
                            "minItems": .number(4), "maxItems": .number(4),
                        ],
                    ]
                ]
            },
            read: { node, context in
                let expected = "insets such as [4, 8, 4, 8], from the top anticlockwise"
                guard let elements = node.sequence else {
                    guard node.isNumber else {
                        return node.wrongType(
                            "a number for all sides, or \(expected)", context.problems)
                    }
                    return length.read(node, context).map {
                        EdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
                    }
                }
                let lengths = elements.compactMap { length.read($0, context) }
                guard elements.count == 4 else {
                    return node.wrongType(expected, context.problems)
                }
                guard lengths.count == 4 else { return nil }
                return EdgeInsets(
                    top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
            })
    }
}
