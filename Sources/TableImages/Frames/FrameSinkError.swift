/// Why frames could not be written.
public enum FrameSinkError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A frame came that was not the next one.
    case order(found: Int, expected: Int)
    /// A frame has another size than the animation.
    case size(found: String, expected: String)
    /// The animation ended before its last frame.
    case missingFrames(found: Int, expected: Int)
    /// A frame lasts for a time that is none, or for too long.
    case duration(frame: Int, found: Double)
    /// The format cannot hold something.
    case unsupported(String)
    /// A library gave up.
    case library(String, code: Int)
    /// A library gave up and said why.
    case refusal(String, message: String)

    public var description: String {
        switch self {
        case .order(let found, let expected):
            "frame \(found) came where frame \(expected) is the next"
        case .size(let found, let expected):
            "a frame is \(found) px large, but the animation \(expected) px"
        case .missingFrames(let found, let expected):
            "the animation has \(expected) frames, but only \(found) were written"
        case .duration(let frame, let found):
            "frame \(frame) is shown for \(found) s; that is 0 to \(Int(FrameSequence.longestDuration)) s"
        case .unsupported(let what): what
        case .library(let name, let code):
            "\(name) could not write the animation (code \(code))"
        case .refusal(let name, let message):
            "\(name) could not write the animation: \(message)"
        }
    }
}
