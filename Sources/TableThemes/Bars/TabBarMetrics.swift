import Foundation
import TableDrawing

/// Metrics of the tab bar at the bottom of a screen; lengths in points.
public struct TabBarMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var background: BarFill
    public var text: BarTextMetrics
    /// Colour of unselected items; `selectedColor` is for the selected item, `nil` for the
    /// tint colour.
    public var color: Color
    public var selectedColor: Color?
    /// Colours of the images from top to bottom; empty for images in a plain colour.
    public var imageFill: BarFill
    public var selectedImageFill: BarFill
    /// Background of the selected item.
    public var selectionFill: BarFill
    public var selectionCornerRadius: CGFloat
    public var selectionInset: EdgeInsets
    /// Side length of an image's square; `imageTop` and `titleTop` are the tops of the image
    /// and the title's line.
    public var imageSize: CGFloat
    public var imageTop: CGFloat
    public var titleTop: CGFloat
    /// Minimum width of tabs that are centred in a wide bar; `itemSpacing` is the distance
    /// between tabs.
    public var itemWidth: CGFloat
    public var itemSpacing: CGFloat
    /// Margin between a title and both sides of its tab; a longer title is truncated.
    public var titleMargin: CGFloat
    /// Configuration of symbols without a configuration of their own.
    public var symbol: Image.SymbolConfiguration
    public var badge: BadgeMetrics
    /// Insets of a floating bar from the sides and the bottom, or `nil` for a bar that does
    /// not float.
    public var floatingInset: EdgeInsets?
    /// Metrics on a phone in landscape, or `nil` if the bar stays the same.
    public var compact: InlineMetrics?
    /// Metrics in a regular width, on tablets and large phones in landscape, or `nil` if the
    /// bar stays the same.
    public var regular: InlineMetrics?

    /// Metrics of a bar with titles beside the images.
    public struct InlineMetrics: Sendable, Hashable {
        public var height: CGFloat
        /// Side length of an image's square.
        public var imageSize: CGFloat
        /// Distance between an image and its title.
        public var imageGap: CGFloat
        public var text: BarTextMetrics
    }

    /// Metrics of the badge at an item's image.
    public struct BadgeMetrics: Sendable, Hashable {
        public var text: BarTextMetrics
        public var fill: BarFill
        public var borderColor: Color?
        public var borderWidth: CGFloat
        public var diameter: CGFloat
        public var padding: CGFloat
        /// Offset of the badge's centre: x from the image's centre, y from the bar's top.
        public var offset: CGPoint
    }
}
