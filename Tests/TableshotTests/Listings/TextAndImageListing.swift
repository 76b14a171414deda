import Foundation
import Tableshot
import Testing

/// "Configuring a cell object with both image and text": listing 5-1 of the guides of 2009 and 2013.
final class TextAndImageController: TableViewDataSource {
    let content = Resources.items

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        content.count
    }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier")
        if cell == nil {
            cell = TableViewCell(style: .subtitle, reuseIdentifier: "MyIdentifier")
            cell?.selectionStyle = .none
        }
        guard let cell else { return TableViewCell() }
        let item = content[indexPath.row]
        cell.textLabel?.text = item["mainTitleKey"]
        cell.detailTextLabel?.text = item["secondaryTitleKey"]
        let path = Resources.path(forResource: item["imageKey"] ?? "", ofType: "png")
        let theImage = Image(contentsOfFile: path)
        cell.imageView?.image = theImage
        return cell
    }
}

/// Cell of a storyboard of 2013 for the identifier.
final class SubtitlePrototypeCell: TableViewCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }
}

@Suite struct TextAndImageListingTests {
    @Test("2009, 5-1: cells of the subtitle style show image and texts, and no selection")
    func guideOf2009() throws {
        let controller = TextAndImageController()
        let picture = try Resources.picture(.classic, height: 176) { tableView in
            tableView.dataSource = controller
            let cells = tableView.visibleCells
            #expect(cells.map { $0.textLabel?.text } == ["Morning", "Noon", "Evening", "Night"])
            #expect(cells.allSatisfy { $0.imageView?.image != nil && $0.style == .subtitle })
            // A row whose cell has no selection style does not change when it is selected.
            tableView.selectRow(
                at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        }
        Snapshots.verify(picture, "Listings/text-and-image-2009")
        let unselected = try Resources.picture(.classic, height: 176) { tableView in
            tableView.dataSource = controller
        }
        #expect(try picture.bitmap() == unselected.bitmap())
    }

    @Test("2013, 5-1: a dequeue of a registered cell never returns nil")
    func guideOf2013() throws {
        let controller = TextAndImageController()
        let picture = try Resources.picture(.flat, height: 176) { tableView in
            tableView.register(
                SubtitlePrototypeCell.self, forCellReuseIdentifier: "MyIdentifier")
            tableView.dataSource = controller
            #expect(tableView.visibleCells.count == 4)
            #expect(tableView.visibleCells.allSatisfy { $0 is SubtitlePrototypeCell })
        }
        Snapshots.verify(picture, "Listings/text-and-image-2013")
    }

    @Test("A reused cell's content is reset by the data source")
    func reuse() throws {
        let controller = TextAndImageController()
        _ = try Resources.picture(.classic, height: 60) { tableView in
            tableView.dataSource = controller
            _ = tableView.visibleCells
            tableView.contentOffset.y = 116
            #expect(tableView.visibleCells.last?.textLabel?.text == "Night")
            #expect(tableView.reuseStatistics.total.created <= 3)
        }
    }
}
