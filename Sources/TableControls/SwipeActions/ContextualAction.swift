import TableDrawing

/// Action that a swipe reveals; UIKit's class.
public final class ContextualAction {
    /// Style of an action, with UIKit's raw values.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// Action without a special meaning.
        case normal = 0
        /// The action deletes data.
        case destructive = 1
    }

    /// Closure that performs the action and calls its last argument with the success of the
    /// action.
    public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

    /// Style of the action, which determines the default colour of the button.
    public let style: Style
    /// Closure that performs the action.
    public let handler: Handler
    /// Title of the button, or `nil` for a button without a title.
    public var title: String?
    /// Colour of the button, or `nil` for the theme's colour of the style.
    public var backgroundColor: Color?
    /// Image in place of the title, or above the title in a high row; template images are
    /// white.
    public var image: Image?

    /// Creates an action with a style, a title and a closure that performs the action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// Actions at a side of a row, outermost first; UIKit's class.
public final class SwipeActionsConfiguration {
    /// Actions, from the outermost to the innermost.
    public let actions: [ContextualAction]
    /// Whether a full swipe performs the first action; without effect in pictures.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of actions, outermost first; an empty list means no actions.
    public init(actions: [ContextualAction]) { self.actions = actions }
}
