import Foundation
import Tableshot
import Testing

/// Cell with its own nib: hardly any code, just properties for the views of the nib.
final class ComplexTableViewCell: NibTableViewCell {
    @Outlet(.weak) var titleLabel: Label!
    @Outlet(.weak) var dateLabel: Label!
    @Outlet(.weak) var locationLabel: Label!

    override class var bundle: NibBundle { NibFiles.bundle }
}

/// Controller that keeps the nib of such cells.
final class TestViewController: TableViewController {
    private var storedNib: Nib?
    /// Created on first use.
    var complexCellNib: Nib! {
        get {
            if storedNib == nil { storedNib = ComplexTableViewCell.nib }
            return storedNib
        }
        set { storedNib = newValue }
    }
    var hasNib: Bool { storedNib != nil }

    override func viewDidUnload() {
        super.viewDidUnload()
        complexCellNib = nil
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        40
    }

    override func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = ComplexTableViewCell.cell(for: tableView, fromNib: complexCellNib)
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

@Suite struct NibBasedCellListingTests {
    @Test("A single call returns a cell from the table and its nib")
    func picture() throws {
        let picture = try NibFiles.picture(.modern, width: 375, height: 240) {
            TestViewController()
        }
        Snapshots.verify(picture, "Listings/nib-based-cell")
    }

    @Test(
        "The controller releases the nib with its view, and shows an equal picture after a reload")
    func unloading() throws {
        let controller = TestViewController()
        let first = try NibFiles.picture(.modern, height: 240) { controller }.bitmap()
        #expect(controller.isViewLoaded && controller.hasNib)
        let nib = controller.complexCellNib
        controller.unloadView()
        #expect(!controller.isViewLoaded && !controller.hasNib)
        let again = try NibFiles.picture(.modern, height: 240) { controller }.bitmap()
        #expect(again == first)
        #expect(controller.complexCellNib !== nib)
    }

    @Test("The time has the style of the recipe, at the picture's own time")
    func time() throws {
        let tree = try NibFiles.picture(.modern, height: 240) { TestViewController() }.renderTree()
        // Hours, minutes and seconds. The space before AM depends on the locale's data.
        let pattern = #"\d{1,2}:\d{2}:\d{2}.{1,10}[AP]M"#
        #expect(tree.root.dump.range(of: pattern, options: .regularExpression) != nil)
    }

    @Test("The nib is read once, and only the first display makes cells")
    func loading() throws {
        let controller = TestViewController()
        let picture = try NibFiles.picture(height: 240) { controller }
        _ = try picture.renderTree()
        for offset in stride(from: 60.0, through: 2_000, by: 60) {
            controller.tableView.contentOffset.y = offset
            _ = controller.tableView.visibleCells
        }
        #expect(
            (controller.tableView.visibleCells.last as? ComplexTableViewCell)?.titleLabel.text
                == "Cell #36")
        #expect(controller.complexCellNib.loadCount == 1)
        #expect(controller.complexCellNib.instantiationCount <= 6)
        #expect(ComplexTableViewCell.cellIdentifier == "ComplexTableViewCell")
        #expect(ComplexTableViewCell.nibName == "ComplexTableViewCell")
    }
}
