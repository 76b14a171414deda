import Foundation
import Tableshot

/// Ready-made table that shows a sample cell.
public struct Sample: Sendable {
    /// Name for the command, for example `time-zones`.
    public let name: String
    /// Description in one line.
    public let summary: String
    /// Default size of the screen, in points.
    public let size: CGSize
    private let make: @Sendable (CGSize) -> TableView

    init(
        _ name: String, _ summary: String, height: CGFloat,
        make: @escaping @Sendable (CGSize) -> TableView
    ) {
        self.name = name
        self.summary = summary
        size = CGSize(width: 320, height: height)
        self.make = make
    }

    /// Creates the table with its default size or another size, for the current render.
    ///
    /// The second row is selected.
    public func makeTableView(size: CGSize? = nil) -> TableView {
        let tableView = make(size ?? self.size)
        tableView.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        return tableView
    }

    /// Returns the sample with a name, or `nil` if no such sample exists.
    public static func named(_ name: String) -> Sample? { all.first { $0.name == name } }
}
