import Foundation
import TableDrawing
import TableGeometry

/// What lies behind the rows.
extension TableView {
    /// The background's colour: the table's own, or the theme's; of a pattern the main colour.
    public var effectiveBackgroundColor: Color {
        backgroundColor ?? groupedBackground?.mainColor ?? theme.colors.tableBackground
    }

    /// The theme's background of grouped tables, on the device that the table is shown on.
    private var groupedBackground: TableBackground? {
        groupedMetrics?.background.resolved(for: traitCollection.userInterfaceIdiom)
    }

    /// The one colour that is seen behind the rows: the background's, with what a background view makes of it;
    /// nothing where that shows a picture.
    var colorBehindRows: Color? {
        guard let view = placedBackgroundView(in: visibleExtent) else {
            return effectiveBackgroundColor
        }
        view.layoutIfNeeded()
        // What it shows may follow insets that are not there yet.
        view.setNeedsLayout()
        return view.color(over: effectiveBackgroundColor.resolved, in: view.frame).map { Color($0) }
    }

    /// The pattern over `effectiveBackgroundColor` in a rectangle of the content, in points; nothing
    /// where the background is one colour, or a gradient over all that is seen.
    public func backgroundPatternNode(in rect: CGRect) -> RenderNode? {
        let contents = withOwnTheme { backgroundPattern(in: rect, over: nil) }
        guard contents != .none else { return nil }
        return RenderNode(
            name: "background", frame: rect, boundsOrigin: rect.origin, contents: contents)
    }

    /// The theme's pattern over the background's colour, in a rectangle of the content.
    ///
    /// - Parameter visible: what is seen of the table, in the rectangle's coordinates, points.
    func backgroundPattern(in rect: CGRect, over visible: Extent?) -> RenderContents {
        guard backgroundColor == nil,
            let pattern = groupedBackground?.pattern(in: rect, over: visible)
        else { return .none }
        return .drawing(pattern)
    }
}
