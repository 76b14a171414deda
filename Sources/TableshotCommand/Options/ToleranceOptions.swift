import ArgumentParser
import TableSnapshots

/// Options for tolerated differences.
struct ToleranceOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The allowed difference of a colour channel, from 0 to 255.", valueName: "n"))
    var channelThreshold: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The allowed colour difference (CIEDE2000), from 0 to 100. A difference of about 1 is "
                + "just visible.", valueName: "distance"))
    var perceptual: Double?

    @Flag(
        name: .customLong("ignore-antialiasing"),
        help: "Ignore pixels that only smooth an edge.")
    var ignoresAntialiasing = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of pixels that may differ.", valueName: "n"))
    var maxPixels: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The share of all pixels that may differ, from 0 to 1.", valueName: "share"))
    var maxRatio: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The share of the pixels of any square that may differ, from 0 to 1. Scattered pixels "
                + "pass; a missing line does not.", valueName: "share"))
    var density: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The side of the square of '--density', from 2 to 1024 pixels. The default is 32.",
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
