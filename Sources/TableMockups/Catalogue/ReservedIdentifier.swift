import DocumentSyntax
import TableViews

/// Reuse identifiers that a document's table assigns itself.
///
/// Documents must not use them, because all cells with an identifier must be alike.
enum ReservedIdentifier {
    /// Empty cells for content configurations.
    static let configured = "configured"

    /// Cells of the four standard styles.
    ///
    /// A cell of the catalogue may be called "subtitle".
    static func style(_ style: TableViewCell.CellStyle) -> String { "style:\(style)" }

    /// Returns the identifier of headers or footers with a styled title.
    static func text(_ kind: String) -> String { "text:\(kind)" }

    /// Returns the identifier of headers or footers with a content configuration.
    static func configured(_ kind: String) -> String { "configured:\(kind)" }

    /// Returns the identifier of a static cell, which is reused for its own row only.
    static func staticCell(_ number: Int) -> String { "static cell \(number)" }

    /// Returns the identifier of a view that is described at its place of use.
    static func view(at location: DocumentLocation) -> String { "view:\(location)" }

    /// Returns the identifier of cells from a Swift source.
    static func swift(_ path: String) -> String { "swift:\(path)" }

    private static let beginnings = [
        "style:", "text:", "configured:", "static cell ", "view:", "swift:",
    ]

    /// Returns whether an identifier is reserved.
    static func contains(_ identifier: String) -> Bool {
        identifier == configured || beginnings.contains { identifier.hasPrefix($0) }
    }
}
