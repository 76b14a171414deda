import Foundation
import Tableshot
import Testing

/// "Defining outlet properties for static cell objects": listings 5-5 and 5-6 of the guide of 2013.
final class DetailViewController: TableViewController {
    var detailItem: String? {
        didSet { configureView() }
    }
    @Outlet(.weak) var masterRowLabel: Label!
    @Outlet(.weak) var sliderValueLabel: Label!
    @Outlet(.weak) var slider: Slider!
    private(set) var logged: [String] = []

    override var actions: [String: NamedAction] {
        [
            "logHello": NamedAction(self, DetailViewController.logHello),
            "sliderValueChanged": NamedAction(self, DetailViewController.sliderValueChanged),
        ]
    }

    func logHello() { logged.append("Hello") }

    func sliderValueChanged(_ slider: Slider) {
        sliderValueLabel.text = String(format: "%1.1f", slider.value)
    }

    func configureView() {
        guard isViewLoaded else { return }
        if let detailItem {
            masterRowLabel.text = detailItem.description
        }
        sliderValueLabel.text = String(format: "%1.1f", slider.value)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }
}

@Suite struct StaticContentListingTests {
    private func makeController() -> DetailViewController {
        let controller = DetailViewController(
            nib: Nib(nibName: "DetailViewController", bundle: NibFiles.bundle))
        controller.detailItem = "Row 3"
        return controller
    }

    @Test("2013, 5-5 and 5-6: outlets fill static cells after loading")
    func picture() throws {
        let picture = try NibFiles.picture(.flat, height: 330) { makeController() }
        Snapshots.verify(picture, "Listings/static-cells-2013")
    }

    @Test("The labels show a changed item and the value of a moved slider")
    func changes() throws {
        let controller = makeController()
        let picture = try NibFiles.picture(.flat, height: 330) { controller }
        #expect(controller.masterRowLabel.text == "Row 3")
        #expect(controller.sliderValueLabel.text == "7.5")
        controller.detailItem = "Row 4"
        controller.slider.value = 11
        controller.slider.sendActions(for: .valueChanged)
        #expect(controller.masterRowLabel.text == "Row 4")
        #expect(controller.sliderValueLabel.text == "10.0")
        let button =
            controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1))?
            .contentView.subviews.first as? Button
        button?.sendActions(for: .touchUpInside)
        #expect(controller.logged == ["Hello"])
        _ = try picture.renderTree()
        #expect(picture.diagnostics.isEmpty)
    }
}
