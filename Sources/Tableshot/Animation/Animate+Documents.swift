import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableMockups
import TableScreens
import TableText
import TableViews

/// Creates an animation of a document's timeline.
///
/// The first frame has the pixels of the document's picture, unless the timeline begins with an
/// immediate change or on another document's screen. A document with the height of its content
/// keeps the initial height of the content.
///
/// - Parameters:
///   - document: Document with a timeline.
///   - duration: Duration in seconds, or `nil` for the document's duration; if the document has
///     none, the animation lasts until all motion has ended.
///   - framesPerSecond: Frame rate, or `nil` for the document's frame rate.
///   - crop: Part of the screen to show, or `nil` for the whole screen.
///   - fontBook: Fonts for texts.
/// - Throws: `FrameTimesError` for a duration or rate without frames. `RenderError` for a
///   timeline without motion and without a duration, for invalid sizes and parts, and for
///   errors of the table.
public func animate(
    _ document: TableDocument, duration: Double? = nil, framesPerSecond: Double? = nil,
    crop: AnimationCrop? = nil, fontBook: FontBook = .standard
) throws -> Animation {
    let settings = document.animation
    let context = document.context(fontBook: fontBook)
    let log = DiagnosticLog()
    let animation: Animation
    do {
        animation = try Animation(
            duration: duration ?? settings.duration,
            framesPerSecond: framesPerSecond ?? settings.framesPerSecond, log: log
        ) {
            try documentStage(document, context, log, crop: crop).stage
        }
    } catch FrameTimesError.duration(0) where duration ?? settings.duration == nil {
        let stage = try documentStage(document, context, log, crop: nil).stage
        DiagnosticLog.$current.withValue(log) { context.run { stage.clock.advance(to: 0) } }
        throw RenderError.table(
            log.diagnostics + document.timeline.prefix(1).map(\.stillDiagnostic))
    }
    if let end = duration ?? settings.duration {
        // The document itself warns about steps after its own end.
        for step in duration == nil ? [] : document.timeline where step.at > end {
            log.record(step.isAfter(end))
        }
        if let remark = try endDiagnostic(end, of: document, context) { log.record(remark) }
    }
    return animation
}

extension TimelineStep {
    /// Error about the first step of a timeline without motion.
    fileprivate var stillDiagnostic: Diagnostic {
        Diagnostic(
            "timeline.still", severity: .error,
            message: "nothing in the timeline takes time, so that it ends at 0 s; add a step that "
                + "moves something, or an animation: {duration: …}", location: "\(location)")
    }

    /// Warning about the first step of a document in a crossfade, whose timeline is not played.
    fileprivate var isNotPlayed: Diagnostic {
        Diagnostic(
            "timeline.not-played",
            message: "the timeline is not played, because two documents fade from the first "
                + "picture to the second picture; animate a document with a timeline alone",
            location: "\(location)")
    }

    /// Returns a warning about a step after the animation's end.
    fileprivate func isAfter(_ end: Double) -> Diagnostic {
        Diagnostic(
            "timeline.step-after-end",
            message: "a step at \(MessageNumber.text(at)) is after the animation's end at "
                + "\(MessageNumber.text(end)) and is not shown; begin earlier, or give a "
                + "longer duration", location: "\(location)")
    }
}

/// Returns a remark about motion at an animation's end, or `nil` if everything is at rest.
private func endDiagnostic(
    _ end: Double, of document: TableDocument, _ context: RenderContext
) throws -> Diagnostic? {
    // A separate pass without frames; only its clock is used.
    let (stage, screen) = try documentStage(
        document, context, DiagnosticLog(), crop: nil, until: end)
    DiagnosticLog.$current.withValue(DiagnosticLog()) {
        context.run { stage.clock.advance(to: end) }
    }
    let rest = stage.clock.end
    guard rest > end + 1e-6 else { return nil }
    let place =
        screen.locationOfLastRunningStep
        ?? document.timeline.last { $0.at <= end }.map { "\($0.location)" }
    return Diagnostic(
        "timeline.step-cut",
        message: "the step is still under way at the animation's end at "
            + "\(MessageNumber.text(end)) s, while something moves until "
            + "\(MessageNumber.text(rest)) s; give a longer duration, or none",
        location: place)
}

