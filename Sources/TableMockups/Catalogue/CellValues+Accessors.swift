import Foundation
import TableDrawing

extension CellValues {
    /// A text, or one of several names.
    public func text(_ name: String) -> String { text(ifPresent: name) ?? "" }

    /// The same; nothing if it is absent.
    public func text(ifPresent name: String) -> String? {
        switch self[name] {
        case .text(let text), .choice(let text): return text
        case let other: return mistaken(other, name, "a text")
        }
    }

    /// A number, whole or not.
    public func number(_ name: String) -> Double { number(ifPresent: name) ?? 0 }

    /// The same; nothing if it is absent.
    public func number(ifPresent name: String) -> Double? {
        switch self[name] {
        case .number(let number): return number
        case .integer(let number): return Double(number)
        case let other: return mistaken(other, name, "a number")
        }
    }

    /// A whole number.
    public func integer(_ name: String) -> Int { integer(ifPresent: name) ?? 0 }

    /// The same; nothing if it is absent.
    public func integer(ifPresent name: String) -> Int? {
        switch self[name] {
        case .integer(let number): return number
        case let other: return mistaken(other, name, "a whole number")
        }
    }

    /// `true` or `false`.
    public func boolean(_ name: String) -> Bool { boolean(ifPresent: name) ?? false }

    /// The same; nothing if it is absent.
    public func boolean(ifPresent name: String) -> Bool? {
        switch self[name] {
        case .boolean(let flag): return flag
        case let other: return mistaken(other, name, "a truth value")
        }
    }

    /// A colour.
    public func color(_ name: String) -> Color { color(ifPresent: name) ?? .clear }

    /// The same; nothing if it is absent.
    public func color(ifPresent name: String) -> Color? {
        switch self[name] {
        case .color(let color): return color
        case let other: return mistaken(other, name, "a colour")
        }
    }

    /// An instant.
    public func date(_ name: String) -> Date { date(ifPresent: name) ?? .distantPast }

    /// The same; nothing if it is absent.
    public func date(ifPresent name: String) -> Date? {
        switch self[name] {
        case .date(let date): return date
        case let other: return mistaken(other, name, "a date")
        }
    }

    /// A time zone.
    public func timeZone(_ name: String) -> TimeZone { timeZone(ifPresent: name) ?? .gmt }

    /// The same; nothing if it is absent.
    public func timeZone(ifPresent name: String) -> TimeZone? {
        switch self[name] {
        case .timeZone(let zone): return zone
        case let other: return mistaken(other, name, "a time zone")
        }
    }

    /// A list of texts.
    public func texts(_ name: String) -> [String] { texts(ifPresent: name) ?? [] }

    /// The same; nothing if it is absent.
    public func texts(ifPresent name: String) -> [String]? {
        switch self[name] {
        case .texts(let texts): return texts
        case let other: return mistaken(other, name, "a list of texts")
        }
    }

    /// An image, in the variant for the scale of the render under way; nothing if the document
    /// gives none.
    public func image(_ name: String) -> Image? {
        switch self[name] {
        case .image(let reference): return reference.image(from: images)
        case let other: return mistaken(other, name, "an image")
        }
    }

    /// Nothing; a value of another type is the cell's mistake.
    private func mistaken<Value>(
        _ value: CellValue?, _ name: String, _ expected: String
    ) -> Value? {
        if value != nil {
            record(
                "the cell \(cell.name) asks for \(expected) named \(name.quoted), which it "
                    + "declares as something else")
        }
        return nil
    }
}
