import Foundation
import TableSamples
import Tableshot
import Testing

/// "Returning an initialized instance of the custom table-view cell": listing 5-14 of the guide of
/// 2009.
final class CustomCellController: TableViewDataSource {
    private static let rowHeight: CGFloat = 60
    let displayList: [Region]

    init(displayList: [Region]) { self.displayList = displayList }

    func numberOfSections(in tableView: TableView) -> Int { displayList.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        displayList[section].timeZoneWrappers.count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        displayList[section].name
    }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cellIdentifier = "TimeZoneCell"
        var timeZoneCell =
            tableView.dequeueReusableCell(withIdentifier: cellIdentifier) as? TimeZoneCell
        if timeZoneCell == nil {
            timeZoneCell = TimeZoneCell(style: .default, reuseIdentifier: cellIdentifier)
            timeZoneCell?.frame = CGRect(x: 0.0, y: 0.0, width: 320.0, height: Self.rowHeight)
        }
        guard let timeZoneCell else { return TableViewCell() }
        let region = displayList[indexPath.section]
        let regionTimeZones = region.timeZoneWrappers
        timeZoneCell.setTimeZoneWrapper(regionTimeZones[indexPath.row])
        return timeZoneCell
    }
}

@Suite struct CustomCellListingTests {
    @Test("2009, 5-14: a table shows a custom cell for each time zone of a region")
    func customCells() throws {
        let zones = [
            "Africa/Cairo", "Africa/Nairobi", "America/New_York", "Asia/Tokyo", "Europe/Paris",
        ]
        let controller = CustomCellController(displayList: Region.regions(of: zones))
        let picture = try Resources.picture(.classic, height: 400) { tableView in
            tableView.rowHeight = 60
            tableView.dataSource = controller
            #expect(!tableView.visibleCells.isEmpty)
            #expect(tableView.visibleCells.allSatisfy { $0 is TimeZoneCell })
            #expect(tableView.numberOfSections == 4)
        }
        Snapshots.verify(picture, "Listings/custom-cell-2009")
    }
}
