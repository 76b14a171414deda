import Foundation
@_spi(Subclassing) import TableControls
import TableGeometry

/// Displayed parts of a table for inspection.
extension TableView {
    /// Parts in reading order: header, rows and footer of each section, between the table's
    /// header and footer.
    package var partsInReadingOrder: [View]? {
        func place(_ view: View) -> (Int, Int, Int) {
            if let path = (view as? TableViewCell)?.row.displayedIndexPath {
                return (path.section, 1, path.row)
            }
            switch view.nodeName {
            case "refreshControl": return (-2, 0, 0)
            case "tableHeaderView": return (-1, 0, 0)
            case "tableFooterView": return (.max, 0, 0)
            case "backgroundView": return (.max, 1, 0)
            case let name:
                guard let section = name.split(separator: " ").last.flatMap({ Int($0) }) else {
                    return (.max, 2, 0)
                }
                return (section, name.hasPrefix("header") ? 0 : 2, 0)
            }
        }
        return displayedParts.sorted { place($0) < place($1) }
    }

    /// Views of the last picture, or of the last slab of a picture, from back to front.
    package var loweredParts: [View] { accessories.loweredSubviews }

    /// Whether a part lies between the sides; rows above and below scroll into view.
    package func isPartVisible(_ rect: CGRect) -> Bool? {
        rect.maxX > bounds.minX && rect.minX < bounds.maxX
    }
}

extension TableView: AccessibilityContainer, ThemedView {}

/// Recreation of a row for comparison with the displayed row.
extension TableView {
    /// Runs `body` in the table's own theme.
    package func inspecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withOwnTheme(body)
    }
}
