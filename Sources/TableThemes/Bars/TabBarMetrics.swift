import Foundation
import TableDrawing

/// Metrics of the tab bar at the bottom of a screen; lengths in points.
public struct TabBarMetrics: Sendable, Hashable {
    /// Height of the bar, without the safe area below.
    public var height: CGFloat
    /// Background while content lies behind the bar.
    public var background: BarFill
    /// Background while no content lies behind the bar.
    public var scrollEdgeBackground: BarFill
    /// Font and shadow of the titles; `color` and `selectedColor` are the colours.
    public var text: BarTextMetrics
    /// Colour of unselected items; `selectedColor` is for the selected item, `nil` for the
    /// tint colour.
    public var color: Color
    /// Colour of the selected item, or `nil` for the tint colour.
    public var selectedColor: Color?
    /// Colours of the images from top to bottom; empty for images in a plain colour.
    public var imageFill: BarFill
    /// Colours of the selected image from top to bottom; empty for a plain colour.
    public var selectedImageFill: BarFill
    /// Background of the selected item.
    public var selectionFill: BarFill
    /// Corner radius of the selected item's background; limited to half the background's height.
    public var selectionCornerRadius: CGFloat
    /// Insets from the tab's edges to the selected item's background.
    public var selectionInset: EdgeInsets
    /// Side length of an image's square; `imageTop` and `titleTop` are the tops of the image
    /// and the title's line.
    public var imageSize: CGFloat
    /// Distance from the bar's top to the top of the image's square.
    public var imageTop: CGFloat
    /// Distance from the bar's top to the top of the title's line.
    public var titleTop: CGFloat
    /// Minimum width of tabs that are centred in a wide bar; `itemSpacing` is the distance
    /// between tabs.
    public var itemWidth: CGFloat
    /// Distance between adjacent tabs in a wide bar.
    public var itemSpacing: CGFloat
    /// Width that adjacent tabs share, in a floating bar with titles below the images.
    public var itemOverlap: CGFloat = 0
    /// Height of the search field of a selected search tab, in a floating bar.
    public var searchFieldHeight: CGFloat = 48
    /// Margin between a title and both sides of its tab; a longer title is truncated.
    public var titleMargin: CGFloat
    /// Configuration of symbols without a configuration of their own.
    public var symbol: Image.SymbolConfiguration
    /// Metrics of the badge at an item's image.
    public var badge: BadgeMetrics
    /// Insets of a floating bar from the sides and the bottom, or `nil` for a bar that does
    /// not float.
    public var floatingInset: EdgeInsets?
    /// Distance between the parts of a floating bar: tabs, search tab and accessory.
    public var partSpacing: CGFloat = 0
    /// Height of the accessory above the tabs.
    public var accessoryHeight: CGFloat = 56
    /// Metrics on a phone in landscape, or `nil` if the bar stays the same.
    public var compact: InlineMetrics?
    /// Metrics in a regular width, on tablets and large phones in landscape, or `nil` if the
    /// bar stays the same.
    public var regular: InlineMetrics?

    /// Metrics of a bar with titles beside the images.
    public struct InlineMetrics: Sendable, Hashable {
        /// Height of the bar, without the safe area below.
        public var height: CGFloat
        /// Side length of an image's square.
        public var imageSize: CGFloat
        /// Distance between an image and its title.
        public var imageGap: CGFloat
        /// Font and shadow of the titles.
        public var text: BarTextMetrics
    }

    /// Metrics of the badge at an item's image.
    public struct BadgeMetrics: Sendable, Hashable {
        /// Font and colour of the badge's text.
        public var text: BarTextMetrics
        /// Fill within the border.
        public var fill: BarFill
        /// Colour of the border, or `nil` to leave the border's area empty.
        public var borderColor: Color?
        /// Width of the border.
        public var borderWidth: CGFloat
        /// Height and minimum width, including the border.
        public var diameter: CGFloat
        /// Padding at each side of the text.
        public var padding: CGFloat
        /// Offset of the badge's centre: x from the image's centre, y from the bar's top.
        public var offset: CGPoint
    }
}
