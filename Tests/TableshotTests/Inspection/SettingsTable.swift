import Foundation
import Tableshot

/// Table of texts, values, a switch and a selected row, for pictures of inspectors.
final class SettingsTable: TableViewDataSource {
    private static let titles = ["Wi-Fi", "Bluetooth", "Airplane Mode", "Notifications"]
    private static let values = ["Home", "On", "", "Off"]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Connections"
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .value1, reuseIdentifier: "cell")
        cell.textLabel?.text = Self.titles[indexPath.row]
        if indexPath.row == 2 {
            let toggle = Switch(frame: .zero)
            toggle.isOn = true
            cell.accessoryView = toggle
        } else {
            cell.detailTextLabel?.text = Self.values[indexPath.row]
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    static func make(_ source: SettingsTable) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        table.dataSource = source
        table.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        return table
    }
}
