import Foundation
import Tableshot
import Testing

/// "Defining outlet properties for the cells in the nib file": listings 5-6 to 5-8 of the guide of
/// 2009.
final class MyTableViewController: TableViewController {
    struct Address {
        var lastName: String
    }

    @Outlet(.strong) var table: TableView!
    @Outlet(.strong) var cell0: TableViewCell!
    @Outlet(.strong) var cell1: TableViewCell!
    @Outlet(.strong) var cell2: TableViewCell!
    @Outlet(.weak) var cell2Label: Label!
    var currentAddress = Address(lastName: "Appleseed")
    private(set) var logged: [String] = []

    override var actions: [String: NamedAction] {
        [
            "logHello": NamedAction(self, MyTableViewController.logHello),
            "sliderValueChanged": NamedAction(self, MyTableViewController.sliderValueChanged),
        ]
    }

    func logHello() { logged.append("Hello") }

    func sliderValueChanged(_ slider: Slider) {
        cell2Label.text = String(format: "%1.1f", slider.value)
    }

    override func numberOfSections(in tableView: TableView) -> Int { 2 }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : 2
    }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        if indexPath.section == 0 {
            let theLabel = cell0.viewWithTag(1) as? Label
            theLabel?.text = currentAddress.lastName
            return cell0
        }
        // section 1
        if indexPath.row == 0 {
            return cell1
        }
        return cell2
    }
}

@Suite struct StaticCellsListingTests {
    private func makeController() -> MyTableViewController {
        MyTableViewController(
            nib: Nib(nibName: "MyTableViewController", bundle: NibFiles.bundle))
    }

    @Test("2009, 5-6 to 5-8: outlets return the cells of a table's own nib")
    func picture() throws {
        let picture = try NibFiles.picture(.classic, height: 220) { makeController() }
        Snapshots.verify(picture, "Listings/nib-static-cells-2009")
    }

    @Test("A label shows the slider's value, and the button calls its method")
    func actions() throws {
        let controller = makeController()
        let picture = try NibFiles.picture(.classic, height: 220) { controller }
        let slider = try #require(
            controller.cell2.contentView.subviews.compactMap { $0 as? Slider }.first)
        #expect(slider.value == 7.5)
        slider.value = 3.2
        slider.sendActions(for: .valueChanged)
        #expect(controller.cell2Label.text == "3.2")
        let button = controller.cell1.contentView.subviews.first as? Button
        button?.sendActions(for: .touchUpInside)
        #expect(controller.logged == ["Hello"])
        #expect(controller.nib?.loadCount == 1)
        #expect(controller.table === controller.tableView)
        _ = try picture.renderTree()
    }
}
