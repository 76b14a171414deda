import Foundation
import Tableshot

/// Table view of the workload, which is its own data source.
///
/// A table holds its data source weakly, and a picture, which requests rows when it is drawn, holds
/// the table.
final class ZoneTable: TableView, TableViewDataSource, TableViewDelegate {
    /// Size of the screen in points.
    static let screen = CGSize(width: 390, height: 844)

    /// The selected row.
    ///
    /// The header of its section is row 0.
    static let selection = IndexPath(row: 6, section: 0)

    /// The modern theme with the workload's selection, and with separators beside it.
    static let context: RenderContext = {
        var theme = Theme.modern
        theme.selection.standard = .init(top: Color(hex: 0x058CF5), bottom: Color(hex: 0x015DE6))
        theme.separator.isHiddenBesideSelection = false
        return RenderContext(theme: theme)
    }()

    let data: ZoneData

    init(_ data: ZoneData) {
        self.data = data
        super.init(frame: CGRect(origin: .zero, size: Self.screen))
        separatorColor = Color(hex: 0xC6C6C8)
        separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        register(DrawingCell<ZoneDrawing>.self, forCellReuseIdentifier: "zone")
        register(DrawingCell<ZoneHeaderDrawing>.self, forCellReuseIdentifier: "header")
        dataSource = self
        delegate = self
        selectRow(at: Self.selection, animated: false, scrollPosition: .none)
    }

    func numberOfSections(in tableView: TableView) -> Int { data.sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        data.sections[section].count
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? ZoneHeaderDrawing.height : ZoneDrawing.height
    }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        switch data.sections[indexPath.section][indexPath.row] {
        case .header(let content):
            let cell = tableView.dequeueReusableCell(withIdentifier: "header", for: indexPath)
            (cell as? DrawingCell<ZoneHeaderDrawing>)?.content = content
            cell.backgroundColor = Color(hex: 0xF2F2F7)
            // A header has no separator: the inset is the width of the screen.
            cell.separatorInset = EdgeInsets(
                top: 0, left: Self.screen.width, bottom: 0, right: 0)
            return cell
        case .zone(let content):
            let cell = tableView.dequeueReusableCell(withIdentifier: "zone", for: indexPath)
            (cell as? DrawingCell<ZoneDrawing>)?.content = content
            return cell
        }
    }
}
