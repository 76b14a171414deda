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

/// `{header: Account, cells: [{height: 44, subviews: []}]}` in the table of a nib.
final class StaticSectionSchema: MappingSchema {
    static let displayName = "a section of static cells"
    static let definition = "staticSection"
    static let summary = "A section of static cells."

    let header = Key<String>("header", .text, "The text above the cells.")
    let footer = Key<String>("footer", .text, "The text below the cells.")
    let cells = Key<[ViewDescription]>(
        "cells", .list(of: .cell), required: true, "The cells, from top to bottom.")
}
