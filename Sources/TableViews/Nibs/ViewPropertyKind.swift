import Foundation

/// The values that a property of a described view takes.
public enum ViewPropertyKind: Sendable, Hashable {
    /// Any text.
    case text
    /// A text, plain or in stretches with looks of their own.
    case attributedText
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// A whole number within a range.
    case integer(ClosedRange<Int>)
    /// `true` or `false`.
    case boolean
    /// A colour.
    case color
    /// A font; what it leaves open stays as it is.
    case font
    /// An image.
    case image
    /// One of several names.
    case choice([String])
    /// A list of some of several names.
    case choices([String])
    /// A list of texts.
    case texts
    /// A list of colours.
    case colors
    /// A list of numbers within a range.
    case numbers(ClosedRange<Double>)
    /// A list of titles and images.
    case segments
    /// The size, weight and scale of symbols.
    case symbolConfiguration
    /// Distances from the four sides, in points.
    case insets
    /// A width and a height, or distances to the right and below, in points.
    case size
    /// Lines and curves in the view's own coordinates, in points.
    case path

    /// What messages say is expected.
    var described: String {
        switch self {
        case .text: "a text"
        case .attributedText: "a text, plain or in stretches"
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
