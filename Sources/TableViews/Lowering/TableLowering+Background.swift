import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

extension TableLowering {
    /// Theme's background of grouped tables for the table's device, or `nil` in other tables.
    var groupedBackground: TableBackground? {
        table.layout.groupedMetrics?.background.resolved(
            for: table.traitCollection.userInterfaceIdiom)
    }

    /// Colour visible behind the rows, or `nil` if the background view displays a picture.
    ///
    /// The colour combines the table's background with the background view.
    package var colorBehindRows: Color? {
        guard let view = table.accessories.placedBackgroundView(in: table.visibleExtent) else {
            return table.effectiveBackgroundColor
        }
        view.layoutIfNeeded()
        // The content of the view may depend on insets that are not final yet.
        view.setNeedsLayout()
        return view.inspection.color(over: table.effectiveBackgroundColor.resolved, in: view.frame)
            .map {
                Color($0)
            }
    }

    /// Returns the theme's pattern over the background colour, in a rectangle of the content.
    ///
    /// - Parameter visible: the visible part of the table in the rectangle's coordinates, in
    ///   points.
    func backgroundPattern(in rect: CGRect, over visible: Extent?) -> RenderContents {
        guard table.backgroundColor == nil,
            let pattern = groupedBackground?.pattern(in: rect, over: visible)
        else { return .none }
        return .drawing(pattern)
    }
}
