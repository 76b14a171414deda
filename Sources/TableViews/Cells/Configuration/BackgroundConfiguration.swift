import Foundation
import TableDrawing

/// What lies behind a cell or header, as a value; UIKit's type.
///
/// Lengths are points.
public struct BackgroundConfiguration {
    /// Which background it began as; decides what a state does to it.
    enum Role: Sendable, Hashable { case clear, plainCell, groupedCell, sidebarCell, headerFooter }

    let role: Role
    /// Nothing leaves the colour to the theme and the state.
    public var backgroundColor: Color?
    /// Makes the shown colour from that of the theme or the configuration.
    public var backgroundColorTransformer: ((Color) -> Color)?
    public var cornerRadius: CGFloat = 0
    /// From the edges of the cell to those of the background.
    public var backgroundInsets = DirectionalEdgeInsets.zero
    /// Nothing is the tint colour; shown where `strokeWidth` is not 0.
    public var strokeColor: Color?
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
    /// The colour of the present state where none was set.
    var stateColor: Color?

    init(_ role: Role) {
        self.role = role
        stateColor = Self.color(role, isChosen: false)
    }

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

    /// The background of a row by the table's own look, as since iOS 18: that of a plain table.
    public static func listCell() -> BackgroundConfiguration { listPlainCell() }

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
        let cell = state as? CellConfigurationState
        let isChosen = cell.map { $0.isSelected || $0.isHighlighted } ?? false
        updated.stateColor = Self.color(role, isChosen: isChosen)
        return updated
    }

    private static func color(_ role: Role, isChosen: Bool) -> Color? {
        let theme = RenderContext.current.theme
        switch role {
        case .clear, .headerFooter: return nil
        case .sidebarCell: return isChosen ? theme.selection.standard.top : nil
        case .plainCell, .groupedCell:
            return isChosen ? theme.selection.standard.top : theme.colors.cellBackground
        }
    }

    /// The colour that a tint, the configuration and the state lead to.
    func resolvedBackgroundColor(for tintColor: Color) -> Color {
        let color = backgroundColor ?? stateColor ?? .clear
        return backgroundColorTransformer?(color) ?? color
    }
}
