import Foundation
import Tableshot

/// Table of numbered rows in a small window.
///
/// Tests change its data.
final class AnimatedList: TableViewDataSource, TableViewDelegate {
    var sections: [[String]]
    /// Headers of the sections, if they are not named after their first rows.
    var titles: [String]?
    var headers = false
    var footers = false
    var canMove = true
    private(set) var numberOfCells = 0

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(rows: Int) { self.init([(0..<rows).map { "Row \($0)" }]) }

    /// Table with a strong reference to its data source.
    final class Table: TableView {
        var list: AnimatedList?
    }

    static func table(
        _ list: AnimatedList, height: CGFloat = 220, style: TableView.Style = .plain
    ) -> TableView {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 200, height: height), style: style)
        table.list = list
        // Bands of headers and separators below the last row make mistakes more visible than clear
        // space.
        if RenderContext.current.theme == .ios15 { table.theme = .ios13 }
        table.dataSource = list
        table.delegate = list
        return table
    }

    /// Pixels of a plain table of a list at rest, 200 by 220 points.
    static func still(_ list: AnimatedList, theme: Theme = .modern) throws -> Bitmap {
        try render(
            size: CGSize(width: 200, height: 220), context: RenderContext(theme: theme)
        ) { table(list) }.bitmap()
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        if let titles { return titles[section] }
        return headers ? "Of \(sections[section][0])" : nil
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        footers ? "End of \(titles?[section] ?? sections[section][0])" : nil
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? {
                numberOfCells += 1
                return TableViewCell(style: .default, reuseIdentifier: "row")
            }()
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        cell.accessoryType = .disclosureIndicator
        cell.showsReorderControl = true
        return cell
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

extension Animation {
    /// Pixels of every frame.
    func bitmaps() throws -> [Bitmap] {
        var result: [Bitmap] = []
        try forEachFrame { result.append($0.bitmap) }
        return result
    }

    /// Displayed top edges of rows, by their texts, in every frame.
    ///
    /// Hidden rows are omitted.
    func rowTops(of texts: [String]) throws -> [[String: CGFloat]] {
        var result: [[String: CGFloat]] = []
        try forEachTree { _, _, tree in
            var tops: [String: CGFloat] = [:]
            func look(_ node: RenderNode, _ y: CGFloat, _ row: CGFloat?) {
                let top = y + node.frame.minY - node.boundsOrigin.y
                let place = node.name.hasPrefix("row ") ? y + node.frame.minY : row
                if case .text(let text, _) = node.contents, texts.contains(text.string),
                    let place
                {
                    tops[text.string] = place
                }
                if case .mix(let before, let after, _) = node.contents {
                    for picture in [before, after] { look(picture, top, place) }
                }
                for child in node.children { look(child, top, place) }
            }
            look(tree.root, 0, nil)
            result.append(tops)
        }
        return result
    }
}
