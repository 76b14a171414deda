import DocumentSyntax
import TableDrawing
import TableThemes
import TableViews

/// Warnings about keys of a table that have no effect.
extension TableDescription {
    /// The rows that are written in the document, as a lazy sequence, because each row takes
    /// kilobytes.
    private var writtenRows: some Sequence<RowDescription> {
        sections.lazy.compactMap { section -> WrittenRows? in
            guard case .written(let rows) = section.rows else { return nil }
            return rows
        }
        .joined()
    }

    /// Warns if the section index is not visible.
    func warnOfIndex(_ reader: SchemaReader<TableSchema>) {
        switch index {
        case .titles([]), nil: return
        case .automatic, .titles: break
        }
        if style != .plain {
            reader.mapping.warning(
                "a table of the style \(style) draws no index; use the style plain", at: "index",
                note: "Apple documents it so: the table view must be in the plain style")
        } else if case .automatic = index, sections.allSatisfy({ $0.header.text == nil }) {
            reader.mapping.warning(
                "no section has a header for the index to begin with; give the index titles, or "
                    + "the sections headers",
                at: "index")
        }
    }

    /// Warns of selected rows if the table allows fewer selected rows or no selection.
    func warnOfSelection(_ reader: SchemaReader<TableSchema>) {
        guard !(isEditing && allowsMultipleSelectionDuringEditing) else { return }
        let selected = writtenRows.count(where: \.isSelected)
        guard selected > 1 else { return }
        if isEditing {
            reader.mapping.warning(
                "\(selected) rows are selected, of which the table shows the last in the editing "
                    + "mode; add allowsMultipleSelectionDuringEditing: true",
                at: "editing")
        } else if allowsMultipleSelection == false {
            reader.mapping.warning(
                "\(selected) rows are selected in a table that allows one, and the last is shown",
                at: "allowsMultipleSelection")
        } else if !allowsSelection, allowsMultipleSelection == nil {
            reader.mapping.warning(
                "found \(selected) selected rows in a table that allows no selection",
                at: "allowsSelection")
        }
    }

    /// Warns of separator keys in the table or its rows if the table has no separator lines.
    func warnOfSeparators(_ reader: SchemaReader<TableSchema>) {
        guard separatorStyle == TableView.SeparatorStyle.none else { return }
        for key in ["separatorColor", "separatorInset"] where reader.mapping.has(key) {
            reader.mapping.warning("a table of the separatorStyle none has no lines", at: key)
        }
        for location in writtenRows.compactMap(\.separatorLocation) {
            reader.context.problems.warning(
                "a row of a table of the separatorStyle none has no line", at: location)
        }
    }

    /// Warns of armed rows if the editing mode shows selection circles instead of Delete buttons.
    func warnOfArmed(_ reader: SchemaReader<TableSchema>) {
        guard isEditing, allowsMultipleSelectionDuringEditing else { return }
        for row in writtenRows where row.editing.isArmed {
            reader.context.problems.warning(
                "rows that are chosen by circles show no Delete button; set "
                    + "allowsMultipleSelectionDuringEditing: false",
                at: row.editing.openLocation ?? row.location)
        }
    }
}
