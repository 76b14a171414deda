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
/// - Throws: `FrameTimesError` for a duration or rate that has no frames, as where nothing happens and
///   nobody says how long; `RenderError` for sizes and parts that are none, and for mistakes of the table.
public func animate(
    _ document: TableDocument, duration: Double? = nil, framesPerSecond: Double? = nil,
    crop: AnimationCrop? = nil, fontBook: FontBook = .standard
) throws -> Animation {
    let settings = document.animation
    let context = document.context(fontBook: fontBook)
    let log = DiagnosticLog()
    return try Animation(
        duration: duration ?? settings.duration,
        framesPerSecond: framesPerSecond ?? settings.framesPerSecond, log: log
    ) {
        try documentStage(document, context, log, crop: crop)
    }
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
    let pictures = try [first, second].map { try render($0, fontBook: fontBook) }
    let whole = try crossfade(
        from: pictures[0], to: pictures[1], duration: duration, framesPerSecond: framesPerSecond,
        curve: curve, fade: fade)
    guard let crop else { return whole }
    let context = first.context(fontBook: fontBook)
    let part = try context.run {
        try DiagnosticLog.$current.withValue(DiagnosticLog()) {
            let screen = first.bars.map { _ in first.makeScreen() }
            let table = screen?.tableView ?? first.makeTable()
            screen?.layoutIfNeeded()
            return try crop.rect(in: screen ?? table, table)
        }
    }
    let parts = try pictures.map { try $0.part(part, context) }
    return try crossfade(
        from: parts[0], to: parts[1], duration: duration, framesPerSecond: framesPerSecond,
        curve: curve, fade: fade)
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
            loopCount: settings.loopCount)
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
    let stage = try documentStage(document, context, log, crop: nil)
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
    crop: AnimationCrop?
) throws -> ViewStage {
    var screen: AnimatedScreen?
    return try stage(
        context, log,
        background: {
            guard let screen, screen.isOpaque else { return .clear }
            return screen.tableView.effectiveBackgroundColor.resolved
        }, crop: { view in try crop?.rect(in: view, screen?.tableView) }
    ) { _ in
        let made = document.makeAnimatedScreen()
        screen = made
        return made.view
    }
}
