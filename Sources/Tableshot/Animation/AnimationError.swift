import Foundation
import TableDrawing

/// Why an animation has no frames.
public enum AnimationError: Error, Sendable, Hashable {
    /// What moves never comes to rest; how far it had got, in seconds.
    case endless(Double)
    /// A playback that shows nothing, or what it cannot: what was found, and what would be right.
    case playback(String)
    /// Two states whose pictures differ in size or scale.
    case sizes(String)
}

extension AnimationError: CustomStringConvertible, LocalizedError {
    public var description: String {
        switch self {
        case .endless(let time):
            "the animation has not come to rest after \(Int(clamping: min(time, 1e9))) s; give a duration"
        case .playback(let message), .sizes(let message): message
        }
    }

    public var errorDescription: String? { description }
}
