import Foundation
import TableDrawing

extension Font {
    /// The purpose of a text.
    ///
    /// Dynamic Type gives each style a size.
    public enum TextStyle: String, Sendable, Hashable, CaseIterable {
        /// Title of a screen, 34 points at the category `large`.
        case largeTitle
        /// Title of the first level, 28 points at the category `large`.
        case title1
        /// Title of the second level, 22 points at the category `large`.
        case title2
        /// Title of the third level, 20 points at the category `large`.
        case title3
        /// Heading, semibold, 17 points at the category `large`.
        case headline
        /// Body text, 17 points at the category `large`.
        case body
        /// Callout, 16 points at the category `large`.
        case callout
        /// Subheading, 15 points at the category `large`.
        case subheadline
        /// Footnote, 13 points at the category `large`.
        case footnote
        /// Standard caption, 12 points at the category `large`.
        case caption1
        /// Alternative caption, 11 points at the category `large`.
        case caption2

        /// Returns the size in points for a category, as printed by iOS 13.3 and published.
        public func pointSize(for category: ContentSizeCategory) -> CGFloat {
            sizes[category.index]
        }

        /// Sizes in points from extra small to the largest accessibility size.
        private var sizes: [CGFloat] {
            switch self {
            case .largeTitle: return [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: return [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: return [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: return [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: return [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .callout: return [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: return [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: return [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: return [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: return [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
            }
        }

        /// Weight of the style: semibold for the headline, and regular for all other styles.
        public var weight: Weight { self == .headline ? .semibold : .regular }
    }

    /// Returns the system font for a style in the size for `TraitCollection.current`.
    public static func preferredFont(forTextStyle style: TextStyle) -> Font {
        preferredFont(forTextStyle: style, compatibleWith: .current)
    }

    /// Returns the system font for a style in the size for the traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: TraitCollection
    ) -> Font {
        let category = traits.preferredContentSizeCategory
        return systemFont(ofSize: style.pointSize(for: category), weight: style.weight)
            .growing(from: style.pointSize(for: .large))
            .withLeading(of: style, for: category)
    }
}
