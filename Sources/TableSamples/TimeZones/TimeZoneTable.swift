import Foundation
import Tableshot

/// World clock with regions as sections and time zones as rows.
public final class TimeZoneTable: TableViewDataSource, TableViewDelegate {
    public let regions: [Region]
    private let cellClass: TimeZoneCell.Type

    /// Creates a table of regions with cells of a class.
    public init(regions: [Region], cellClass: TimeZoneCell.Type = TimeZoneCell.self) {
        self.regions = regions
        self.cellClass = cellClass
    }

    private static let identifier = "TimeZoneCell"

    /// Connects a table view to this data source and delegate, with rows of 60 points.
    public func configure(_ tableView: TableView) {
        tableView.rowHeight = TimeZoneLayout.rowHeight
        tableView.register(cellClass, forCellReuseIdentifier: Self.identifier)
        tableView.dataSource = self
        tableView.delegate = self
    }

    public func numberOfSections(in tableView: TableView) -> Int { regions.count }

    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        regions[section].name
    }

    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        regions[section].timeZoneWrappers.count
    }

    public func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let wrapper = regions[indexPath.section].timeZoneWrappers[indexPath.row]
        (cell as? TimeZoneCell)?.setTimeZoneWrapper(wrapper)
        return cell
    }
}
