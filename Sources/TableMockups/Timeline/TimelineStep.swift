import DocumentSyntax

/// A step of a document's timeline: an action with its start and duration.
public struct TimelineStep: Sendable {
    /// Start of the step, in seconds from the beginning.
    public var at: Double
    /// Action of the step.
    public var action: TimelineAction
    /// Duration in seconds, or `nil` for the theme's duration.
    public var duration: Double?
    /// Timing curve, or `nil` for the theme's curve.
    public var curve: TimelineCurve?
    /// Location of the step in the document.
    public let location: DocumentLocation
}
