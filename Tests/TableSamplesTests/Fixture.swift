import Foundation
import TableSamples
import Tableshot
import Testing

/// What the tests of cells share.
enum Fixture {
    /// Runs in a theme, at noon UTC of 15 June 2025, at home in Greenwich.
    static func run<Result>(_ theme: Theme, _ body: () throws -> Result) rethrows -> Result {
        try RenderContext(theme: theme).run(body)
    }

    static func wrapper(_ identifier: String) throws -> TimeZoneWrapper {
        TimeZoneWrapper(timeZone: try #require(TimeZone(identifier: identifier)))
    }

    /// A cell of a size in points, laid out.
    static func cell<Cell: TableViewCell>(
        _ cellClass: Cell.Type, width: CGFloat = 320, height: CGFloat = 60
    ) -> Cell {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        cell.layoutIfNeeded()
        return cell
    }
}
