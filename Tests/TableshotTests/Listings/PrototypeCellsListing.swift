import Foundation
import Tableshot
import Testing

/// Storyboard of the guide of 2013: two labels near the ends of a prototype cell.
private enum Storyboard {
    static func prototype(_ className: String) -> ViewDescription {
        ViewDescription(
            className, frame: CGRect(x: 0, y: 0, width: 320, height: 44),
            properties: ["accessory": "disclosureIndicator"],
            subviews: [
                ViewDescription(
                    "Label", name: "firstLabel", tag: 1,
                    frame: CGRect(x: 15, y: 11, width: 90, height: 22),
                    autoresizingMask: .flexibleRightMargin),
                ViewDescription(
                    "Label", name: "secondLabel", tag: 2,
                    frame: CGRect(x: 180, y: 11, width: 90, height: 22),
                    autoresizingMask: .flexibleLeftMargin,
                    properties: ["textAlignment": "right", "textColor": .color(.systemBlue)]),
            ])
    }
}

private let numberOfRows = 5

/// "Adding data to a cell using tags": listing 5-3.
final class TagsMasterViewController: TableViewController {
    override func viewDidLoad() {
        let nib = Nib(objects: [Storyboard.prototype("TableViewCell")])
        tableView.register(nib, forCellReuseIdentifier: "MyIdentifier")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        numberOfRows
    }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell: TableViewCell! = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier")
        var label: Label?
        label = cell.viewWithTag(1) as? Label
        label?.text = "\(indexPath.row)"
        label = cell.viewWithTag(2) as? Label
        label?.text = "\(numberOfRows - indexPath.row)"
        return cell
    }
}

/// Cell of listing 5-4, with outlets in place of tags.
final class MyTableViewCell: TableViewCell {
    @Outlet(.weak) var firstLabel: Label!
    @Outlet(.weak) var secondLabel: Label!
}

/// "Adding data to a cell using outlets": listing 5-4.
final class OutletsMasterViewController: TableViewController {
    override func viewDidLoad() {
        var classes = ViewClasses.standard
        classes.register(MyTableViewCell.self)
        let nib = Nib(objects: [Storyboard.prototype("MyTableViewCell")], classes: classes)
        tableView.register(nib, forCellReuseIdentifier: "MyIdentifier")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        numberOfRows
    }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell: TableViewCell! = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier")
        guard let cell = cell as? MyTableViewCell else { return cell }
        cell.firstLabel.text = "\(indexPath.row)"
        cell.secondLabel.text = "\(numberOfRows - indexPath.row)"
        return cell
    }
}

@Suite struct PrototypeCellsListingTests {
    @Test("2013, 5-3: a prototype's labels are found by their tags")
    func tags() throws {
        let picture = try NibFiles.picture(.flat, height: 220) { TagsMasterViewController() }
        Snapshots.verify(picture, "Listings/prototype-tags-2013")
    }

    @Test(
        "2013, 5-4: outlets make the picture of the tags, also in another width",
        arguments: [
            320, 480,
        ])
    func outlets(width: CGFloat) throws {
        let tags = try NibFiles.picture(.flat, width: width, height: 220) {
            TagsMasterViewController()
        }
        let outlets = try NibFiles.picture(.flat, width: width, height: 220) {
            OutletsMasterViewController()
        }
        #expect(try outlets.bitmap() == tags.bitmap())
        #expect(outlets.diagnostics.isEmpty)
    }

    @Test("The last label keeps its distance from the accessory in landscape")
    func landscape() throws {
        let picture = try NibFiles.picture(.flat, width: 480, height: 220) {
            OutletsMasterViewController()
        }
        Snapshots.verify(picture, "Listings/prototype-outlets-2013")
    }
}
