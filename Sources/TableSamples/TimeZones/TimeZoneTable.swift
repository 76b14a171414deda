import Foundation
import Tableshot

/// World clock with regions as sections and time zones as rows.
public final class TimeZoneTable: TableViewDataSource, TableViewDelegate {
    /// Regions of the sections, in order.
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

    /// Returns the number of regions.
    public func numberOfSections(in tableView: TableView) -> Int { regions.count }

    /// Returns the name of a region.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        regions[section].name
    }

    /// Returns the number of a region's time zones.
    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        regions[section].timeZoneWrappers.count
    }

    /// Returns a reused or new cell with a time zone.
    public func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let wrapper = regions[indexPath.section].timeZoneWrappers[indexPath.row]
        (cell as? TimeZoneCell)?.setTimeZoneWrapper(wrapper)
        return cell
    }
}
