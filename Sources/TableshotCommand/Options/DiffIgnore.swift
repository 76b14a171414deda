import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// An ignored place as a command-line argument: `x,y,width,height` in pixels, or the name of a
/// row or part.
struct DiffIgnore {
    /// The rectangle, or `nil` for a name.
    let frame: PixelFrame?
    /// The argument as written by the user.
    let text: String

    /// Limit of coordinates, in pixels.
    ///
    /// No picture is that large.
    private static let limit = Int(Int32.max)

    /// Reads the argument of an option.
    ///
    /// - Throws: a `ValidationError` if the numbers do not describe a rectangle.
    init(argument: String) throws {
        text = argument
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        // Only a list of numbers counts as a rectangle.
        guard parts.allSatisfy(Self.isNumber) else {
            frame = nil
            return
        }
        guard parts.count == 4 else {
            throw ValidationError(
                "found \(counted(parts.count, "number")), expected four numbers of a rectangle: "
                    + "x,y,width,height"
            )
        }
        let numbers = try parts.map { part in
            guard let number = Int(part), abs(Double(number)) <= Double(Self.limit) else {
                throw ValidationError(
                    "found '\(part)', expected a whole number of pixels up to \(Self.limit)")
            }
            return number
        }
        guard numbers[2] > 0, numbers[3] > 0 else {
            throw ValidationError(
                "the rectangle is \(numbers[2]) × \(numbers[3]) px; give a width and a height above 0"
            )
        }
        frame = PixelFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Returns whether a text is a number in any notation.
    ///
    /// An empty text counts as a forgotten number.
    private static func isNumber(_ text: String) -> Bool {
        guard let first = text.first else { return true }
        return (first.isNumber || "+-.".contains(first))
            && (Double(text) != nil || text.allSatisfy { $0.isNumber || ".- ".contains($0) })
    }
}
