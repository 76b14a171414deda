import DocumentSyntax

extension RowContent {
    /// Reads the content of a row.
    ///
    /// If `cell` is present, the content is a prototype or a catalogue cell.
    init?(reader: SchemaReader<RowSchema>) {
        guard reader.has(\.cell) else {
            if let values = reader.node(\.values), !reader.context.allowsMissingKeys {
                reader.context.problems.error(
                    "the values belong to no cell; add cell: NAME", at: values)
            }
            guard reader.has(\.contentConfiguration) else {
                self = .standard(StandardRow(reader: reader))
                return
            }
            for key in RowSchema.styleKeys { reader.mapping.exclude("contentConfiguration", key) }
            guard let content = reader[\.contentConfiguration] else { return nil }
            self = .configured(content)
            return
        }
        for key in RowSchema.contentKeys { reader.mapping.exclude("cell", key) }
        let node = reader.node(\.values)
        switch reader[\.cell] {
        case .prototype(let prototype):
            guard
                let values = PrototypeValues(
                    node, of: prototype, isExposed: Self.exposesViews(reader), reader.context)
            else { return nil }
            self = .prototype(prototype, values)
        case .catalogue(let cell):
            guard let values = CellValues(node, of: cell, at: reader.mapping, reader.context)
            else { return nil }
            self = .cell(cell, values)
        case .swift(var cell):
            if let node, !cell.fill(with: node, reader.context) { return nil }
            self = .swift(cell)
        case nil: return nil
        }
    }

    /// Returns whether a row exposes its views as accessibility elements, because the row is
    /// not an element or may have a control at its end.
    static func exposesViews(_ reader: SchemaReader<RowSchema>) -> Bool {
        reader[\.isAccessibilityElement] == false || reader.has(\.accessoryView)
            || reader.has(\.editingAccessoryView)
    }
}
