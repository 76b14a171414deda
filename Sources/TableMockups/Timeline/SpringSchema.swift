import DocumentSyntax

/// `curve: {damping: 0.7}`.
struct SpringSchema: MappingSchema {
    static let displayName = "a spring"
    static let definition = "spring"
    static let summary = "A spring that has settled when the step's duration is over."

    let damping = DefaultedKey<Double>(
        "damping", .double(.from(0.01, through: 1, "a damping")), default: 1,
        "1 does not swing over, less swings over more.")
    let velocity = DefaultedKey<Double>(
        "velocity", .double(.from(-1000, through: 1000, "a velocity")), default: 0,
        "The speed at the beginning, in whole distances per second.")
}
