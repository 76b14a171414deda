import Foundation

/// Symbols, which are drawn in the colour of adjacent content.
extension Image {
    /// Symbol of an image.
    public struct Symbol: Sendable, Hashable {
        /// Name of the symbol, for example `chevron.right`.
        public var name: String
        /// Requested configuration, or `nil` if no configuration was given.
        public var configuration: SymbolConfiguration?

        /// Creates a symbol; `configuration` is `nil` if no configuration was requested.
        public init(name: String, configuration: SymbolConfiguration?) {
            self.name = name
            self.configuration = configuration
        }
    }

    /// Stroke weight of a symbol; UIKit's values.
    public enum SymbolWeight: Int, Sendable, Hashable, CaseIterable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Size of a symbol relative to text of its point size; UIKit's values.
    public enum SymbolScale: Int, Sendable, Hashable, CaseIterable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// Size and weight of a symbol.
    public struct SymbolConfiguration: Sendable, Hashable {
        /// Size of adjacent text, in points, or `nil` for the default size.
        public var pointSize: CGFloat?
        /// Stroke weight, or `unspecified` for the default weight.
        public var weight: SymbolWeight
        /// Size relative to adjacent text, or `unspecified` for the default scale.
        public var scale: SymbolScale
        /// Size in points at the standard content size category, for a `pointSize` that follows
        /// the preferred text size.
        package var standardPointSize: CGFloat?

        /// Creates a configuration with the size of adjacent text, in points.
        public init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified
        ) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        /// Creates a configuration with a stroke weight alone.
        public init(weight: SymbolWeight) {
            self.weight = weight
            scale = .unspecified
        }

        /// Creates a configuration with a scale alone.
        public init(scale: SymbolScale) {
            weight = .unspecified
            self.scale = scale
        }

        /// Configuration without any values.
        public static let unspecified = SymbolConfiguration(scale: .unspecified)

        /// Returns the configuration with values replaced by specified values of another
        /// configuration.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var result = self
            if let size = other.pointSize {
                result.pointSize = size
                result.standardPointSize = other.standardPointSize
            }
            if other.weight != .unspecified { result.weight = other.weight }
            if other.scale != .unspecified { result.scale = other.scale }
            return result
        }
    }

    /// Whether the image was created from a symbol's name.
    public var isSymbolImage: Bool { symbol != nil }

    /// Requested configuration of the symbol.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

    /// Whether the image is a mask for a tint: an image with the template rendering mode, or a
    /// symbol with the automatic rendering mode.
    public var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: return true
        case .alwaysOriginal: return false
        case .automatic: return isSymbolImage
        }
    }
}
