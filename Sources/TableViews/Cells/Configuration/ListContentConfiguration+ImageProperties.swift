import Foundation
import TableControls
import TableDrawing
import TableThemes

extension ListContentConfiguration {
    /// Appearance of a list content's image; lengths in points.
    public struct ImageProperties: Sendable {
        /// Value of `reservedLayoutSize` for the space of symbols, for any image.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// Configuration of symbols without a configuration of their own.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?
        /// Additional configuration for symbols with a configuration of their own, as in
        /// documents.
        package var symbolChange: Image.SymbolConfiguration?
        /// Colour of a template image, or `nil` for the view's tint colour.
        public var tintColor: Color?
        /// Transforms `tintColor` to the displayed colour of a template image.
        public var tintColorTransformer: (@Sendable (Color) -> Color)?
        /// Corner radius of the image, in points.
        public var cornerRadius: CGFloat = 0
        /// Maximum size of the image at a constant aspect ratio; 0 along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// Reserved size, in which the image is centred.
        ///
        /// A length of 0 along an axis is the image's own length. Symbols are instead centred
        /// in a lane of the theme, which grows with the text and aligns texts after symbols of
        /// different widths. `standardDimension` is the length of the lane for any image.
        public var reservedLayoutSize = CGSize.zero
        /// Colour of the stroke, or `nil` for the view's tint colour.
        public var strokeColor: Color?
        /// Transforms `strokeColor` to the displayed colour.
        public var strokeColorTransformer: (@Sendable (Color) -> Color)?
        /// Width of the stroke around the image, in points; 0 draws no stroke.
        public var strokeWidth: CGFloat = 0
        /// Width in which symbols are centred.
        var reservedWidth: ReservedImageWidth

        /// Creates properties for an image beside text of a size, in points.
        init(_ theme: Theme, pointSize: CGFloat?) {
            let image = theme.cell.image
            reservedWidth = ReservedImageWidth(
                width: image.symbolLane ?? theme.listContent.symbolLane, gap: image.gap,
                pointSize: pointSize)
        }

        /// Returns the colour of a template image in a view with a tint colour.
        public func resolvedTintColor(for tintColor: Color) -> Color {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns the colour of the stroke in a view with a tint colour.
        public func resolvedStrokeColor(for tintColor: Color) -> Color {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Returns an image for drawing; a symbol without a configuration gets the preferred
        /// configuration.
        func configured(_ image: Image) -> Image {
            if let symbolChange, let tile = image.applyingSymbolConfigurationToTile(symbolChange) {
                return tile
            }
            guard image.isSymbolImage else { return image }
            let configuration =
                symbolChange
                ?? (image.symbolConfiguration == nil ? preferredSymbolConfiguration : nil)
            return configuration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        }

        /// Returns the size of an image within the maximum size.
        func fitted(_ size: CGSize) -> CGSize {
            var factor: CGFloat = 1
            if maximumSize.width > 0, size.width > maximumSize.width {
                factor = min(factor, maximumSize.width / size.width)
            }
            if maximumSize.height > 0, size.height > maximumSize.height {
                factor = min(factor, maximumSize.height / size.height)
            }
            return CGSize(width: size.width * factor, height: size.height * factor)
        }

        /// Returns the layout size of an image.
        func room(for size: CGSize, isSymbol: Bool) -> CGSize {
            var room = reservedLayoutSize
            if room.width == Self.standardDimension {
                room.width = reservedWidth.width ?? size.width
            } else if room.width <= 0 {
                room.width = isSymbol ? reservedWidth.width(of: size.width) : size.width
            }
            if room.height == Self.standardDimension {
                room.height = reservedWidth.height
            } else if room.height <= 0 {
                room.height = size.height
            }
            return room
        }
    }
}
