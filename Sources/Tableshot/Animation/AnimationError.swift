import Foundation
import TableDrawing

/// Error in the creation of an animation.
public enum AnimationError: Error, Sendable, Hashable {
    /// The motion never ends; the value is the last simulated time, in seconds.
    case endless(Double)
    /// The playback is empty or invalid; the value describes the problem and the valid values.
    case playback(String)
    /// The pictures of two states differ in size or scale.
    case sizes(String)
}

extension AnimationError: CustomStringConvertible, LocalizedError {
    /// Description of the problem and its remedy or the valid values.
    public var description: String {
        switch self {
        case .endless(let time):
            "the animation has not come to rest after \(Int(clamping: min(time, 1e9))) s; give a duration"
        case .playback(let message), .sizes(let message): message
        }
    }

    /// Description of the error, for Foundation.
    public var errorDescription: String? { description }
}
