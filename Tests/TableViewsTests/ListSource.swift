import Foundation
import TableControls
import TableGeometry
import TableThemes
import TableViews

/// A data source and delegate with given counts that records the table's questions.
final class ListSource: TableViewDataSource, TableViewDelegate {
    var counts: [Int]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var configure: (TableViewCell, IndexPath) -> Void = { cell, indexPath in
        cell.textLabel?.text = "Row \(indexPath.row)"
    }
    var willDisplay: (TableViewCell, IndexPath) -> Void = { _, _ in }
    var ended: [IndexPath] = []
    var asked: [IndexPath] = []
    var style = TableViewCell.CellStyle.default
    var reuses = true

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        headers[section]
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        footers[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        asked.append(indexPath)
        let waiting = reuses ? tableView.dequeueReusableCell(withIdentifier: "cell") : nil
        let cell = waiting ?? TableViewCell(style: style, reuseIdentifier: "cell")
        configure(cell, indexPath)
        return cell
    }

    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { willDisplay(cell, indexPath) }

    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) { ended.append(indexPath) }
}

/// Returns a table of a given height that shows `source`, in the current context.
func makeTable(_ source: ListSource, width: CGFloat = 320, height: CGFloat = 480) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    table.dataSource = source
    table.delegate = source
    return table
}
