import Foundation
import TableControls
import TableGeometry
import TableThemes
import TableViews

/// Data source with an index and a letter for each section.
final class IndexedSource: TableViewDataSource {
    var titles: [String]?
    var letters: [String]
    var rows = 3
    /// Section for each title, or `nil` for the protocol's default implementation.
    var sections: [String: Int]?

    init(letters: [String], titles: [String]?) {
        self.letters = letters
        self.titles = titles
    }

    func numberOfSections(in tableView: TableView) -> Int { letters.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        letters[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(letters[indexPath.section]) \(indexPath.row)"
        return cell
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
    func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { sections.map { $0[title] ?? TableView.notFound } ?? index }
}
