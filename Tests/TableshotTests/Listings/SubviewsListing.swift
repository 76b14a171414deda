import Foundation
import Tableshot
import Testing

/// "Adding subviews to a cell's content view": listing 5-3 of the guide of 2009, 5-7 of the guide
/// of 2013.
final class ImageOnRightController: TableViewDataSource {
    private static let mainLabelTag = 1
    private static let secondLabelTag = 2
    private static let photoTag = 3
    let list = Resources.items

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        list.count
    }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cellIdentifier = "ImageOnRightCell"
        let mainLabel: Label?
        let secondLabel: Label?
        let photo: ImageView?
        let cell: TableViewCell
        if let reused = tableView.dequeueReusableCell(withIdentifier: cellIdentifier) {
            cell = reused
            mainLabel = cell.contentView.viewWithTag(Self.mainLabelTag) as? Label
            secondLabel = cell.contentView.viewWithTag(Self.secondLabelTag) as? Label
            photo = cell.contentView.viewWithTag(Self.photoTag) as? ImageView
        } else {
            cell = TableViewCell(style: .default, reuseIdentifier: cellIdentifier)
            cell.accessoryType = .detailDisclosureButton
            let main = Label(frame: CGRect(x: 0.0, y: 0.0, width: 220.0, height: 15.0))
            main.tag = Self.mainLabelTag
            main.font = .systemFont(ofSize: 14.0)
            main.textAlignment = .right
            main.textColor = .black
            main.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
            cell.contentView.addSubview(main)
            mainLabel = main
            let second = Label(frame: CGRect(x: 0.0, y: 20.0, width: 220.0, height: 25.0))
            second.tag = Self.secondLabelTag
            second.font = .systemFont(ofSize: 12.0)
            second.textAlignment = .right
            second.textColor = .darkGray
            second.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
            cell.contentView.addSubview(second)
            secondLabel = second
            let picture = ImageView(frame: CGRect(x: 225.0, y: 0.0, width: 80.0, height: 45.0))
            picture.tag = Self.photoTag
            picture.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
            cell.contentView.addSubview(picture)
            photo = picture
        }
        let aDict = list[indexPath.row]
        mainLabel?.text = aDict["mainTitleKey"]
        secondLabel?.text = aDict["secondaryTitleKey"]
        let imagePath = Resources.path(forResource: aDict["imageKey"] ?? "", ofType: "png")
        let theImage = Image(contentsOfFile: imagePath)
        photo?.image = theImage
        return cell
    }
}

@Suite struct SubviewsListingTests {
    @Test(
        "2009, 5-3 and 2013, 5-7: tags find the labels and the photo at the right",
        arguments: [(Theme.classic, "2009"), (.flat, "2013")])
    func subviews(theme: Theme, name: String) throws {
        let controller = ImageOnRightController()
        let picture = try Resources.picture(theme, height: 184) { tableView in
            tableView.rowHeight = 46
            tableView.dataSource = controller
            for cell in tableView.visibleCells {
                #expect(cell.accessoryType == .detailDisclosureButton)
                #expect(cell.contentView.viewWithTag(1) is Label)
                #expect(cell.contentView.viewWithTag(3) is ImageView)
                // The standard views stay empty until they have contents.
                #expect(cell.contentView.subviews.count == 3)
            }
        }
        Snapshots.verify(picture, "Listings/image-on-right-\(name)")
    }

    @Test("A reused cell keeps its subviews and changes their contents")
    func reuse() throws {
        let controller = ImageOnRightController()
        _ = try Resources.picture(.classic, height: 80) { tableView in
            tableView.rowHeight = 46
            tableView.dataSource = controller
            _ = tableView.visibleCells
            tableView.contentOffset.y = 104
            let last = tableView.visibleCells.last
            #expect((last?.contentView.viewWithTag(1) as? Label)?.text == "Night")
            #expect(last?.contentView.subviews.count == 3)
            #expect(tableView.reuseStatistics.total.reused > 0)
        }
    }
}
