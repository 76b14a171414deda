import Foundation
import TableAnimation
import TableDrawing
import TableMockups
import TableText
import TableViews

/// Makes an animation of a document's timeline.
///
/// The first frame has the pixels of the document's picture, unless the timeline begins with something
/// at once or on another document's screen. A document whose height is that of its content is filmed as
/// high as that content is at the beginning.
///
/// - Parameters:
///   - duration: in seconds; nothing leaves it to the document, and to the time that everything takes.
///   - framesPerSecond: nothing leaves it to the document.
///   - crop: the part of the screen to show; nothing is all of it.
///   - fontBook: the fonts that texts are drawn in.
/// - Throws: `FrameTimesError` for a duration or rate that has no frames; `RenderError` for a timeline in which
///   nothing takes time where nobody says how long, for sizes and parts that are none, and for mistakes of the table.
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
        throw RenderError.table(log.diagnostics + document.timeline.prefix(1).map(\.isStill))
    }
    if let end = duration ?? settings.duration {
        // Of those after the document's own end its warnings tell.
        for step in duration == nil ? [] : document.timeline where step.at > end {
            log.record(step.isAfter(end))
        }
        if let remark = try remarkOnEnd(end, of: document, context) { log.record(remark) }
    }
    return animation
}

extension TimelineStep {
    /// What is said of the first step of a timeline in which nothing takes time.
    fileprivate var isStill: Diagnostic {
        Diagnostic(
            "timeline.still", severity: .error,
            message: "nothing in the timeline takes time: found an end at 0 s, expected a step "
                + "that moves something, or an animation: {duration: …}", location: "\(location)")
    }

    /// What is said of the first step of a document that fades from another or to one.
    fileprivate var isNotPlayed: Diagnostic {
        Diagnostic(
            "timeline.not-played",
            message: "the timeline is not played: found two documents, which fade from the one's "
                + "picture to the other's, expected a document with a timeline alone",
            location: "\(location)")
    }

    /// What is said of a step that is not shown, for the animation has ended.
    fileprivate func isAfter(_ end: Double) -> Diagnostic {
        Diagnostic(
            "timeline.step-after-end",
            message: "found a step at \(MessageNumber.text(at)), which is after the animation's "
                + "end at \(MessageNumber.text(end)) and is not shown, expected an earlier one or a "
                + "longer duration", location: "\(location)")
    }
}

/// What is said where a step is under way at an animation's end; nothing where all has come to rest.
private func remarkOnEnd(
    _ end: Double, of document: TableDocument, _ context: RenderContext
) throws -> Diagnostic? {
    // A pass of its own, of which nothing is shown: only its clock is looked at.
    let (stage, screen) = try documentStage(
        document, context, DiagnosticLog(), crop: nil, until: end)
    DiagnosticLog.$current.withValue(DiagnosticLog()) {
        context.run { stage.clock.advance(to: end) }
    }
    let rest = stage.clock.end
    guard rest > end + 1e-6 else { return nil }
    let place =
        screen.placeOfLastUnderWay
        ?? document.timeline.last { $0.at <= end }.map { "\($0.location)" }
    return Diagnostic(
        "timeline.step-cut",
        message: "the step is still under way at the animation's end at "
            + "\(MessageNumber.text(end)) s: found movement until \(MessageNumber.text(rest)) s, "
            + "expected a longer duration, or none",
        location: place)
}

/// Makes an animation that fades from a document's picture to another's.
///
/// - Parameters:
///   - fade: every pixel by exact interpolation, or as two image views fade.
///   - crop: the part of the screens to show, a row's as it lies in the first; nothing is all of them.
///   - fontBook: the fonts that texts are drawn in.
/// - Throws: `AnimationError.sizes` where the pictures differ in size or scale, and as for one document.
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
    /// A part of the picture, in points, as a picture of its own.
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
    /// The playback that a document asks for.
    public init(_ settings: AnimationSettings) {
        self.init(
            holdFirst: settings.holdFirst, holdLast: settings.holdLast,
            isBackAndForth: settings.isBackAndForth, loopCount: settings.loopCount)
    }
}

/// Makes a picture of what an animation of a document shows at an instant, in seconds.
///
/// - Throws: as `animate` does for a document.
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

/// Sets up a document's screen with its timeline.
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
