import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// The background behind the rows.
extension TableView {
    /// Background colour of the table, or of the theme if none was set.
    ///
    /// For a pattern, it is the main colour.
    public var effectiveBackgroundColor: Color {
        backgroundColor ?? groupedBackground?.mainColor ?? theme.colors.tableBackground
    }

    /// The theme's background of grouped tables for the table's device.
    private var groupedBackground: TableBackground? {
        groupedMetrics?.background.resolved(for: traitCollection.userInterfaceIdiom)
    }

    /// The single colour visible behind the rows, or `nil` if the background view shows a
    /// picture.
    ///
    /// The colour combines the table's background with the background view.
    package var colorBehindRows: Color? {
        guard let view = placedBackgroundView(in: visibleExtent) else {
            return effectiveBackgroundColor
        }
        view.layoutIfNeeded()
        // The content of the view may depend on insets that are not set yet.
        view.setNeedsLayout()
        return view.color(over: effectiveBackgroundColor.resolved, in: view.frame).map { Color($0) }
    }

    /// Returns the pattern drawn over `effectiveBackgroundColor` in a rectangle of the content,
    /// in points.
    ///
    /// Returns `nil` if the background is a single colour, or a gradient over the whole visible
    /// area.
    public func backgroundPatternNode(in rect: CGRect) -> RenderNode? {
        let contents = withOwnTheme { backgroundPattern(in: rect, over: nil) }
        guard contents != .none else { return nil }
        return RenderNode(
            name: "background", frame: rect, boundsOrigin: rect.origin, contents: contents)
    }

    /// Returns the theme's pattern over the background colour, in a rectangle of the content.
    ///
    /// - Parameter visible: the visible part of the table in the rectangle's coordinates, in
    ///   points.
    func backgroundPattern(in rect: CGRect, over visible: Extent?) -> RenderContents {
        guard backgroundColor == nil,
            let pattern = groupedBackground?.pattern(in: rect, over: visible)
        else { return .none }
        return .drawing(pattern)
    }
}
