/// `tolerance: {channelThreshold: 2, maximumPixels: 20}`.
package struct SnapshotToleranceSchema: MappingSchema {
    package static let displayName = "a tolerance"
    package static let definition = "snapshotTolerance"
    package static let summary =
        "Which pixels count as different, and how many may; each that is given must hold."

    private static let share = NumberRange.from(0, through: 1, "a share")

    package let channelThreshold = DefaultedKey<Int>(
        "channelThreshold", .integer(0...255, "a difference of a channel"), default: 0,
        "The difference of a channel that does not count.")
    package let perceptualDistance = DefaultedKey<Double>(
        "perceptualDistance", .double(.from(0, through: 100, "a difference of colours")),
        default: 0,
        "The difference of two colours (CIEDE2000) that does not count; about 1 can just be seen.")
    package let ignoresAntialiasing = DefaultedKey<Bool>(
        "ignoresAntialiasing", .boolean, default: false,
        "Whether pixels that only smooth an edge do not count.")
    package let maximumPixels = Key<Int>(
        "maximumPixels", .integer(0...1_000_000_000, "a number of pixels"),
        "How many pixels may differ.")
    package let maximumRatio = Key<Double>(
        "maximumRatio", .double(Self.share), "The share of all pixels that may differ.")
    package let density = Key<Double>(
        "density", .double(Self.share),
        "The share of any square of pixels that may differ: scattered pixels pass, a missing line "
            + "does not.")
    package let densityWindow = DefaultedKey<Int>(
        "densityWindow", .integer(2...1_024, "a side in pixels"), default: 32,
        "The side of that square in pixels.")

    package init() {}
}
