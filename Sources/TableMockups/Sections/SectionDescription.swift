import DocumentSyntax
import Foundation
import TableGeometry

/// A section of a document.
public struct SectionDescription: Sendable {
    /// Header of the section.
    public var header = SectionEdgeDescription()
    /// Footer of the section.
    public var footer = SectionEdgeDescription()
    /// Rows from top to bottom.
    public var rows: RowSource

    init(rows: RowSource) { self.rows = rows }

    init(reader: SchemaReader<SectionSchema>) {
        let cells = (reader[\.cells] ?? []).enumerated().map { index, view in
            RowDescription(
                staticCell: view,
                at: reader.node(\.cells)?.sequence?[index] ?? reader.mapping.node, reader.context)
        }
        rows = reader[\.rows] ?? .written(WrittenRows(cells))
        header = SectionEdgeDescription(
            text: reader[\.header], view: reader[\.headerView],
            configuration: reader[\.headerConfiguration],
            background: reader[\.headerBackgroundConfiguration], height: reader[\.headerHeight],
            location: Self.location(
                reader.node(\.headerHeight), reader.node(\.headerView),
                reader.node(\.headerConfiguration), reader.node(\.header)))
        footer = SectionEdgeDescription(
            text: reader[\.footer], view: reader[\.footerView],
            configuration: reader[\.footerConfiguration],
            background: reader[\.footerBackgroundConfiguration], height: reader[\.footerHeight],
            location: Self.location(
                reader.node(\.footerHeight), reader.node(\.footerView),
                reader.node(\.footerConfiguration), reader.node(\.footer)))
        for (background, configuration) in [
            ("headerBackgroundConfiguration", "headerConfiguration"),
            ("footerBackgroundConfiguration", "footerConfiguration"),
        ] where reader.mapping.has(background) && !reader.mapping.has(configuration) {
            reader.mapping.warning(
                "only a list content lies on such a background; add a \(configuration)",
                at: background)
        }
        reader.finish()
    }

    /// Returns the location of the first key that a header or footer has.
    private static func location(_ nodes: DocumentNode?...) -> DocumentLocation? {
        nodes.compactMap(\.self).first?.location
    }
}

extension [SectionDescription] {
    /// Returns whether a place is the end of a section other than `section`.
    ///
    /// A row may be moved to this place.
    func isEnd(_ place: IndexPath, besides section: Int) -> Bool {
        place.section != section && indices.contains(place.section)
            && place.row == self[place.section].rows.count
    }
}
