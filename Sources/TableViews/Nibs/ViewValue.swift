import Foundation
import TableDrawing
import TableText

/// The value of a property in a description of views.
///
/// Texts, numbers, truth values and lists of texts can be written as literals:
/// `["text": "Name", "numberOfLines": 2, "isEnabled": false]`.
public enum ViewValue: Sendable {
    /// A text, or the name of one of several choices.
    case text(String)
    case number(Double)
    case boolean(Bool)
    case color(Color)
    case font(FontDescription)
    /// An image, made when the view is: what it shows may depend on the traits of the picture.
    case image(@Sendable () -> Image?)
    case texts([String])
    /// Values of one kind or of several, such as colours, or titles and images.
    case list([ViewValue])
    /// The size, weight and scale of symbols.
    case symbolConfiguration(Image.SymbolConfiguration)
    case insets(EdgeInsets)
    /// A width and a height, or distances to the right and below, in points.
    case size(CGSize)
    /// Lines and curves in the view's own coordinates, in points.
    case path(Path)
    /// A text in stretches, made for a label's font: its colours may depend on the picture's traits.
    case attributedText(@Sendable (Font) -> NSAttributedString)
}

extension ViewValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    public init(stringLiteral value: String) { self = .text(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(arrayLiteral elements: String...) { self = .texts(elements) }
}

extension ViewValue {
    /// What messages call the value.
    var described: String {
        switch self {
        case .text(let text): "the text \(quoted(text))"
        case .number(let number): "the number \(number)"
        case .boolean(let flag): "\(flag)"
        case .color: "a colour"
        case .font: "a font"
        case .image: "an image"
        case .texts: "a list of texts"
        case .list(let values): "a list of \(counted(values.count, "value"))"
        case .symbolConfiguration: "the size and weight of symbols"
        case .insets: "insets"
        case .size: "a width and a height"
        case .path: "a path"
        case .attributedText: "a text in stretches"
        }
    }
}

/// A name as messages show it, shortened where somebody made it very long.
func quoted(_ name: String) -> String { String(reflecting: String(name.prefix(64))) }
