/// Layout options of `boundingRect(with:options:attributes:context:)` and `draw(with:…)`.
///
/// Raw values are UIKit's.
public struct StringDrawingOptions: OptionSet, Sendable, Hashable {
    /// Bits of the options, equal to UIKit's.
    public let rawValue: Int

    /// Creates options from bits, which may include bits without a name.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the origin of the first line, and text wraps at its width.
    ///
    /// Without the option the text is a single line.
    public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
    /// Heights include the leading between lines.
    public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
    /// Measures glyphs instead of lines.
    ///
    /// The option is not supported, and a diagnostic reports it.
    public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
    /// Ends the last line that fits with an ellipsis if more text follows.
    public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

#if !canImport(Darwin)
    /// UIKit's name for the options.
    public typealias NSStringDrawingOptions = StringDrawingOptions
#endif
