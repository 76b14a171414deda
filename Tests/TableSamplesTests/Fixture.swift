import Foundation
import TableSamples
import Tableshot
import Testing

/// Helpers of the tests of cells.
enum Fixture {
    /// Runs `body` in a theme, at noon UTC of 15 June 2025, with Greenwich as home.
    static func run<Result>(_ theme: Theme, _ body: () throws -> Result) rethrows -> Result {
        try RenderContext(theme: theme).run(body)
    }

    static func wrapper(_ identifier: String) throws -> TimeZoneWrapper {
        TimeZoneWrapper(timeZone: try #require(TimeZone(identifier: identifier)))
    }

    /// Returns a cell of a size in points after layout.
    static func cell<Cell: TableViewCell>(
        _ cellClass: Cell.Type, width: CGFloat = 320, height: CGFloat = 60
    ) -> Cell {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        cell.layoutIfNeeded()
        return cell
    }
}
