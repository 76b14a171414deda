/// A value of a property.
package indirect enum IBValue: Sendable {
    /// A Boolean value.
    case flag(Bool)
    /// A number; lengths are in points.
    case number(Double)
    /// A text.
    case text(String)
    /// A name of a fixed list of names, such as `scaleAspectFit`.
    case choice(String)
    /// Names of a set of options, such as `widthSizable`.
    case options(Set<String>)
    /// The identifier of an object of the file.
    case reference(IBIdentifier)
    /// A color.
    case color(IBColor)
    /// A font.
    case font(IBFont)
    /// An image or a symbol.
    case image(IBImage)
    /// The configuration of a symbol.
    case symbolConfiguration(IBSymbolConfiguration)
    /// A rectangle.
    case rect(IBRect)
    /// A size.
    case size(IBSize)
    /// A point or an offset.
    case point(IBPoint)
    /// Insets.
    case insets(IBInsets)
    /// A range: its location and length.
    case range(location: Int, length: Int)
    /// A date: seconds since the beginning of 2001 in UTC.
    case date(Double)
    /// A text with attributes.
    case attributedText(IBAttributedText)
    /// `nil` as stated by the file, which differs from a missing value.
    case none
    /// Values in the order of the file.
    case list([IBValue])
    /// An object that is not a view, such as a bar item.
    case object(IBObject)
    /// A view.
    case view(IBView)
}

extension IBValue {
    /// The Boolean value, or `nil` for another kind of value.
    package var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
    /// The number, or `nil` for another kind of value.
    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    /// The text or the name, or `nil` for another kind of value.
    ///
    /// An attributed text has the text of its fragments.
    package var text: String? {
        switch self {
        case .text(let text), .choice(let text): text
        case .attributedText(let text): text.text
        case .reference(let identifier): identifier.rawValue
        default: nil
        }
    }
    /// The options, or `nil` for another kind of value.
    package var options: Set<String>? { if case .options(let set) = self { set } else { nil } }
    /// The identifier, or `nil` for another kind of value.
    package var reference: IBIdentifier? {
        if case .reference(let identifier) = self { identifier } else { nil }
    }
    /// The color, or `nil` for another kind of value.
    package var color: IBColor? { if case .color(let color) = self { color } else { nil } }
    /// The font, or `nil` for another kind of value.
    package var font: IBFont? { if case .font(let font) = self { font } else { nil } }
    /// The image, or `nil` for another kind of value.
    package var image: IBImage? { if case .image(let image) = self { image } else { nil } }
    /// The point or offset, or `nil` for another kind of value.
    package var point: IBPoint? { if case .point(let point) = self { point } else { nil } }
    /// The rectangle, or `nil` for another kind of value.
    package var rect: IBRect? { if case .rect(let rect) = self { rect } else { nil } }
    /// The size, or `nil` for another kind of value.
    package var size: IBSize? { if case .size(let size) = self { size } else { nil } }
    /// The insets, or `nil` for another kind of value.
    package var insets: IBInsets? { if case .insets(let insets) = self { insets } else { nil } }
    /// The configuration of a symbol, or `nil` for another kind of value.
    package var symbolConfiguration: IBSymbolConfiguration? {
        if case .symbolConfiguration(let value) = self { value } else { nil }
    }
    /// The attributed text, or `nil` for another kind of value.
    package var attributedText: IBAttributedText? {
        if case .attributedText(let text) = self { text } else { nil }
    }
    /// The values of a list, or no values for another kind of value.
    package var list: [IBValue] { if case .list(let values) = self { values } else { [] } }
    /// The object, or `nil` for another kind of value.
    ///
    /// A view has the object with its shared properties.
    package var object: IBObject? {
        switch self {
        case .object(let object): object
        case .view(let view): view.object
        default: nil
        }
    }
    /// The view, or `nil` for another kind of value.
    package var view: IBView? { if case .view(let view) = self { view } else { nil } }
    /// Whether the file states `nil`.
    package var isNone: Bool { if case .none = self { true } else { false } }
}

/// A text of fragments with attributes.
package struct IBAttributedText: Sendable {
    /// A text with equal attributes.
    package struct Fragment: Sendable {
        /// The text.
        package var text: String
        /// Attributes by their names in UIKit, such as `NSColor`.
        package var attributes: IBProperties
    }

    /// Fragments in the order of the text.
    package var fragments: [Fragment]

    /// The text without attributes.
    package var text: String { fragments.map(\.text).joined() }
}
