/// `tolerance: {channelThreshold: 2, maximumPixels: 20}`.
package final class SnapshotToleranceSchema: MappingSchema {
    package static let displayName = "a tolerance"
    package static let definition = "snapshotTolerance"
    package static let summary =
        "The tolerated differences between pictures. Every given limit must hold."

    private static let share = NumberRange.from(0, through: 1, "a share")

    package let channelThreshold = DefaultedKey<Int>(
        "channelThreshold", .integer(0...255, "a difference of a channel"), default: 0,
        "The tolerated difference of a colour channel, from 0 to 255.")
    package let perceptualDistance = DefaultedKey<Double>(
        "perceptualDistance", .double(.from(0, through: 100, "a difference of colours")),
        default: 0,
        "The tolerated colour difference (CIEDE2000), from 0 to 100. A difference of about 1 is "
            + "just visible.")
    package let ignoresAntialiasing = DefaultedKey<Bool>(
        "ignoresAntialiasing", .boolean, default: false,
        "Whether differences in antialiased edge pixels are ignored.")
    package let maximumPixels = Key<Int>(
        "maximumPixels", .integer(0...1_000_000_000, "a number of pixels"),
        "The maximum number of differing pixels.")
    package let maximumRatio = Key<Double>(
        "maximumRatio", .double(SnapshotToleranceSchema.share),
        "The maximum fraction of differing pixels, from 0 to 1.")
    package let density = Key<Double>(
        "density", .double(SnapshotToleranceSchema.share),
        "The maximum fraction of differing pixels in any square window, from 0 to 1. Scattered "
            + "pixels pass; a missing line fails.")
    package let densityWindow = DefaultedKey<Int>(
        "densityWindow", .integer(2...1_024, "a side in pixels"), default: 32,
        "The side of the square window, in pixels.")

    package init() {}
}
