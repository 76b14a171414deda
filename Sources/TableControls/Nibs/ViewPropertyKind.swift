import Foundation

/// Kind of values for a property of a described view.
public enum ViewPropertyKind: Sendable, Hashable {
    /// Any text.
    case text
    /// Text, plain or in runs with attributes.
    case attributedText
    /// Number within a range.
    case number(ClosedRange<Double>)
    /// Integer within a range.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case boolean
    /// Colour.
    case color
    /// Font; missing parts stay the same.
    case font
    /// Image.
    case image
    /// Single name of several names.
    case choice([String])
    /// List of any of several names.
    case choices([String])
    /// List of texts.
    case texts
    /// List of colours.
    case colors
    /// List of numbers within a range.
    case numbers(ClosedRange<Double>)
    /// List of titles and images.
    case segments
    /// Size, weight and scale of symbols.
    case symbolConfiguration
    /// Insets from the four sides, in points.
    case insets
    /// Width and height, or offsets to the right and down, in points.
    case size
    /// Lines and curves in the view's own coordinates, in points.
    case path

    /// Expected value in words for messages.
    package var described: String {
        switch self {
        case .text: "a text"
        case .attributedText: "a text or a list of attributed runs"
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .integer(let range):
            "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .boolean: "true or false"
        case .color: "a colour"
        case .font: "a font"
        case .image: "an image"
        case .choice(let names): "one of \(names.joined(separator: ", "))"
        case .choices(let names): "a list of some of \(names.joined(separator: ", "))"
        case .texts: "a list of texts"
        case .colors: "a list of colours"
        case .numbers(let range):
            "a list of numbers from \(range.lowerBound) to \(range.upperBound)"
        case .segments: "a list of titles and images"
        case .symbolConfiguration: "the size and weight of symbols"
        case .insets: "insets"
        case .size: "a width and a height"
        case .path: "a path"
        }
    }
}
