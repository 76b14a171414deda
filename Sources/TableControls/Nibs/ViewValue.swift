import Foundation
import TableDrawing
import TableText

/// Value of a property in a description of views.
///
/// Texts, numbers, Booleans and lists of texts can be literals: `["text": "Name",
/// "numberOfLines": 2, "isEnabled": false]`.
public enum ViewValue: Sendable {
    /// Text, or name of a choice.
    case text(String)
    case number(Double)
    case boolean(Bool)
    case color(Color)
    case font(FontDescription)
    /// Image, created with the view because it may depend on the traits of the picture.
    case image(@Sendable () -> Image?)
    case texts([String])
    /// List of values of any kinds, for example colours, or titles and images.
    case list([ViewValue])
    /// Size, weight and scale of symbols.
    case symbolConfiguration(Image.SymbolConfiguration)
    case insets(EdgeInsets)
    /// Width and height, or offsets to the right and down, in points.
    case size(CGSize)
    /// Lines and curves in the view's own coordinates, in points.
    case path(Path)
    /// Attributed text for a label's font, created with the view because its colours depend on
    /// the traits.
    case attributedText(@Sendable (Font) -> NSAttributedString)
}

extension ViewValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    /// Creates a text from a string literal.
    public init(stringLiteral value: String) { self = .text(value) }
    /// Creates a number from a decimal literal.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a number from an integer literal.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Creates a Boolean from a literal.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates a list of texts from a literal.
    public init(arrayLiteral elements: String...) { self = .texts(elements) }
}

extension ViewValue {
    /// Description of the value in messages.
    package var described: String {
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
        case .attributedText: "an attributed text"
        }
    }
}

/// Returns a quoted name for messages, shortened to 64 characters.
package func quoted(_ name: String) -> String { String(reflecting: String(name.prefix(64))) }
