import Foundation
import TableDrawing

/// The buttons that a swipe uncovers, the Delete button among them; lengths in points.
public struct SwipeMetrics: Sendable, Hashable {
    public var font: ThemeFont
    public var titleColor: Color
    public var titleShadow: ThemeShadow?
    public var destructiveColor: Color
    public var normalColor: Color
    /// At each side of a button's title.
    public var titlePadding: CGFloat
    /// The least width of a button.
    public var minimumWidth: CGFloat
    /// The most of the row's width that all buttons together take, from 0 to 1; where they ask for
    /// more, the widest give way and their titles are cut.
    ///
    /// Where short titles would be cut, the buttons take all of the row.
    public var largestShare: CGFloat
    /// The most lines of a title that its button is too narrow for.
    public var titleLines: Int
    /// The height of a button; nothing fills the row.
    public var buttonHeight: CGFloat?
    /// Around each button, within the row.
    public var buttonInsets: EdgeInsets
    /// At most half of a button's height.
    public var cornerRadius: CGFloat
    /// Laid over a button's colour, from its top to its bottom; empty leaves the colour plain.
    public var gloss: [ThemeShape.Stop]
    public var borderColor: Color?
    public var borderWidth: CGFloat
    /// Between an image and the title below it.
    public var imageGap: CGFloat
    /// The row height from which a button with an image shows its title too.
    public var minimumHeightForTitledImage: CGFloat
    /// Whether the row moves aside; otherwise the content shrinks, the accessory vanishes and the
    /// buttons stand in the room.
    public var movesRow: Bool
}
