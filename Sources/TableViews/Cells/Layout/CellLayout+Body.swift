import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

extension CellLayout {
    /// Width that determines the margins: the table's width if known, otherwise the cell's
    /// width.
    var marginWidth: CGFloat { cell.background.location?.tableWidth ?? cell.bounds.width }

    /// Returns the side margin of a part, in points, from the margins in plain tables.
    func margin(_ margins: MarginTable) -> CGFloat {
        (cell.groupedMetrics?.contentMargins ?? margins).margin(forWidth: marginWidth)
    }

    /// Rectangle for content, accessory and separator in the cell's coordinates.
    ///
    /// The body is the whole cell, or the area within a border.
    package var body: CGRect {
        guard let location = cell.background.location, let metrics = cell.groupedMetrics,
            let box = cell.background.borderedBox
        else {
            return CGRect(origin: .zero, size: cell.bounds.size).inset(by: sideSafeArea)
        }
        let margin = metrics.sideMargins.margin(
            forWidth: location.tableWidth, idiom: cell.traitCollection.userInterfaceIdiom)
        let top = location.isFirst ? box.borderWidth : 0
        let bottom = location.isLast && cell.background.isEtched ? box.etchingWidth : 0
        let grid = PixelGrid.current
        let left = grid.round(margin + sideSafeArea.left)
        let right = grid.round(cell.bounds.width - margin - sideSafeArea.right)
        return CGRect(
            x: left, y: top, width: max(0, right - left),
            height: max(0, cell.bounds.height - top - bottom))
    }

    /// Default font of the main text in the cell's table.
    package var standardTextFont: Font { standardTextFont(cell.background.location) }

    func standardTextFont(_ location: RowLocation?) -> Font {
        let theme = RenderContext.current.theme
        let grouped = location.flatMap { theme.groupedMetrics(for: $0.tableStyle) }
        let own = cell.style == .default ? grouped?.defaultTextFont : nil
        return (own ?? styleMetrics.textFont).font()
    }

    /// Distance that backgrounds and lines extend beyond the body, to the screen's own edges.
    var bodyOutsets: EdgeInsets { cell.background.borderedBox == nil ? sideSafeArea : .zero }
}
