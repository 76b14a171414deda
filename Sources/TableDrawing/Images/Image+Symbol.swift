import Foundation

/// Symbols: shapes that are drawn in the colour of what they stand beside.
extension Image {
    /// Which symbol an image shows.
    public struct Symbol: Sendable, Hashable {
        public var name: String
        /// How it was asked for; nothing where it was not said.
        public var configuration: SymbolConfiguration?

        public init(name: String, configuration: SymbolConfiguration?) {
            self.name = name
            self.configuration = configuration
        }
    }

    /// How bold a symbol's strokes are; UIKit's values.
    public enum SymbolWeight: Int, Sendable, Hashable, CaseIterable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside text of its size; UIKit's values.
    public enum SymbolScale: Int, Sendable, Hashable, CaseIterable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// The size and the weight that a symbol is drawn in.
    public struct SymbolConfiguration: Sendable, Hashable {
        /// Points of the text that the symbol stands beside; nothing is the default.
        public var pointSize: CGFloat?
        public var weight: SymbolWeight
        public var scale: SymbolScale
        /// Points at the standard text size, where `pointSize` follows the person's.
        package var standardPointSize: CGFloat?

        public init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified
        ) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        public init(weight: SymbolWeight) {
            self.weight = weight
            scale = .unspecified
        }

        public init(scale: SymbolScale) {
            weight = .unspecified
            self.scale = scale
        }

        /// What neither says stays unsaid.
        public static let unspecified = SymbolConfiguration(scale: .unspecified)

        /// This configuration with what another one says.
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

    /// Whether the image was made by a symbol's name.
    public var isSymbolImage: Bool { symbol != nil }

    /// How the symbol was asked for.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

    /// Whether the image is a mask for a tint: one that says so, or a symbol that does not say
    /// otherwise.
    public var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: return true
        case .alwaysOriginal: return false
        case .automatic: return isSymbolImage
        }
    }
}
