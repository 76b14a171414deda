import DocumentSyntax
import Foundation
import TableDrawing

extension CellValues {
    /// Returns a text or the name of a choice.
    public func text(_ name: String) -> String { text(ifPresent: name) ?? "" }

    /// Returns a text or the name of a choice, or `nil` if the value is absent.
    public func text(ifPresent name: String) -> String? {
        switch self[name] {
        case .text(let text), .choice(let text): return text
        case let other: return reportMismatch(other, name, "a text")
        }
    }

    /// Returns a number.
    public func number(_ name: String) -> Double { number(ifPresent: name) ?? 0 }

    /// Returns a number, or `nil` if the value is absent.
    public func number(ifPresent name: String) -> Double? {
        switch self[name] {
        case .number(let number): return number
        case .integer(let number): return Double(number)
        case let other: return reportMismatch(other, name, "a number")
        }
    }

    /// Returns a whole number.
    public func integer(_ name: String) -> Int { integer(ifPresent: name) ?? 0 }

    /// Returns a whole number, or `nil` if the value is absent.
    public func integer(ifPresent name: String) -> Int? {
        switch self[name] {
        case .integer(let number): return number
        case let other: return reportMismatch(other, name, "a whole number")
        }
    }

    /// Returns `true` or `false`.
    public func boolean(_ name: String) -> Bool { boolean(ifPresent: name) ?? false }

    /// Returns `true` or `false`, or `nil` if the value is absent.
    public func boolean(ifPresent name: String) -> Bool? {
        switch self[name] {
        case .boolean(let flag): return flag
        case let other: return reportMismatch(other, name, "a truth value")
        }
    }

    /// Returns a colour.
    public func color(_ name: String) -> Color { color(ifPresent: name) ?? .clear }

    /// Returns a colour, or `nil` if the value is absent.
    public func color(ifPresent name: String) -> Color? {
        switch self[name] {
        case .color(let color): return color
        case let other: return reportMismatch(other, name, "a colour")
        }
    }

    /// Returns an instant.
    public func date(_ name: String) -> Date { date(ifPresent: name) ?? .distantPast }

    /// Returns an instant, or `nil` if the value is absent.
    public func date(ifPresent name: String) -> Date? {
        switch self[name] {
        case .date(let date): return date
        case let other: return reportMismatch(other, name, "a date")
        }
    }

    /// Returns a time zone.
    public func timeZone(_ name: String) -> TimeZone { timeZone(ifPresent: name) ?? .gmt }

    /// Returns a time zone, or `nil` if the value is absent.
    public func timeZone(ifPresent name: String) -> TimeZone? {
        switch self[name] {
        case .timeZone(let zone): return zone
        case let other: return reportMismatch(other, name, "a time zone")
        }
    }

    /// Returns a list of texts.
    public func texts(_ name: String) -> [String] { texts(ifPresent: name) ?? [] }

    /// Returns a list of texts, or `nil` if the value is absent.
    public func texts(ifPresent name: String) -> [String]? {
        switch self[name] {
        case .texts(let texts): return texts
        case let other: return reportMismatch(other, name, "a list of texts")
        }
    }

    /// Returns an image in the variant for the current render's scale, or `nil` if the document
    /// gives no image.
    public func image(_ name: String) -> Image? {
        switch self[name] {
        case .image(let reference): return reference.image(from: images)
        case let other: return reportMismatch(other, name, "an image")
        }
    }

    /// Records an error of the cell, which has asked for a value of another type, and returns
    /// `nil`.
    private func reportMismatch<Value>(
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
