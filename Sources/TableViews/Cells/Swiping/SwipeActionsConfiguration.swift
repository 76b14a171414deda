/// The actions at one side of a row, the outermost first; UIKit's class.
public final class SwipeActionsConfiguration {
    public let actions: [ContextualAction]
    /// Whether a swipe across the row performs the first action; pictures do not depend on it.
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [ContextualAction]) { self.actions = actions }
}
