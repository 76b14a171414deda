/// A section as a document describes it.
public struct SectionDescription: Sendable {
    /// The text above the rows.
    public var header: String?
    /// The text below the rows.
    public var footer: String?
    /// The rows from the top down.
    public var rows: RowSource

    init(header: String?, footer: String?, rows: RowSource) {
        self.header = header
        self.footer = footer
        self.rows = rows
    }

    init(reader: ShapeReader<SectionShape>) {
        let cells = (reader[\.cells] ?? []).enumerated().map { index, view in
            let node = reader.node(\.cells)?.sequence?[index]
            return RowDescription(
                staticCell: view, at: node?.location ?? reader.mapping.node.location,
                reader.context)
        }
        self.init(
            header: reader[\.header], footer: reader[\.footer],
            rows: reader[\.rows] ?? .written(cells))
        reader.finish()
    }
}
