import Foundation
import TableDrawing

/// Metrics of the buttons revealed by a swipe, including the Delete button; lengths in points.
public struct SwipeMetrics: Sendable, Hashable {
    /// Font of a button's title.
    public var font: ThemeFont
    /// Colour of a button's title and template image.
    public var titleColor: Color
    /// Shadow of a button's title, or `nil` for no shadow.
    public var titleShadow: ThemeShadow?
    /// Background of a destructive action, for example Delete.
    public var destructiveColor: Color
    /// Background of an action that is not destructive.
    public var normalColor: Color
    /// Padding at each side of a button's title.
    public var titlePadding: CGFloat
    /// Minimum width of a button.
    public var minimumWidth: CGFloat
    /// Maximum share of the row's width for all buttons together, from 0 to 1.
    ///
    /// If the buttons need more width, the widest buttons shrink and their titles are
    /// truncated. If short titles would be truncated, the buttons take the whole row.
    public var largestShare: CGFloat
    /// Maximum number of lines of a title that is too wide for its button.
    public var titleLines: Int
    /// Height of a button, or `nil` to fill the row.
    public var buttonHeight: CGFloat?
    /// Insets around each button within the row.
    public var buttonInsets: EdgeInsets
    /// Corner radius; limited to half a button's height.
    public var cornerRadius: CGFloat
    /// Gloss over a button's colour, from top to bottom; empty for a plain colour.
    public var gloss: [ThemeShape.Stop]
    /// Colour of a button's border, or `nil` for no border.
    public var borderColor: Color?
    /// Thickness of a button's border.
    public var borderWidth: CGFloat
    /// Distance between an image and the title below it.
    public var imageGap: CGFloat
    /// Minimum row height for a button with both an image and its title.
    public var minimumHeightForTitledImage: CGFloat
    /// Whether the row moves aside.
    ///
    /// Otherwise the content shrinks, the accessory is hidden and the buttons take their
    /// space.
    public var movesRow: Bool
}
