import DocumentSyntax

/// `hold: {first: 0.5, last: 1}`.
struct FrameHoldSchema: MappingSchema {
    static let displayName = "what is held"
    static let definition = "frameHold"
    static let summary = "How much longer the first and the last frame stand, in seconds."

    let first = DefaultedKey<Double>(
        "first", .double(.from(0, through: AnimationSettings.maximumHold, "a time")), default: 0,
        "How much longer the first frame stands.")
    let last = DefaultedKey<Double>(
        "last", .double(.from(0, through: AnimationSettings.maximumHold, "a time")), default: 0,
        "How much longer the last frame stands.")
}
