import Foundation

/// States of rows other than selection and highlighting.
struct RowStates {
    var highlightedAccessories: Set<IndexPath> = []
    var swipes: [IndexPath: CellSwipe] = [:]
    /// Counter of opened rows.
    var numberOfSwipes = 0
    /// The row carried by its reorder control.
    var movement: InteractiveMovement?

    /// Returns the states at the rows' new index paths.
    ///
    /// A carried row is put down.
    func mapped(_ newIndexPath: (IndexPath) -> IndexPath?) -> RowStates {
        var states = RowStates()
        states.numberOfSwipes = numberOfSwipes
        states.highlightedAccessories = Set(highlightedAccessories.compactMap(newIndexPath))
        for (indexPath, swipe) in swipes {
            if let new = newIndexPath(indexPath) { states.swipes[new] = swipe }
        }
        return states
    }
}
