/// The properties of an animation known before its first frame.
public struct FrameSequence: Sendable, Hashable {
    /// Name of the animation.
    ///
    /// Frames in a folder do not use it.
    public var name: String
    /// Width of every frame, in pixels.
    public var width: Int
    /// Height of every frame, in pixels.
    public var height: Int
    /// Pixels per point.
    public var scale: Double
    /// Number of frames.
    public var frameCount: Int
    /// Frames per second.
    public var framesPerSecond: Double
    /// Rate in steps per second at which the durations of all frames are whole steps.
    ///
    /// The rate is above `framesPerSecond` if frames are left out. Formats with a constant rate
    /// use it.
    public var stepsPerSecond: Double
    /// Number of times the animation plays.
    ///
    /// 0 means forever.
    public var loopCount: Int
    /// Whether all pixels of all frames are opaque.
    public var isOpaque: Bool
    /// Texts to store, if the format supports texts.
    public var text: [PNGText]

    /// Maximum duration of a frame, in seconds, supported by all formats.
    ///
    /// The limit is a GIF's 16-bit delay in whole seconds.
    public static let longestDuration = 655.0

    /// Creates the properties of an animation.
    ///
    /// Without `stepsPerSecond`, the rate of steps is the frame rate.
    public init(
        name: String = "", width: Int, height: Int, scale: Double = 1, frameCount: Int,
        framesPerSecond: Double, stepsPerSecond: Double? = nil, loopCount: Int = 0,
        isOpaque: Bool = true, text: [PNGText] = []
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.frameCount = frameCount
        self.framesPerSecond = framesPerSecond
        self.stepsPerSecond = stepsPerSecond ?? framesPerSecond
        self.loopCount = loopCount
        self.isOpaque = isOpaque
        self.text = text
    }
}
