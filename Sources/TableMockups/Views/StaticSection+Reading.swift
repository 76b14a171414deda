import DocumentSyntax
import TableControls

extension StaticSection {
    init(reader: SchemaReader<StaticSectionSchema>) {
        self.init(
            header: reader[\.header], footer: reader[\.footer], cells: reader[\.cells] ?? [])
        for node in reader.node(\.cells)?.sequence ?? [] {
            guard let selected = node.mapping?["selected"] else { continue }
            reader.context.problems.error(
                "a nib cannot select rows; select them in a document", at: selected,
                note: "the owner of a nib selects rows when its table appears")
        }
        reader.finish()
    }
}
