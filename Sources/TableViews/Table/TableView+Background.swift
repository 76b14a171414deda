import Foundation
import TableDrawing
import TableGeometry

/// What lies behind the rows.
extension TableView {
    /// The background's colour: the table's own, or the theme's; of a pattern the main colour.
    public var effectiveBackgroundColor: Color {
        backgroundColor ?? groupedMetrics?.background.mainColor ?? theme.colors.tableBackground
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
    /// where the background is one colour.
    public func backgroundPatternNode(in rect: CGRect) -> RenderNode? {
        let contents = withOwnTheme { backgroundPattern(in: rect) }
        guard contents != .none else { return nil }
        return RenderNode(
            name: "background", frame: rect, boundsOrigin: rect.origin, contents: contents)
    }

    /// The theme's pattern over the background's colour, in a rectangle of the content.
    func backgroundPattern(in rect: CGRect) -> RenderContents {
        guard backgroundColor == nil, let stripes = groupedMetrics?.background.stripes(in: rect)
        else { return .none }
        return .drawing(stripes)
    }
}
