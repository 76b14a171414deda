import Foundation

/// The rows that a step takes the selection from.
enum DeselectedRows: Sendable {
    case rows([IndexPath])
    /// All that are selected.
    case all
}
