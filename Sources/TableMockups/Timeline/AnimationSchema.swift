import DocumentSyntax
import TableAnimation
import TableViews

/// `animation: {fps: 30, hold: 1}`.
final class AnimationSchema: MappingSchema {
    static let displayName = "the settings of an animation"
    static let definition = "animation"
    static let summary = "The settings of the animation that the timeline produces."
    static let hints = ["framesPerSecond": "the rate is written animation: {fps: 60}"]

    let duration = Key<Double>(
        "duration", .double(.above(0, through: 3600, "a duration")),
        "The duration in seconds. If the key is absent, the animation ends when all movement has "
            + "ended.")
    let fps = DefaultedKey<Double>(
        "fps",
        .double(
            .from(
                FrameTimes.rates.lowerBound, through: FrameTimes.rates.upperBound,
                "a rate of frames per second")),
        default: 60, "The frame rate, in frames per second.")
    let selectionFade = DefaultedKey<SelectionFade>(
        "selectionFade", .selectionFade, default: .crossfade,
        "The fade of a row's selection. crossfade interpolates every pixel. twoImages fades the "
            + "old image out over the new image. {background: middle} fades only the "
            + "background.")
    let hold = DefaultedKey<FrameHold>(
        "hold", .frameHold, default: FrameHold(),
        "The additional duration of the last frame, from 0 to 600 seconds; or {first: 1, last: 2}.")
    let loop = DefaultedKey<Int>(
        "loop", .integer(0...65_535, "a number of times"), default: 0,
        "The number of times that the animation plays. The value 0 repeats the animation forever.")
    let backAndForth = DefaultedKey<Bool>(
        "backAndForth", .boolean, default: false,
        "Whether the animation plays backwards after the last frame.")
    let touches = DefaultedKey<Bool>(
        "touches", .boolean, default: false,
        "Whether a mark shows the position of a finger on the screen.")
}

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
