/// Actions at a side of a row, outermost first; UIKit's class.
public final class SwipeActionsConfiguration {
    public let actions: [ContextualAction]
    /// Whether a full swipe performs the first action; without effect in pictures.
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [ContextualAction]) { self.actions = actions }
}
