import Foundation
import TableDrawing

extension ListContentConfiguration {
    /// How the image of a list content looks; lengths in points.
    public struct ImageProperties: Sendable {
        /// As `reservedLayoutSize`, the room that is kept for symbols, also where the image is none.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// How symbols are drawn that were not given a configuration of their own.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?
        /// What symbols with a configuration of their own take besides; a document's have one.
        package var symbolChange: Image.SymbolConfiguration?
        /// The colour of a template image; nothing is the view's tint colour.
        public var tintColor: Color?
        /// Makes the shown colour of a template image from `tintColor`.
        public var tintColorTransformer: (@Sendable (Color) -> Color)?
        public var cornerRadius: CGFloat = 0
        /// The most that the image takes, keeping its shape; 0 along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for an image, in whose middle it lies.
        ///
        /// 0 along an axis is the image's own size; symbols stand in a lane of the theme's instead, which
        /// grows with the text, so that texts after symbols of several widths line up. `standardDimension`
        /// is that room for images of any kind.
        public var reservedLayoutSize = CGSize.zero
        /// Nothing is the view's tint colour.
        public var strokeColor: Color?
        /// Makes the shown colour of the stroke from `strokeColor`.
        public var strokeColorTransformer: (@Sendable (Color) -> Color)?
        public var strokeWidth: CGFloat = 0
        /// The room that symbols stand in.
        var symbolLane: SymbolLane

        /// Properties beside text of a size, in points.
        init(_ theme: Theme, pointSize: CGFloat?) {
            let image = theme.cell.image
            symbolLane = SymbolLane(
                width: image.symbolLane ?? theme.listContent.symbolLane, gap: image.gap,
                pointSize: pointSize)
        }

        /// The colour of a template image in a view of a tint.
        public func resolvedTintColor(for tintColor: Color) -> Color {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The colour of the stroke in a view of a tint.
        public func resolvedStrokeColor(for tintColor: Color) -> Color {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// An image as it is drawn: a symbol without a configuration of its own in the preferred one.
        func configured(_ image: Image) -> Image {
            guard image.isSymbolImage else { return image }
            let configuration =
                symbolChange
                ?? (image.symbolConfiguration == nil ? preferredSymbolConfiguration : nil)
            return configuration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        }

        /// The size of an image within the limits.
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

        /// The room that an image of a size takes.
        func room(for size: CGSize, isSymbol: Bool) -> CGSize {
            var room = reservedLayoutSize
            if room.width == Self.standardDimension {
                room.width = symbolLane.width ?? size.width
            } else if room.width <= 0 {
                room.width = isSymbol ? symbolLane.width(of: size.width) : size.width
            }
            if room.height == Self.standardDimension {
                room.height = symbolLane.height
            } else if room.height <= 0 {
                room.height = size.height
            }
            return room
        }
    }
}
