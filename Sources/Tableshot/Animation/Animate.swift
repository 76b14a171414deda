import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableMockups
import TableScreens
import TableText
import TableViews

/// Creates an animation of a table.
///
/// `makeTable` runs with `context` as the current context, once for every pass over the frames.
/// It schedules the events on the clock:
///
///     let animation = try animate(size: CGSize(width: 320, height: 480)) { clock in
///         let table = makeTable()
///         table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
///         clock.at(0.2) { table.deselectRow(at: [0, 2], animated: true) }
///         return table
///     }
///     try animation.write(to: [APNGSink(path: "deselect.png")])
///
/// - Parameters:
///   - size: Size of the screen, in points.
///   - duration: Duration in seconds, or `nil` until all motion has ended.
///   - framesPerSecond: Frame rate; an animation has round(duration × framesPerSecond) + 1
///     frames.
///   - context: Theme, traits with the scale, clock, locale, time zone and fonts.
///   - makeTable: Creates the table, and schedules the events on the clock.
/// - Throws: `FrameTimesError` for a duration or rate without frames, `RenderError` for invalid
///   sizes, and the errors of `makeTable`.
public func animate(
    size: CGSize, duration: Double? = nil, framesPerSecond: Double = 60,
    context: RenderContext = .current,
    makeTable: @escaping (AnimationClock) throws -> TableView
) throws -> Animation {
    try PictureLimits.check(size: size, scale: context.traits.displayScale)
    let log = DiagnosticLog()
    return try Animation(duration: duration, framesPerSecond: framesPerSecond, log: log) {
        try stage(context, log) { clock in
            let table = try makeTable(clock)
            table.frame = CGRect(origin: .zero, size: size)
            return table
        }
    }
}

/// Creates an animation of any view at its own size: a cell, a screen or a device.
///
/// - Parameters:
///   - duration: Duration in seconds, or `nil` until all motion has ended.
///   - framesPerSecond: Frame rate.
///   - context: Theme, traits with the scale, clock, locale, time zone and fonts.
///   - makeView: Creates the view, like `makeTable` for a table.
/// - Throws: The errors of an animation of a table; `RenderError.size` if the view has no size.
public func animate(
    duration: Double? = nil, framesPerSecond: Double = 60, context: RenderContext = .current,
    makeView: @escaping (AnimationClock) throws -> View
) throws -> Animation {
    let log = DiagnosticLog()
    return try Animation(duration: duration, framesPerSecond: framesPerSecond, log: log) {
        try stage(context, log, makeView)
    }
}

/// Creates an animation of a controller's table, with the life cycle of a controller on a
/// screen.
///
/// - Throws: The errors of an animation of a table.
public func animate(
    size: CGSize, duration: Double? = nil, framesPerSecond: Double = 60,
    context: RenderContext = .current,
    makeController: @escaping (AnimationClock) throws -> TableViewController
) throws -> Animation {
    try PictureLimits.check(size: size, scale: context.traits.displayScale)
    let log = DiagnosticLog()
    return try Animation(duration: duration, framesPerSecond: framesPerSecond, log: log) {
        var owner: TableViewController?
        return try stage(context, log, owner: { owner }) { clock in
            let controller = try makeController(clock)
            owner = controller
            return controller.tableOnScreen(size: size)
        }
    }
}

/// Creates an animation that fades from a picture to another picture.
///
/// The first frame is the first picture, and the last frame is the second picture.
///
/// - Parameters:
///   - first: First picture.
///   - second: Last picture.
///   - duration: Duration in seconds.
///   - framesPerSecond: Frame rate.
///   - curve: Progress of the fade over the duration.
///   - fade: Exact interpolation of every pixel, or a fade of two image views, between which
///     the first picture's background shows through. A fade of the selected background alone
///     belongs to selections of a table: `TableView.selectionFade`.
/// - Throws: `AnimationError.sizes` if the pictures differ in size or scale, and the errors of
///   an animation of a table.
public func crossfade(
    from first: Picture, to second: Picture, duration: Double, framesPerSecond: Double = 60,
    curve: AnimationCurve = .linear, fade: PictureFade = .exact
) throws -> Animation {
    try crossfade(
        from: first, to: second, duration: duration, framesPerSecond: framesPerSecond,
        curve: curve, fade: fade, log: DiagnosticLog())
}

/// Creates an animation that fades between two pictures, with a log for their diagnostics.
func crossfade(
    from first: Picture, to second: Picture, duration: Double, framesPerSecond: Double,
    curve: AnimationCurve, fade: PictureFade, log: DiagnosticLog
) throws -> Animation {
    guard first.size == second.size, first.scale == second.scale else {
        throw AnimationError.sizes(
            "the pictures are \(first.measures) and \(second.measures); they need the same size "
                + "and scale")
    }
    let stage = FadeStage(
        first: try first.renderTree(), second: try second.renderTree(),
        timing: (duration, curve), fade: fade)
    (first.diagnostics + second.diagnostics).forEach(log.record)
    return try Animation(
        duration: duration, framesPerSecond: framesPerSecond, log: log
    ) { stage }
}

extension Picture {
    /// Size and scale for messages.
    fileprivate var measures: String {
        "\(MessageNumber.text(size.width)) × \(MessageNumber.text(size.height)) points at "
            + "\(MessageNumber.text(scale))×"
    }
}

/// Creates views with their clock; no object outlives the pass.
func stage(
    _ context: RenderContext, _ log: DiagnosticLog, background: (() -> RGBA)? = nil,
    crop: ((View) throws -> CGRect?)? = nil, owner: () -> AnyObject? = { nil },
    _ makeView: (AnimationClock) throws -> View
) throws -> ViewStage {
    let clock = AnimationClock()
    return try DiagnosticLog.$current.withValue(log) {
        try context.run {
            try clock.run {
                let view = try makeView(clock)
                view.frame = CGRect(origin: .zero, size: view.bounds.size)
                // A table is displayed before any event.
                _ = view.lowered()
                let table = view as? TableView ?? (view as? ScreenView)?.tableView
                return ViewStage(
                    view: view, clock: clock, context: context,
                    background: background?() ?? table?.effectiveBackgroundColor.resolved
                        ?? .clear,
                    crop: try crop?(view), owner: owner())
            }
        }
    }
}
