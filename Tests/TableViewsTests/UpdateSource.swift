import Foundation
import TableControls
import TableGeometry
import TableThemes
import TableViews

/// Data source of an `UpdateModel` with a given source of heights.
final class UpdateSource: TableViewDataSource {
    enum Sizing: CaseIterable {
        /// All rows have the table's row height.
        case uniform
        /// A delegate returns each height.
        case varying
        /// Cells size themselves when the table is loaded.
        case selfSizing
        /// A delegate returns the heights of some rows, cells size the other rows.
        case mixed
        /// Cells size themselves when they become visible.
        case estimated
        /// As `mixed`, when rows become visible, with an estimate for each row.
        case estimatedSingly
    }

    final class Cell: TableViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: height)
        }
    }

    var model: UpdateModel
    let sizing: Sizing
    let style: TableView.Style
    /// Identities of the rows whose height or estimate was requested.
    var askedHeights: Set<Int> = []
    let delegate: (any TableViewDelegate)?

    init(_ model: UpdateModel, _ sizing: Sizing, style: TableView.Style = .plain) {
        self.model = model
        self.style = style
        self.sizing = sizing
        let heights = Heights()
        let estimates = HeightsAndEstimates()
        delegate =
            switch sizing {
            case .uniform, .selfSizing, .estimated: nil
            case .varying, .mixed: heights
            case .estimatedSingly: estimates
            }
        heights.source = self
        estimates.source = self
    }

    /// Returns the final height of a row.
    func height(of row: UpdateModel.Row) -> CGFloat { sizing == .uniform ? 30 : row.height }

    func makeTable() -> TableView {
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 160), style: style)
        table.register(Cell.self, forCellReuseIdentifier: "even")
        table.register(Cell.self, forCellReuseIdentifier: "odd")
        table.allowsMultipleSelection = true
        table.sectionHeaderHeight = 20
        table.sectionHeaderTopPadding = 0
        table.rowHeight = sizing == .uniform ? 30 : TableView.automaticDimension
        if sizing == .estimated { table.estimatedRowHeight = 25 }
        table.dataSource = self
        table.delegate = delegate
        return table
    }

    func numberOfSections(in tableView: TableView) -> Int { model.sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        model.sections[section].rows.count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        model.sections[section].title
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let row = model.sections[indexPath.section].rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(
            withIdentifier: row.id % 2 == 0 ? "even" : "odd", for: indexPath)
        cell.textLabel?.text = row.text
        (cell as? Cell)?.height = row.height
        return cell
    }

    private func decide(_ indexPath: IndexPath) -> CGFloat {
        let row = model.sections[indexPath.section].rows[indexPath.row]
        askedHeights.insert(row.id)
        return sizing != .varying && row.id % 3 == 0 ? TableView.automaticDimension : row.height
    }

    private final class Heights: TableViewDelegate {
        weak var source: UpdateSource?

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            source?.decide(indexPath) ?? 0
        }
    }

    private final class HeightsAndEstimates: TableViewDelegate {
        weak var source: UpdateSource?

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            source?.decide(indexPath) ?? 0
        }

        func tableView(
            _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat {
            12 + CGFloat((source?.model.id(at: indexPath) ?? 0) % 5) * 8
        }
    }
}
