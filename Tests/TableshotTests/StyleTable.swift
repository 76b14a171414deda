import Foundation
import Tableshot

/// Table of the four styles with all parts.
final class StyleTable: TableViewDataSource {
    static let titles = ["default", "value1", "value2", "subtitle"]

    func numberOfSections(in tableView: TableView) -> Int { 2 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Text" : "Image and accessory"
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let style = TableViewCell.CellStyle(rawValue: indexPath.row) ?? .default
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = Self.titles[indexPath.row].capitalized
        cell.detailTextLabel?.text = "Detail"
        if indexPath.section == 1 {
            cell.imageView?.image = Self.disc
            cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .checkmark
        }
        return cell
    }

    static let disc = GraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in
        Color.systemOrange.setFill()
        BezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 6.5
        ).fill()
        Color.white.setFill()
        BezierPath(ovalIn: CGRect(x: 8, y: 8, width: 13, height: 13)).fill()
    }
}