/// Creates an animation that fades from a document's picture to another document's picture.
///
/// - Parameters:
///   - first: Document of the first picture.
///   - second: Document of the last picture.
///   - duration: Duration in seconds.
///   - framesPerSecond: Frame rate.
///   - curve: Progress of the fade over the duration.
///   - fade: Exact interpolation of every pixel, or a fade of two image views.
///   - crop: Part of the screens to show, or `nil` for the whole screens; the place of a row is
///     taken from the first screen.
///   - fontBook: Fonts for texts.
/// - Throws: `AnimationError.sizes` if the pictures differ in size or scale, and the errors of
///   an animation of a document.
public func crossfade(
    from first: TableDocument, to second: TableDocument, duration: Double,
    framesPerSecond: Double = 60, curve: AnimationCurve = .linear, fade: PictureFade = .exact,
    crop: AnimationCrop? = nil, fontBook: FontBook = .standard
) throws -> Animation {
    let log = DiagnosticLog()
    var pictures = try [first, second].map { try render($0, fontBook: fontBook) }
    if let crop {
        let context = first.context(fontBook: fontBook)
        let part = try context.run {
            try DiagnosticLog.$current.withValue(log) {
                let screen = first.bars.map { _ in first.makeScreen() }
                let table = screen?.tableView ?? first.makeTable()
                screen?.layoutIfNeeded()
                return try crop.rect(in: screen ?? table, table)
            }
        }
        let parts = try pictures.map { try $0.part(part, context) }
        pictures.flatMap(\.diagnostics).forEach(log.record)
        pictures = parts
    }
    for document in [first, second] {
        if let step = document.timeline.first { log.record(step.isNotPlayed) }
    }
    return try crossfade(
        from: pictures[0], to: pictures[1], duration: duration, framesPerSecond: framesPerSecond,
        curve: curve, fade: fade, log: log)
}

extension Picture {
    /// Returns a part of the picture, in points, as a separate picture.
    fileprivate func part(_ rect: CGRect, _ context: RenderContext) throws -> Picture {
        let tree = try renderTree()
        var root = tree.root
        root.frame.origin.x -= rect.minX
        root.frame.origin.y -= rect.minY
        let node = RenderNode(
            name: "crop", frame: CGRect(origin: .zero, size: rect.size), clipsToBounds: true,
            children: [root])
        return try Picture(node, background: tree.background, context: context)
    }
}

extension AnimationPlayback {
    /// Creates the playback of a document's settings.
    public init(_ settings: AnimationSettings) {
        self.init(
            holdFirst: settings.holdFirst, holdLast: settings.holdLast,
            isBackAndForth: settings.isBackAndForth, loopCount: settings.loopCount)
    }
}

/// Creates a picture of a document's animation at an instant, in seconds.
///
/// - Throws: The errors of `animate` for a document.
public func render(
    _ document: TableDocument, at instant: Double, fontBook: FontBook = .standard
) throws -> Picture {
    let context = document.context(fontBook: fontBook)
    let log = DiagnosticLog()
    let stage = try documentStage(document, context, log, crop: nil).stage
    try PictureLimits.check(size: stage.size, scale: stage.scale)
    let node = try DiagnosticLog.$current.withValue(log) {
        _ = try stage.lower(at: 0)
        return try stage.lower(at: instant)
    }
    let errors = log.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw RenderError.table(errors) }
    return try Picture(
        view: View(frame: .zero), plan: PicturePlan(node: node, background: stage.background),
        context: context, log: log)
}

/// Creates a document's screen with its timeline.
private func documentStage(
    _ document: TableDocument, _ context: RenderContext, _ log: DiagnosticLog,
    crop: AnimationCrop?, until end: Double? = nil
) throws -> (stage: ViewStage, screen: AnimatedScreen) {
    var screen: AnimatedScreen?
    let stage = try stage(
        context, log,
        background: {
            guard let screen, screen.isOpaque else { return .clear }
            return screen.tableView.effectiveBackgroundColor.resolved
        }, crop: { view in try crop?.rect(in: view, screen?.tableView) }
    ) { _ in
        let made = document.makeAnimatedScreen(until: end)
        screen = made
        return made.view
    }
    guard let screen else { throw RenderError.table([]) }
    return (stage, screen)
}
