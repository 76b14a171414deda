import TableDrawing

/// Action with a title and an image for buttons; UIKit's class.
public final class Action {
    /// Identifier of an action; adding an action replaces a previous action with an equal
    /// identifier.
    public struct Identifier: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    public let title: String
    public let image: Image?
    /// Identifier, or `nil` for an action without an identifier.
    public let identifier: Identifier?
    /// Sender of the action, only set while the handler runs.
    public internal(set) var sender: Any?
    let handler: (Action) -> Void

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
