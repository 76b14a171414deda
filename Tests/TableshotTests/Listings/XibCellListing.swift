import Foundation
import Tableshot
import Testing

/// Cell of the recipe, from a file of Interface Builder.
final class PRPComplexTableViewCell: NibTableViewCell {
    @Outlet(.weak) var titleLabel: Label!
    @Outlet(.weak) var dateLabel: Label!
    @Outlet(.weak) var locationLabel: Label!

    override class var bundle: NibBundle { NibFiles.bundle }
}

/// Controller that keeps the nib of such cells.
final class XibViewController: TableViewController {
    private(set) lazy var complexCellNib = PRPComplexTableViewCell.nib

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        40
    }

    override func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = PRPComplexTableViewCell.cell(for: tableView, fromNib: complexCellNib)
        cell.titleLabel.text = "Cell #\(indexPath.row)"
        let formatter = DateFormatter()
        formatter.locale = RenderContext.current.locale
        formatter.timeZone = RenderContext.current.timeZone
        formatter.dateStyle = .none
        formatter.timeStyle = .medium
        cell.dateLabel.text = formatter.string(from: RenderContext.current.now)
        cell.locationLabel.text = "Places unknown"
        return cell
    }
}

@Suite struct XibCellListingTests {
    @Test("The cell of a xib has the picture of the cell of a nib in YAML")
    func picture() throws {
        let controller = XibViewController()
        let picture = try NibFiles.picture(.modern, width: 375, height: 240) { controller }
        #expect(picture.diagnostics.isEmpty)
        #expect(
            try picture.bitmap()
                == NibFiles.picture(.modern, width: 375, height: 240) { TestViewController() }
                .bitmap())
        #expect(controller.complexCellNib.loadCount == 1)
        #expect(controller.complexCellNib.instantiationCount <= 6)
    }
}
