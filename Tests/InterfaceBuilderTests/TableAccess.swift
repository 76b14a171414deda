@testable import InterfaceBuilder

extension IBDocument {
    /// All cells of tables: top-level cells, prototypes and cells of static tables.
    var tableCells: [IBView] { views { $0.kind == .tableViewCell } }

    /// Returns the view with an identifier, or `nil`.
    func view(_ id: String) -> IBView? { views { $0.id?.rawValue == id }.first }

    private func views(where condition: (IBView) -> Bool) -> [IBView] {
        rootViews.flatMap { $0.flattened() }.filter(condition)
    }
}

extension IBView {
    /// Content view of a cell, or `nil`.
    var contentView: IBView? { self["contentView"]?.view }
    /// Prototypes of a table.
    var prototypes: [IBView] { self["prototypes"]?.list.compactMap(\.view) ?? [] }
    /// Sections of a static table.
    var sections: [IBObject] { self["sections"]?.list.compactMap(\.object) ?? [] }
}

extension IBObject {
    /// Cells of a section.
    var cells: [IBView] { self["cells"]?.list.compactMap(\.view) ?? [] }
}
