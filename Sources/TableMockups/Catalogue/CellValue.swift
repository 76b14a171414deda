import Foundation
import TableDrawing

/// A value that a document gives to a cell of the catalogue.
public enum CellValue: Sendable, Hashable {
    case text(String)
    case number(Double)
    case integer(Int)
    case boolean(Bool)
    case color(Color)
    case image(ImageReference)
    case date(Date)
    case timeZone(TimeZone)
    case choice(String)
    case texts([String])

    /// The value as a schema writes its default; nothing for what has no short form.
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
