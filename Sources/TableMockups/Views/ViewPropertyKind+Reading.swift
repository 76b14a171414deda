import DocumentSyntax
import DocumentValues
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
