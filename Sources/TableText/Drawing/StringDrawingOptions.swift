/// How `boundingRect(with:options:attributes:context:)` and `draw(with:…)` lay text out; the raw
/// values of UIKit.
public struct StringDrawingOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is that of the first line, and text is wrapped in its width; without
    /// it the text is one line.
    public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
    /// Heights include the space between lines.
    public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
    /// Measures glyphs instead of lines; not supported, which a diagnostic says.
    public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
    /// Ends the last line that fits with an ellipsis if there is more text.
    public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

#if !canImport(UIKit) && !canImport(AppKit)
    /// UIKit's name for the options.
    public typealias NSStringDrawingOptions = StringDrawingOptions
#endif
