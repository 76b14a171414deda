/// Actions at a side of a row, outermost first; UIKit's class.
public final class SwipeActionsConfiguration {
    /// Actions, from the outermost to the innermost.
    public let actions: [ContextualAction]
    /// Whether a full swipe performs the first action; without effect in pictures.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of actions, outermost first; an empty list means no actions.
    public init(actions: [ContextualAction]) { self.actions = actions }
}
