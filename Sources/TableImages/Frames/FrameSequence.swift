/// What is known of an animation before its first frame.
public struct FrameSequence: Sendable, Hashable {
    /// What the animation is called; a folder's frames do not use it.
    public var name: String
    /// Pixels across, of every frame.
    public var width: Int
    /// Pixels down, of every frame.
    public var height: Int
    /// Pixels per point.
    public var scale: Double
    /// How many frames will come.
    public var frameCount: Int
    /// Frames per second.
    public var framesPerSecond: Double
    /// Steps per second in which the frames last: a rate that shows each of them for its time.
    ///
    /// It is above `framesPerSecond` where frames are left out; what has one rate for all is written at it.
    public var stepsPerSecond: Double
    /// How often the whole is played; 0 is for ever.
    public var loopCount: Int
    /// Whether no frame has a translucent pixel.
    public var isOpaque: Bool
    /// Texts to carry along where the format can.
    public var text: [PNGText]

    /// How long a frame may be shown, in seconds: every format can hold that, and a GIF's delay of 16 bits
    /// no whole second more.
    public static let longestDuration = 655.0

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
