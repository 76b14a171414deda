import Foundation
import TableDrawing
import TableGeometry

/// What lies behind the rows.
extension TableView {
    /// The background's colour: the table's own, or the theme's; of a pattern the main colour.
    public var effectiveBackgroundColor: Color {
        backgroundColor ?? groupedMetrics?.background.mainColor ?? theme.colors.tableBackground
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
