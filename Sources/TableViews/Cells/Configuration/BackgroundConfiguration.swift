import Foundation
import TableDrawing

/// What lies behind a cell or header, as a value; UIKit's type.
///
/// Lengths are points.
public struct BackgroundConfiguration {
    /// Which background it began as; decides what a state does to it.
    enum Role: Sendable, Hashable {
        /// `cell` is that of the table that the row stands in.
        case clear, cell, plainCell, groupedCell, sidebarCell, headerFooter
    }

    let role: Role
    /// The colour behind everything; nothing is the tint colour, `.clear` none.
    ///
    /// Where it was not set it is the theme's, and changes with the state.
    public var backgroundColor: Color? {
        get { isColorSet ? ownColor : stateFill.top }
        set {
            ownColor = newValue
            isColorSet = true
        }
    }
    private var ownColor: Color?
    private var isColorSet = false
    /// Makes the shown colour from that of the theme or the configuration.
    public var backgroundColorTransformer: ((Color) -> Color)?
    public var cornerRadius: CGFloat = 0
    /// From the edges of the cell to those of the background.
    public var backgroundInsets = DirectionalEdgeInsets.zero
    /// The edges at which the margins of the cell, or of the header, are added to `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
    /// Nothing is the tint colour; shown where `strokeWidth` is not 0.
    public var strokeColor: Color?
    /// Makes the shown colour of the stroke from `strokeColor`.
    public var strokeColorTransformer: ((Color) -> Color)?
    public var strokeWidth: CGFloat = 0
    /// How far the stroke lies outside the background.
    public var strokeOutset: CGFloat = 0
    /// An image over the colour.
    public var image: Image?
    public var imageContentMode = ContentMode.scaleToFill
    /// The shadow that the background casts.
    public var shadowProperties = ShadowProperties()
    /// A view over the colour and the image, as large as the background.
    public var customView: View?
    @available(
        *, unavailable,
        message: "what lies behind is not blurred; give a translucent backgroundColor instead"
    )
    public var visualEffect: Never? { nil }
    /// The state that it was brought up to date with; nothing where it never was.
    private var state: CellConfigurationState?

    init(_ role: Role) { self.role = role }

    /// Nothing, in any state.
    public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }

    /// The background of a row of a plain table.
    public static func listPlainCell() -> BackgroundConfiguration {
        BackgroundConfiguration(.plainCell)
    }

    /// The background of a row of a grouped table.
    public static func listGroupedCell() -> BackgroundConfiguration {
        BackgroundConfiguration(.groupedCell)
    }

    /// The background of a row by the style of the table that it stands in, as since iOS 18; outside of any
    /// that of a plain table.
    public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration(.cell) }

    /// The background of a row of a sidebar: a plate with round corners where it is chosen, nothing else.
    public static func listSidebarCell() -> BackgroundConfiguration {
        let metrics = RenderContext.current.theme.listContent
        var background = BackgroundConfiguration(.sidebarCell)
        background.cornerRadius = metrics.sidebarCornerRadius
        background.backgroundInsets = DirectionalEdgeInsets(
            top: 0, leading: metrics.sidebarInset, bottom: 0, trailing: metrics.sidebarInset)
        return background
    }

    /// The background of a row of a sidebar that stands beside another list: as `listSidebarCell()`.
    public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
        listSidebarCell()
    }

    /// The background of a header of a sidebar: none.
    public static func listSidebarHeader() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// The background of a header by the style of the table that it stands in: none of its own.
    public static func listHeader() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// The background of a footer by the style of the table that it stands in: none of its own.
    public static func listFooter() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// The background of a header or footer of a plain table: none of its own.
    public static func listPlainHeaderFooter() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// The background of a header or footer of a grouped table: none.
    public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// The background with the looks of a state; what was set stays.
    public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
        var updated = self
        updated.state = state as? CellConfigurationState
        return updated
    }

    /// The fill of the present state where no colour was set.
    private var stateFill: SelectionLook.Fill {
        let theme = RenderContext.current.theme
        func plain(_ color: Color) -> SelectionLook.Fill { .init(top: color, bottom: color) }
        switch role {
        case .clear, .headerFooter: return plain(.clear)
        case .sidebarCell: return chosenFill ?? plain(.clear)
        case .plainCell: return chosenFill ?? plain(theme.colors.cellBackground)
        case .groupedCell:
            let style = state?.tableStyle ?? .grouped
            let metrics = theme.groupedMetrics(for: style) ?? theme.grouped
            return chosenFill ?? plain(metrics.cellBackground)
        case .cell:
            let metrics = theme.groupedMetrics(for: state?.tableStyle ?? .plain)
            return chosenFill ?? plain(metrics?.cellBackground ?? theme.colors.cellBackground)
        }
    }

    /// The theme's fill of a row that is chosen or touched; nothing where it is neither.
    private var chosenFill: SelectionLook.Fill? {
        guard let state, state.isSelected || state.isHighlighted else { return nil }
        let theme = RenderContext.current.theme
        return state.isChosenByCircle
            ? theme.editing.multipleSelection : theme.selection.fill(for: state.selectionStyle)
    }

    /// What is shown of the state's fill; nothing where a colour was set, or the fill is of one colour.
    var shownGradient: SelectionLook.Fill? {
        guard !isColorSet else { return nil }
        let fill = stateFill
        guard fill.top != fill.bottom else { return nil }
        let transform = backgroundColorTransformer ?? { $0 }
        return SelectionLook.Fill(top: transform(fill.top), bottom: transform(fill.bottom))
    }

    /// The colour that a tint, the configuration and the state lead to.
    public func resolvedBackgroundColor(for tintColor: Color) -> Color {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the stroke that a tint and the configuration lead to.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
