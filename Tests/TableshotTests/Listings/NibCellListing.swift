import Foundation
import Tableshot
import Testing

/// "Defining an outlet for the cell": listings 5-4 and 5-5 of the guide of 2009.
final class TVController: TableViewController {
    @Outlet(.strong) var tvCell: TableViewCell!
    private static let numberOfRows = 30

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        Self.numberOfRows
    }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let myIdentifier = "MyIdentifier"
        var cell: TableViewCell! = tableView.dequeueReusableCell(withIdentifier: myIdentifier)
        if cell == nil {
            NibFiles.bundle.loadNibNamed("TVCell", owner: self, options: nil)
            cell = tvCell
            tvCell = nil
        }
        var label: Label?
        label = cell.viewWithTag(1) as? Label
        label?.text = "\(indexPath.row)"
        label = cell.viewWithTag(2) as? Label
        label?.text = "\(Self.numberOfRows - indexPath.row)"
        return cell
    }
}

@Suite struct NibCellListingTests {
    @Test("2009, 5-4 and 5-5: a cell comes from a nib through the owner's outlet")
    func picture() throws {
        let picture = try NibFiles.picture(.classic, width: 480, height: 220) { TVController() }
        Snapshots.verify(picture, "Listings/nib-cell-2009")
    }

    @Test("Cells are made once and reused under the identifier of the file")
    func reuse() throws {
        let controller = TVController()
        let picture = try NibFiles.picture(.classic, height: 220) { controller }
        _ = try picture.renderTree()
        controller.tableView.contentOffset.y = 600
        let label = controller.tableView.visibleCells.last?.viewWithTag(2) as? Label
        #expect(label?.text == "12")
        #expect(controller.tableView.reuseStatistics.total.created <= 6)
        #expect(controller.tvCell == nil)
    }
}
