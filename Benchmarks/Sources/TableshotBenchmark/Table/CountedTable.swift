import Tableshot

/// Table with any number of rows of a uniform height.
final class CountedTable: TableView, TableViewDataSource {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(frame: CGRect(origin: .zero, size: ZoneTable.screen))
        rowHeight = 60
        register(TableViewCell.self, forCellReuseIdentifier: "row")
        dataSource = self
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
