/// Error in the time span of an animation.
public enum FrameTimesError: Error, Sendable, Hashable {
    case duration(Double)
    case rate(Double)
    case tooMany(Double)
}

extension FrameTimesError: CustomStringConvertible {
    /// Message with the found and the expected value.
    public var description: String {
        switch self {
        case .duration(let value):
            "found a duration of \(value) seconds, expected one above 0"
        case .rate(let value):
            "found a rate of \(value) frames per second, expected one from "
                + "\(FrameTimes.rates.lowerBound) to \(Int(FrameTimes.rates.upperBound))"
        case .tooMany(let count):
            "found \(Int(min(count, 1e15))) frames, expected at most \(FrameTimes.maximumCount)"
        }
    }
}
