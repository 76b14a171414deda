/// A table view: typed access to the properties of its view.
package struct IBTableView: Sendable {
    /// The view.
    package let view: IBView

    /// Creates access to a view, or `nil` for a view that is no table view.
    package init?(_ view: IBView) {
        guard view.kind == .tableView else { return nil }
        self.view = view
    }

    /// Style of the table: `plain`, `grouped` or `insetGrouped`.
    package var style: String { view["style"]?.text ?? "plain" }
    /// Whether the file has the table's rows; otherwise it has prototypes only.
    package var isStatic: Bool { view["dataMode"]?.text == "static" }
    /// Height of rows in points; `nil` for an automatic height.
    package var rowHeight: Double? { view["rowHeight"]?.number.flatMap { $0 < 0 ? nil : $0 } }
    /// Insets of separators, or `nil` for the standard insets.
    package var separatorInset: IBInsets? { view["separatorInset"]?.insets }
    /// View above the first section, or `nil`.
    package var header: IBView? { view["tableHeaderView"]?.view }
    /// View below the last section, or `nil`.
    package var footer: IBView? { view["tableFooterView"]?.view }
    /// Prototypes of cells.
    package var prototypes: [IBTableCell] { cells(view["prototypes"]) }
    /// Sections of a static table.
    package var sections: [IBTableSection] {
        (view["sections"]?.list ?? []).compactMap(\.object).map(IBTableSection.init)
    }
}

/// A section of a static table.
package struct IBTableSection: Sendable {
    /// Object of the section.
    package let object: IBObject

    /// Creates access to the object of a section.
    package init(_ object: IBObject) { self.object = object }

    /// Title above the rows, or `nil`.
    package var headerTitle: String? { object["headerTitle"]?.text }
    /// Title below the rows, or `nil`.
    package var footerTitle: String? { object["footerTitle"]?.text }
    /// Cells of the section.
    package var cells: [IBTableCell] { InterfaceBuilder.cells(object["cells"]) }
}

private func cells(_ value: IBValue?) -> [IBTableCell] {
    (value?.list ?? []).compactMap(\.view).compactMap(IBTableCell.init)
}
