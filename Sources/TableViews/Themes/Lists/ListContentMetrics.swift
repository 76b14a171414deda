import Foundation
import TableDrawing
import TableText

/// The list contents that are no cell styles: sidebars and prominent headers; lengths in points.
public struct ListContentMetrics: Sendable, Hashable {
    /// The main text of a sidebar's row.
    public var sidebarFont: ThemeFont
    /// The secondary text of a sidebar's row.
    public var sidebarDetailFont: ThemeFont
    /// The corners of the plate behind a chosen row of a sidebar.
    public var sidebarCornerRadius: CGFloat
    /// From the sides of a sidebar's row to that plate.
    public var sidebarInset: CGFloat
    public var sidebarHeaderFont: ThemeFont
    public var prominentHeaderFont: ThemeFont
    public var extraProminentHeaderFont: ThemeFont
    /// The colour of the three headers.
    public var headerColor: Color
    /// The room in whose middle symbols stand before texts of the standard size, where the cells of the look have
    /// none.
    public var symbolLane: CGFloat
}
