/// An error in writing frames.
public enum FrameSinkError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A frame is out of order.
    case order(found: Int, expected: Int)
    /// A frame's size differs from the animation's size.
    case size(found: String, expected: String)
    /// The animation ended before its last frame.
    case missingFrames(found: Int, expected: Int)
    /// A frame's duration is invalid or too long.
    case duration(frame: Int, found: Double)
    /// The format does not support a property.
    case unsupported(String)
    /// A library failed with an error code.
    case library(String, code: Int)
    /// A library failed with a message.
    case refusal(String, message: String)

    /// Description of the error with the found and the expected values.
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
