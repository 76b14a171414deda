import DocumentSyntax

/// `hold: {first: 0.5, last: 1}`.
final class FrameHoldSchema: MappingSchema {
    static let displayName = "a frame hold"
    static let definition = "frameHold"
    static let summary = "The additional duration of the first and the last frame, in seconds."

    let first = DefaultedKey<Double>(
        "first", .double(.from(0, through: AnimationSettings.maximumHold, "a time")), default: 0,
        "The additional duration of the first frame, in seconds.")
    let last = DefaultedKey<Double>(
        "last", .double(.from(0, through: AnimationSettings.maximumHold, "a time")), default: 0,
        "The additional duration of the last frame, in seconds.")
}

/// Additional duration of the first and last frame, in seconds.
struct FrameHold: Sendable, Hashable {
    var first: Double = 0
    var last: Double = 0
}
