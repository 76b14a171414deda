/// `curve: {damping: 0.7}`.
package final class SpringSchema: MappingSchema {
    package static let displayName = "a spring"
    package static let definition = "spring"
    package static let summary =
        "A spring curve. The spring has settled at the end of the step's duration."

    package let damping = DefaultedKey<Double>(
        "damping", .double(.from(0.01, through: 1, "a damping")), default: 1,
        "The damping ratio. The value 1 does not overshoot; smaller values overshoot more.")
    package let velocity = DefaultedKey<Double>(
        "velocity", .double(.from(-1000, through: 1000, "a velocity")), default: 0,
        "The initial velocity, in total distances per second.")

    package init() {}
}
