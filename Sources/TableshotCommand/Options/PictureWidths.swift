import ArgumentParser
import Foundation

/// Widths of a picture as a command-line argument: `320,375,430`, in points.
struct PictureWidths {
    let points: [Double]

    /// - Throws: a `ValidationError` for a list that is not of numbers, and for repeated numbers.
    init(argument: String) throws {
        var points: [Double] = []
        for text in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let width = Double(text.trimmingCharacters(in: .whitespaces)) else {
                throw ValidationError(
                    "found \(text.isEmpty ? "no number beside a comma" : "\"\(text)\""), expected "
                        + "a width in points, or widths with commas such as 320,375,430")
            }
            guard !points.contains(width) else {
                throw ValidationError("found \(text) twice; give each width once")
            }
            points.append(width)
        }
        self.points = points
    }
}
