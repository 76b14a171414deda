import Foundation
import TableDrawing
import TableText

/// Metrics of list contents other than cell styles: sidebars and prominent headers; lengths in
/// points.
public struct ListContentMetrics: Sendable, Hashable {
    /// Font of the main text of a sidebar's row.
    public var sidebarFont: ThemeFont
    /// Font of the secondary text of a sidebar's row.
    public var sidebarDetailFont: ThemeFont
    /// Corner radius of the plate behind a selected row of a sidebar.
    public var sidebarCornerRadius: CGFloat
    /// Distance from the sides of a sidebar's row to the plate.
    public var sidebarInset: CGFloat
    /// Font of a sidebar's section headers.
    public var sidebarHeaderFont: ThemeFont
    /// Font of prominent section headers in inset grouped lists.
    public var prominentHeaderFont: ThemeFont
    /// Font of extra prominent section headers in inset grouped lists.
    public var extraProminentHeaderFont: ThemeFont
    /// Colour of the three headers.
    public var headerColor: Color
    /// Minimum height of a row with a list content, without its separator, or `nil` for the
    /// height of other rows.
    public var minimumRowHeight: CGFloat?
    /// Margin above and below the texts, with the separator, or `nil` for half of the padding of
    /// the corresponding cell style.
    public var verticalMargin: CGFloat?
    /// Distance between stacked texts, or `nil` for the distance in the cell style `subtitle`.
    public var lineGap: CGFloat?
    /// Width of the lane that centres symbols before texts of the standard size.
    ///
    /// The lane is used if the theme's cells have no symbol lane.
    public var symbolLane: CGFloat
}
