import Foundation
import TableViews

/// A table made in Swift that documents and the command can use by name.
public struct CatalogueTable: Sendable {
    /// Name of the table in documents.
    public let name: String
    /// Description of the table in a single sentence.
    public let summary: String
    /// Creates the table with a frame.
    let make: SharedClosure<(CGRect) -> TableView>
}
