import TableDrawing

/// Action with a title and an image for buttons; UIKit's class.
public final class Action {
    /// Identifier of an action; adding an action replaces a previous action with an equal
    /// identifier.
    public struct Identifier: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
        /// Text of the identifier.
        public let rawValue: String
        /// Creates an identifier from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its text, without an argument label.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string literal.
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// Title for a button with the action; empty for no title.
    public let title: String
    /// Image for a button with the action, or `nil` for no image.
    public let image: Image?
    /// Identifier, or `nil` for an action without an identifier.
    public let identifier: Identifier?
    /// Sender of the action, only set while the handler runs.
    public internal(set) var sender: Any?
    private let handler: (Action) -> Void

    /// Creates an action; the handler receives the action with its sender.
    public init(
        title: String = "", image: Image? = nil, identifier: Identifier? = nil,
        handler: @escaping (Action) -> Void
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        self.handler = handler
    }

    func run(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
