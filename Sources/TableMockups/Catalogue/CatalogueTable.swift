import Foundation
import TableViews

/// A table made in Swift that documents and the command use by name.
public struct CatalogueTable: Sendable {
    /// The name that documents use.
    public let name: String
    /// What the table shows, in one sentence.
    public let summary: String
    /// Makes the table; its frame is set already.
    let make: SharedClosure<(CGRect) -> TableView>
}
