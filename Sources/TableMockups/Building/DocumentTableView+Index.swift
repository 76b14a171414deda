import DocumentValues
import TableViews

/// The section index of a document's table.
extension DocumentTableView {
    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        switch table.index {
        case .titles(let titles): return titles
        case .automatic:
            var titles: [String] = []
            for section in table.sections {
                guard let title = Self.indexTitle(of: section), !titles.contains(title) else {
                    continue
                }
                titles.append(title)
            }
            return titles
        case nil: return nil
        }
    }

    /// Returns the section whose header begins with the title, or the last section with an
    /// earlier title of the index.
    func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        guard title != TableView.indexSearch else { return TableView.notFound }
        let headers = table.sections.map(Self.indexTitle(of:))
        let before = (sectionIndexTitles(for: tableView) ?? []).prefix(index + 1).reversed()
        for candidate in before {
            if let section = headers.firstIndex(of: candidate) { return section }
        }
        return 0
    }

    private static func indexTitle(of section: SectionDescription) -> String? {
        section.header.text?.string.first.map { String($0).uppercased() }
    }
}
