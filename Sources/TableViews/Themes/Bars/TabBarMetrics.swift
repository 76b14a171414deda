import Foundation
import TableDrawing

/// The tabs at the bottom of a screen; lengths in points.
public struct TabBarMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var background: BarFill
    public var text: BarTextMetrics
    /// Of items that are not selected, and of the one that is; nothing is the tint.
    public var color: Color
    public var selectedColor: Color?
    /// Colours of the images, from the top down, where they are not plain.
    public var imageFill: BarFill
    public var selectedImageFill: BarFill
    /// Behind the selected item.
    public var selectionFill: BarFill
    public var selectionCornerRadius: CGFloat
    public var selectionInset: EdgeInsets
    /// The square that images keep to, and where it and the title's line begin.
    public var imageSize: CGFloat
    public var imageTop: CGFloat
    public var titleTop: CGFloat
    /// How wide tabs are that stand in the middle of a wide bar, at least, and the distance between them.
    public var itemWidth: CGFloat
    public var itemSpacing: CGFloat
    /// What a title keeps from both sides of its tab; a longer one is cut.
    public var titleMargin: CGFloat
    /// How symbols are drawn that were not given a configuration of their own.
    public var symbol: Image.SymbolConfiguration
    public var badge: BadgeMetrics
    /// How far a floating bar stays from the sides and the bottom; nothing for one that does not.
    public var floatingInset: EdgeInsets?
    /// What is otherwise on a phone on its side; nothing where the bar stays as it is.
    public var compact: InlineMetrics?
    /// What is otherwise where the width is regular, on tablets and large phones on their sides; nothing where the bar
    /// stays as it is.
    public var regular: InlineMetrics?

    /// A bar whose titles stand beside the images.
    public struct InlineMetrics: Sendable, Hashable {
        public var height: CGFloat
        /// The square that images keep to.
        public var imageSize: CGFloat
        /// Between an image and its title.
        public var imageGap: CGFloat
        public var text: BarTextMetrics
    }

    /// The number at an item's image.
    public struct BadgeMetrics: Sendable, Hashable {
        public var text: BarTextMetrics
        public var fill: BarFill
        public var borderColor: Color?
        public var borderWidth: CGFloat
        public var diameter: CGFloat
        public var padding: CGFloat
        /// From the image's centre to the badge's, and from the bar's top.
        public var offset: CGPoint
    }
}
