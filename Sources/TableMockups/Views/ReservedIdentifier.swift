import TableViews

/// The reuse identifiers that a document's table gives by itself, which nothing written may have: what
/// is reused by one identifier is alike.
enum ReservedIdentifier {
    /// Cells that show nothing of their own beside a content configuration.
    static let configured = "configured"

    /// Cells of the four styles. (A cell of the catalogue may be called "subtitle".)
    static func style(_ style: TableViewCell.CellStyle) -> String { "style:\(style)" }

    /// Headers or footers with a styled title.
    static func text(_ kind: String) -> String { "text:\(kind)" }

    /// Headers or footers with a content configuration.
    static func configured(_ kind: String) -> String { "configured:\(kind)" }

    /// A cell that is described in its section; it is reused for itself alone.
    static func staticCell(_ number: Int) -> String { "static cell \(number)" }

    /// A view that is described where it is shown.
    static func view(at location: DocumentLocation) -> String { "view:\(location)" }

    private static let beginnings = ["style:", "text:", "configured:", "static cell ", "view:"]

    /// Whether an identifier is one of these.
    static func contains(_ identifier: String) -> Bool {
        identifier == configured || beginnings.contains { identifier.hasPrefix($0) }
    }
}
