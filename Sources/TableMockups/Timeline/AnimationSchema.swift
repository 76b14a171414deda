import DocumentSyntax
import TableAnimation
import TableViews

/// `animation: {fps: 30, hold: 1}`.
struct AnimationSchema: MappingSchema {
    static let displayName = "the settings of an animation"
    static let definition = "animation"
    static let summary = "How the timeline is made into frames."
    static let hints = ["framesPerSecond": "the rate is written animation: {fps: 60}"]

    let duration = Key<Double>(
        "duration", .double(.above(0, through: 3600, "a duration")),
        "In seconds; without it, until everything has come to rest.")
    let fps = DefaultedKey<Double>(
        "fps",
        .double(
            .from(
                FrameTimes.rates.lowerBound, through: FrameTimes.rates.upperBound,
                "a rate of frames per second")),
        default: 60, "Frames per second.")
    let selectionFade = DefaultedKey<SelectionFade>(
        "selectionFade", .selectionFade, default: .crossfade,
        "How the selection of rows comes and goes: every pixel by exact interpolation; the picture "
            + "before fading out over the one after fading in; or the background alone, while the "
            + "content changes at the start, in the middle or at the end.")
    let hold = DefaultedKey<FrameHold>(
        "hold", .frameHold, default: FrameHold(),
        "How much longer the last frame stands, in seconds, 0 to 600; or {first: 1, last: 2}.")
    let loop = DefaultedKey<Int>(
        "loop", .integer(0...65_535, "a number of times"), default: 0,
        "How often the whole is played; 0 is for ever.")
    let backAndForth = DefaultedKey<Bool>(
        "backAndForth", .boolean, default: false,
        "Whether the frames are shown backwards afterwards.")
    let touches = DefaultedKey<Bool>(
        "touches", .boolean, default: false,
        "Whether a mark shows where a finger would touch the screen.")
}
