import DocumentSyntax
import Foundation

/// The type of a cell's value.
public enum ValueKind: Sendable, Hashable {
    /// Any text.
    case text
    /// A number within a range.
    case number(NumberRange)
    /// A whole number within a range.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case boolean
    /// `"#RRGGBB"`, `"#RRGGBBAA"` or a name.
    case color
    /// An image: a file, or a name in the assets.
    case image
    /// An instant in ISO 8601 format.
    case date
    /// The identifier of a time zone.
    case timeZone
    /// A choice from a list of names.
    case choice([String])
    /// A list of texts.
    case texts

    /// The value type that reads the value and describes its schema.
    var type: ValueType<CellValue> {
        switch self {
        case .text: ValueType<String>.text.map { .text($0) }
        case .number(let range): ValueType<Double>.double(range).map { .number($0) }
        case .integer(let range): ValueType<Int>.integer(range).map { .integer($0) }
        case .boolean: ValueType<Bool>.boolean.map { .boolean($0) }
        case .color: ValueType.color.map { .color($0) }
        case .image: ValueType.image.map { .image($0) }
        case .date: ValueType<Date>.date.map { .date($0) }
        case .timeZone: ValueType<TimeZone>.timeZone.map { .timeZone($0) }
        case .choice(let names): ValueType<String>.choice(names).map { .choice($0) }
        case .texts: ValueType<[String]>.texts.map { .texts($0) }
        }
    }
}

extension ValueType {
    /// Returns the type with its values converted.
    fileprivate func map(
        _ change: @escaping @Sendable (Value) -> CellValue
    ) -> ValueType<CellValue> {
        ValueType<CellValue>(
            schema: schema,
            read: { [read] node, context in read(node, context).map(change) })
    }
}
