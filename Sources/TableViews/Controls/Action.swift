import TableDrawing

/// Something to do, with a title and an image that a button can take; UIKit's class.
public final class Action {
    /// Tells actions apart; one that is added again under the same identifier replaces the first.
    public struct Identifier: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    public let title: String
    public let image: Image?
    /// Nothing where the action was made without one.
    public let identifier: Identifier?
    /// What sent the action; there only while the handler runs.
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
