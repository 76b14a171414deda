import Foundation
import Tableshot

/// A ready-made table that shows one of the sample cells.
public struct Sample: Sendable {
    /// The name that the command uses, such as `time-zones`.
    public let name: String
    /// What it shows, in one line.
    public let summary: String
    /// The screen that it was made for, in points.
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

    /// Makes the table, at its own size or another, for the render under way.
    ///
    /// One of its rows is selected.
    public func makeTableView(size: CGSize? = nil) -> TableView {
        let tableView = make(size ?? self.size)
        tableView.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        return tableView
    }

    /// The sample of a name; nothing if there is none.
    public static func named(_ name: String) -> Sample? { all.first { $0.name == name } }
}
