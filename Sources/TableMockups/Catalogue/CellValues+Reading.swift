import DocumentSyntax

extension CellValues {
    /// Reads the values of a row's cell.
    ///
    /// Adds mistakes to the problems.
    init?(
        _ node: DocumentNode?, of cell: CatalogueCell, at row: MappingReader,
        _ context: ReadingContext
    ) {
        let place = row.value("cell")?.location ?? row.node.location
        let node = node ?? DocumentNode(.mapping(DocumentMapping([])), at: place)
        guard
            let reader = MappingReader(node, "the cell \(cell.name)", context.problems)
        else { return nil }
        var values: [String: CellValue] = [:]
        for declaration in cell.values {
            let isRequired = declaration.isRequired && !context.allowsMissingKeys
            values[declaration.name] = reader.value(declaration.name, required: isRequired)
                .flatMap { declaration.kind.type.read($0, context) }
        }
        reader.finish()
        self.init(
            cell: cell, values: values, images: context.environment.images,
            location: node.location)
    }
}
