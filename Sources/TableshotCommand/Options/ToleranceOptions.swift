import ArgumentParser
import TableSnapshots

/// Options for tolerated differences.
struct ToleranceOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A difference of a pixel's channel that does not count, 0 to 255.", valueName: "n"))
    var channelThreshold: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A difference of colours (CIEDE2000) that does not count, 0 to 100; about 1 can just "
                + "be seen.", valueName: "distance"))
    var perceptual: Double?

    @Flag(
        name: .customLong("ignore-antialiasing"),
        help: "Do not count pixels that only smooth an edge.")
    var ignoresAntialiasing = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many pixels may differ.", valueName: "n"))
    var maxPixels: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The share of all pixels that may differ, 0 to 1.", valueName: "share"))
    var maxRatio: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The share of any square of pixels that may differ, 0 to 1: scattered pixels pass, "
                + "a missing line does not.", valueName: "share"))
    var density: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The side of the square of '--density' in pixels, 2 to 1024; the default is 32.",
            valueName: "n"))
    var densityWindow: Int?

    func validate() throws {
        if densityWindow != nil && density == nil {
            throw ValidationError("'--density-window' needs '--density'")
        }
        do throws(ToleranceError) {
            _ = try tolerance()
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// Returns the tolerance from the options.
    func tolerance() throws(ToleranceError) -> Tolerance {
        var dense: Tolerance.Density?
        if let density {
            dense = try Tolerance.Density(window: densityWindow ?? 32, share: density)
        }
        return try Tolerance(
            channelThreshold: channelThreshold ?? 0, perceptualDistance: perceptual ?? 0,
            ignoresAntialiasing: ignoresAntialiasing, maximumPixels: maxPixels,
            maximumRatio: maxRatio, density: dense)
    }
}
