import Foundation
import Tableshot

/// Sections of every kind: with and without titles, of a single row and of several rows, with a
/// long footer.
final class GroupedTable: TableViewDataSource {
    static let footer =
        "Networks that you know are joined by themselves. If none is near, you are asked before a "
        + "new one is joined."

    func numberOfSections(in tableView: TableView) -> Int { 4 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        [3, 1, 2, 2][section]
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        ["Network", nil, "Sound and vibration", nil][section]
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        [Self.footer, nil, "Until noon", nil][section]
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let styles: [TableViewCell.CellStyle] = [.default, .default, .subtitle, .value1]
        let style =
            indexPath.section == 0 && indexPath.row == 1 ? .value1 : styles[indexPath.section]
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text =
            [
                ["Airplane", "Network", "Bluetooth"], ["Sign out"], ["Bell", "Buttons"],
                ["Name", "Size"],
            ][
                indexPath.section][indexPath.row]
        cell.detailTextLabel?.text = "Detail"
        if indexPath.section == 0 {
            cell.imageView?.image = StyleTable.disc
            cell.accessoryType = .disclosureIndicator
        }
        if indexPath.section == 2, indexPath.row == 0 { cell.accessoryType = .checkmark }
        return cell
    }
}
