import TableViews

/// How a document's timeline is made into frames.
public struct AnimationSettings: Sendable, Hashable {
    /// In seconds; nothing lasts until everything has come to rest.
    public var duration: Double?
    /// Frames per second.
    public var framesPerSecond: Double = 60
    /// How rows' selection comes and goes.
    public var selectionFade = SelectionFade.crossfade
    /// How much longer the first and the last frame stand, in seconds; at most `maximumHold`.
    public var holdFirst: Double = 0
    public var holdLast: Double = 0
    /// How often the whole is played; 0 is for ever.
    public var loopCount = 0
    /// Whether the frames are shown backwards afterwards.
    public var isBackAndForth = false
    /// Whether a mark shows where a finger would touch the screen.
    public var showsTouches = false

    /// The longest that a frame is held, in seconds: our choice, below the 655 s that a GIF's delay of 16
    /// bits holds, so that the frame's own time has room.
    public static let maximumHold = 600.0

    /// What holds for documents that say nothing.
    public init() {}

    init(reader: ShapeReader<AnimationShape>) {
        duration = reader[\.duration]
        framesPerSecond = reader[\.fps]
        selectionFade = reader[\.selectionFade]
        let hold = reader[\.hold]
        holdFirst = hold.first
        holdLast = hold.last
        loopCount = reader[\.loop]
        isBackAndForth = reader[\.backAndForth]
        showsTouches = reader[\.touches]
        reader.finish()
    }
}
