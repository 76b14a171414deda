extension RowContent {
    /// The content of a row: a cell of the catalogue where `cell` names one.
    init?(reader: ShapeReader<RowShape>) {
        guard reader.has(\.cell) else {
            if let values = reader.node(\.values), !reader.context.mayLack {
                reader.context.problems.error(
                    "found values without a cell, expected cell: NAME beside them", at: values)
            }
            self = .standard(StandardRow(reader: reader))
            return
        }
        for key in RowShape.contentKeys { reader.mapping.exclude("cell", key) }
        guard let cell = reader[\.cell] else { return nil }
        guard
            let values = CellValues(
                reader.node(\.values), of: cell, at: reader.mapping, reader.context)
        else { return nil }
        self = .cell(cell, values)
    }
}
