/// One step of a document's timeline: what happens, when, and how long it takes.
public struct TimelineStep: Sendable {
    /// When it begins, in seconds from the beginning.
    public var at: Double
    /// What happens.
    public var action: TimelineAction
    /// How long it takes, in seconds; nothing leaves it to the theme.
    public var duration: Double?
    /// How its progress follows its time; nothing leaves it to the theme.
    public var curve: TimelineCurve?
    /// Where the document says so.
    public let location: DocumentLocation
}
