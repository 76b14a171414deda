import Foundation

/// Rows that a step deselects.
enum DeselectedRows: Sendable {
    case rows([IndexPath])
    /// All selected rows.
    case all
}
