import Foundation

/// What rows of a table show besides being selected or highlighted.
struct RowStates {
    var highlightedAccessories: Set<IndexPath> = []
    var swipes: [IndexPath: CellSwipe] = [:]
    /// Counts the rows that were opened.
    var numberOfSwipes = 0
    /// The row that is carried by its grip.
    var movement: InteractiveMovement?

    /// The states of rows that have come to lie elsewhere; a row that is carried is put down.
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
