import Foundation
import Tableshot

/// Names in sections by letter, with an index, for pictures of screens.
final class BarTable: TableViewDataSource {
    var rows = 6
    var showsIndex = true
    static let letters = ["A", "B", "C", "D"]

    func numberOfSections(in tableView: TableView) -> Int { Self.letters.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        Self.letters[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "c")
            ?? TableViewCell(style: .default, reuseIdentifier: "c")
        cell.textLabel?.text = "\(Self.letters[indexPath.section]) name \(indexPath.row + 1)"
        cell.accessoryType = indexPath.row % 3 == 1 ? .disclosureIndicator : .none
        return cell
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        guard showsIndex else { return nil }
        return [TableView.indexSearch] + LocalizedIndexedCollation.current().sectionTitles
    }

    /// Returns a screen with all bars that can be combined.
    func screen(
        _ theme: Theme, size: CGSize = CGSize(width: 393, height: 600),
        device: DeviceFrame = .island(top: 59, cornerRadius: 55)
    ) -> ScreenView {
        let table = TableView(frame: CGRect(origin: .zero, size: size))
        table.dataSource = self
        let screen = ScreenView(size: size, contentView: table, device: device)
        screen.statusBar = StatusBar(time: "9:41")
        // Beside a cutout, the status bar has no space for the carrier and would report a
        // diagnostic.
        if device.safeAreaInsets.bottom.isZero { screen.statusBar?.carrier = "Carrier" }
        screen.statusBar?.batteryLevel = 0.7
        var item = NavigationItem(title: "Contacts")
        item.backBarButtonItem = BarButtonItem(title: "Groups")
        item.rightBarButtonItems = [
            BarButtonItem(image: Image(systemName: "plus")), BarButtonItem(title: "Edit"),
        ]
        screen.navigationBar = NavigationBar(item: item)
        screen.tabBar = TabBar(items: [
            TabBarItem(title: "Favorites", image: Image(systemName: "star")),
            TabBarItem(
                title: "Recents", image: Image(systemName: "clock"), badgeValue: "3"),
            TabBarItem(title: "Contacts", image: Image(systemName: "person")),
            TabBarItem(
                title: "More", image: Image(systemName: "ellipsis"), badgeValue: "1,204"),
        ])
        screen.tabBar?.selectedIndex = 2
        return screen
    }
}
