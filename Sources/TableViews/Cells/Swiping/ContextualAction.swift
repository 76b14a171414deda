import TableDrawing

/// An action that a swipe uncovers; UIKit's class.
public final class ContextualAction {
    /// The raw values are UIKit's.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        case normal = 0
        /// It deletes something.
        case destructive = 1
    }

    /// Does what the action promises, and is to call its last argument with whether it did.
    public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    public var title: String?
    /// The button's colour; nothing leaves it to the theme and the style.
    public var backgroundColor: Color?
    /// Shown instead of the title, or above it in a high row; template images are white.
    public var image: Image?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
