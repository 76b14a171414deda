/// A reference to an image or a symbol.
package struct IBImage: Sendable, Hashable {
    /// Name of the image or symbol.
    package var name: String
    /// Whether the image is a symbol of the system.
    package var isSymbol = false
    /// Rendering mode, such as `template`, or `nil`.
    package var renderingMode: String?
    /// Configuration of a symbol.
    package var symbol: IBSymbolConfiguration?
}

/// Configuration of a symbol.
package struct IBSymbolConfiguration: Sendable, Hashable {
    /// Kind of configuration, such as `pointSize` or `font`, or `nil`.
    package var kind: String?
    /// Size in points, or `nil`.
    package var pointSize: Double?
    /// Scale: `small`, `medium` or `large`, or `nil`.
    package var scale: String?
    /// Weight, such as `semibold`, or `nil`.
    package var weight: String?
    /// Font that determines size and weight, or `nil`.
    package var font: IBFont?
    /// Name of a rendering mode, such as `hierarchical`, or `nil`.
    package var renderingMode: String?
    /// Colors of a palette or of a hierarchy.
    package var colors: [IBColor] = []
    /// Value of a variable symbol, from 0 to 1, or `nil`.
    package var variableValue: Double?
}

extension IBSymbolConfiguration {
    /// Creates a configuration with a size in points.
    package init(pointSize: Double) { self.init(kind: nil, pointSize: pointSize) }
}
