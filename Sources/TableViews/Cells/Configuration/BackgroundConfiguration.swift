import Foundation
import TableControls
import TableDrawing
import TableThemes

/// Background of a cell or header as a value; UIKit's type.
///
/// Lengths are in points.
public struct BackgroundConfiguration {
    /// Kind of background, which determines the effect of states.
    enum Role: Sendable, Hashable {
        /// `cell` is the background of a row in any table style.
        case clear, cell, plainCell, groupedCell, sidebarCell, headerFooter
    }

    let role: Role
    /// Background colour, `nil` for the tint colour, or `.clear` for no colour.
    ///
    /// The default colour is the theme's colour, and changes with the state.
    public var backgroundColor: Color? {
        get { isColorSet ? ownColor : stateFill.top }
        set {
            ownColor = newValue
            isColorSet = true
        }
    }
    private var ownColor: Color?
    private var isColorSet = false
    /// Transforms the colour of the theme or the configuration to the displayed colour.
    public var backgroundColorTransformer: ((Color) -> Color)?
    /// Corner radius of the background, in points.
    public var cornerRadius: CGFloat = 0
    /// Insets between the edges of the cell and the edges of the background.
    public var backgroundInsets = DirectionalEdgeInsets.zero
    /// Edges at which the layout margins of the cell or header are added to
    /// `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
    /// Colour of the stroke, or `nil` for the tint colour; visible unless `strokeWidth` is 0.
    public var strokeColor: Color?
    /// Transforms `strokeColor` to the displayed colour.
    public var strokeColorTransformer: ((Color) -> Color)?
    /// Width of the stroke, in points; 0 draws no stroke.
    public var strokeWidth: CGFloat = 0
    /// Distance of the stroke outside the background.
    public var strokeOutset: CGFloat = 0
    /// Image over the colour.
    public var image: Image?
    /// Scaling and position of `image` in the background.
    public var imageContentMode = ContentMode.scaleToFill
    /// Shadow of the background.
    public var shadowProperties = ShadowProperties()
    /// View over the colour and the image, with the size of the background.
    public var customView: View?
    /// Blur behind the background in UIKit; unavailable.
    @available(
        *, unavailable,
        message: "what lies behind is not blurred; give a translucent backgroundColor instead"
    )
    public var visualEffect: Never? { nil }
    /// State of the last update, or `nil` before an update.
    private var state: CellConfigurationState?

    init(_ role: Role) { self.role = role }

    /// Returns an empty background for all states.
    public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }

    /// Returns the background of a row of a plain table.
    public static func listPlainCell() -> BackgroundConfiguration {
        BackgroundConfiguration(.plainCell)
    }

    /// Returns the background of a row of a grouped table.
    public static func listGroupedCell() -> BackgroundConfiguration {
        BackgroundConfiguration(.groupedCell)
    }

    /// Returns the background of a row for the style of its table, as since iOS 18.
    ///
    /// Outside a table, the background is the background of a plain table's row.
    public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration(.cell) }

    /// Returns the background of a sidebar row: a plate with round corners if selected,
    /// otherwise empty.
    public static func listSidebarCell() -> BackgroundConfiguration {
        let metrics = RenderContext.current.theme.listContent
        var background = BackgroundConfiguration(.sidebarCell)
        background.cornerRadius = metrics.sidebarCornerRadius
        background.backgroundInsets = DirectionalEdgeInsets(
            top: 0, leading: metrics.sidebarInset, bottom: 0, trailing: metrics.sidebarInset)
        return background
    }

    /// Returns the background of a sidebar row beside another list, equal to
    /// `listSidebarCell()`.
    public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
        listSidebarCell()
    }

    /// Returns the background of a sidebar header, which is empty.
    public static func listSidebarHeader() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// Returns the background of a header for the style of its table, which is empty.
    public static func listHeader() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// Returns the background of a footer for the style of its table, which is empty.
    public static func listFooter() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// Returns the background of a header or footer of a plain table, which is empty.
    public static func listPlainHeaderFooter() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// Returns the background of a header or footer of a grouped table, which is empty.
    public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
        BackgroundConfiguration(.headerFooter)
    }

    /// Returns the background for a state, without changing explicit properties.
    public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
        var updated = self
        updated.state = state as? CellConfigurationState
        return updated
    }

    /// Fill of the current state without an explicit colour.
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

    /// Fill of the theme for a selected or highlighted row, or `nil` in other states.
    private var chosenFill: SelectionLook.Fill? {
        guard let state, state.isSelected || state.isHighlighted else { return nil }
        let theme = RenderContext.current.theme
        return state.isSelectedByCircle
            ? theme.editing.multipleSelection : theme.selection.fill(for: state.selectionStyle)
    }

    /// Displayed gradient of the state's fill, or `nil` for an explicit colour or a plain
    /// fill.
    var shownGradient: SelectionLook.Fill? {
        guard !isColorSet else { return nil }
        let fill = stateFill
        guard fill.top != fill.bottom else { return nil }
        let transform = backgroundColorTransformer ?? { $0 }
        return SelectionLook.Fill(top: transform(fill.top), bottom: transform(fill.bottom))
    }

    /// `backgroundColorTransformer`, for a module with a property of this name.
    package var backgroundTransform: ((Color) -> Color)? {
        get { backgroundColorTransformer }
        set { backgroundColorTransformer = newValue }
    }
    /// `strokeColorTransformer`, for a module with a property of this name.
    package var strokeTransform: ((Color) -> Color)? {
        get { strokeColorTransformer }
        set { strokeColorTransformer = newValue }
    }

    /// Returns the displayed background colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: Color) -> Color {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the displayed stroke colour for a tint colour.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// Shadow of a background configuration; UIKit's type without its path.
///
/// Lengths are in points.
public struct ShadowProperties: Sendable, Hashable {
    /// Colour of the shadow, before `opacity`.
    public var color = Color.black
    /// Opacity from 0 to 1; 0 draws no shadow.
    public var opacity: CGFloat = 0
    /// Standard deviation of the blur.
    public var radius: CGFloat = 0
    /// Offset of the shadow; a positive height moves it down.
    public var offset = CGSize.zero

    /// Creates an invisible shadow.
    public init() {}
}
