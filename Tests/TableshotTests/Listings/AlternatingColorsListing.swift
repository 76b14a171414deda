import Foundation
import Tableshot
import Testing

/// "Alternating the background color of cells": listing 5-2 of the guides of 2009 and 2013.
final class AlternatingColorsController: TableViewDataSource, TableViewDelegate {
    enum Edition { case guideOf2009, guideOf2013 }
    let edition: Edition

    init(_ edition: Edition) { self.edition = edition }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 6 }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        switch edition {
        case .guideOf2009:
            if indexPath.row == 0 || indexPath.row % 2 == 0 {
                let altCellColor = Color(white: 0.7, alpha: 0.1)
                cell.backgroundColor = altCellColor
            }
        case .guideOf2013:
            if indexPath.row % 2 == 0 {
                let altCellColor = Color(white: 0.7, alpha: 0.1)
                cell.backgroundColor = altCellColor
            }
        }
    }
}

@Suite struct AlternatingColorsListingTests {
    @Test(
        "5-2: rows alternate, and a translucent colour shows the table's background",
        arguments: [
            (AlternatingColorsController.Edition.guideOf2009, Theme.classic, "2009"),
            (.guideOf2013, .flat, "2013"),
        ])
    func alternates(
        edition: AlternatingColorsController.Edition, theme: Theme, name: String
    ) throws {
        let controller = AlternatingColorsController(edition)
        let picture = try Resources.picture(theme, height: 264) { tableView in
            tableView.dataSource = controller
            tableView.delegate = controller
            tableView.backgroundColor = Color(red: 1, green: 0.95, blue: 0.7, alpha: 1)
        }
        Snapshots.verify(picture, "Listings/alternating-colors-\(name)")
        let bitmap = try picture.bitmap()
        // 10 % of .7 white over the table's colour: 255, 242, 179 become 247, 235, 179.
        #expect(bitmap[620, 20] == 0xFFF7_EBB3)
        // The other rows have the theme's colour.
        #expect(bitmap[620, 20 + 88] == 0xFFFF_FFFF)
        #expect(bitmap[620, 20 + 88 * 2] == bitmap[620, 20])
    }
}
