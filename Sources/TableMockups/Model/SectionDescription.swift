import Foundation
import TableGeometry

/// A section as a document describes it.
public struct SectionDescription: Sendable {
    /// What stands above the rows.
    public var header = SectionEdge()
    /// What stands below the rows.
    public var footer = SectionEdge()
    /// The rows from the top down.
    public var rows: RowSource

    init(rows: RowSource) { self.rows = rows }

    init(reader: ShapeReader<SectionShape>) {
        let cells = (reader[\.cells] ?? []).enumerated().map { index, view in
            RowDescription(
                staticCell: view,
                at: reader.node(\.cells)?.sequence?[index] ?? reader.mapping.node, reader.context)
        }
        rows = reader[\.rows] ?? .written(WrittenRows(cells))
        header = SectionEdge(
            text: reader[\.header], view: reader[\.headerView],
            configuration: reader[\.headerConfiguration],
            background: reader[\.headerBackgroundConfiguration], height: reader[\.headerHeight],
            location: (reader.node(\.headerHeight) ?? reader.node(\.headerView))?.location)
        footer = SectionEdge(
            text: reader[\.footer], view: reader[\.footerView],
            configuration: reader[\.footerConfiguration],
            background: reader[\.footerBackgroundConfiguration], height: reader[\.footerHeight],
            location: (reader.node(\.footerHeight) ?? reader.node(\.footerView))?.location)
        for (background, configuration) in [
            ("headerBackgroundConfiguration", "headerConfiguration"),
            ("footerBackgroundConfiguration", "footerConfiguration"),
        ] where reader.mapping.has(background) && !reader.mapping.has(configuration) {
            reader.mapping.warning(
                "only a list content lies on such a background, expected a \(configuration) beside it",
                at: background)
        }
        reader.finish()
    }
}

extension [SectionDescription] {
    /// Whether a place is the end of a section other than `section`, to where a row may be carried.
    func isEnd(_ place: IndexPath, besides section: Int) -> Bool {
        place.section != section && indices.contains(place.section)
            && place.row == self[place.section].rows.count
    }
}
