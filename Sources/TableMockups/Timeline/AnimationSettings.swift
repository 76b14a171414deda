import DocumentSyntax
import TableViews

/// Settings for the frames of a document's timeline.
public struct AnimationSettings: Sendable, Hashable {
    /// Duration in seconds, or `nil` if the animation ends when everything is at rest.
    public var duration: Double?
    /// Frames per second.
    public var framesPerSecond: Double = 60
    /// Type of fade for the selection of rows.
    public var selectionFade = SelectionFade.crossfade
    /// Additional duration of the first and last frame, in seconds, at most `maximumHold`.
    public var holdFirst: Double = 0
    /// Additional duration of the last frame, in seconds, at most `maximumHold`.
    public var holdLast: Double = 0
    /// Number of loops.
    ///
    /// 0 means endless.
    public var loopCount = 0
    /// Whether the frames are also shown in reverse order.
    public var isBackAndForth = false
    /// Whether marks show the touches of fingers.
    public var showsTouches = false

    /// Maximum additional duration of a frame, in seconds.
    ///
    /// This is our choice. A GIF's 16-bit delay allows 655 s, which leaves room for the frame's
    /// own duration.
    public static let maximumHold = 600.0

    /// Creates the default settings.
    public init() {}

    init(reader: SchemaReader<AnimationSchema>) {
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
