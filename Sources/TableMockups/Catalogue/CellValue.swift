import DocumentSyntax
import Foundation
import TableDrawing

/// A value that a document gives to a cell of the catalogue.
public enum CellValue: Sendable, Hashable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// `true` or `false`.
    case boolean(Bool)
    /// A colour.
    case color(Color)
    /// An image file.
    case image(ImageReference)
    /// An instant.
    case date(Date)
    /// A time zone.
    case timeZone(TimeZone)
    /// The name of a choice.
    case choice(String)
    /// A list of texts.
    case texts([String])

    /// The value as a default in a schema, or `nil` if the value has no short form.
    var schema: SchemaValue? {
        switch self {
        case .text(let text), .choice(let text): .text(text)
        case .number(let number): .number(number)
        case .integer(let number): .number(Double(number))
        case .boolean(let flag): .boolean(flag)
        case .date(let date): .text(date.ISO8601Format())
        case .timeZone(let zone): .text(zone.identifier)
        case .texts(let texts): .list(texts.map { .text($0) })
        case .color, .image: nil
        }
    }
}
