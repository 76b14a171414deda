import Foundation

/// Error in the scale of a pixel grid.
public enum PixelGridError: Error, Sendable, Hashable {
    /// The scale is outside of `PixelGrid.scales`, or not a number.
    case invalidScale(CGFloat)
}

extension PixelGridError: CustomStringConvertible, LocalizedError {
    /// Description of the invalid scale and the valid scales.
    public var description: String {
        switch self {
        case .invalidScale(let scale):
            "the scale is \(scale); a scale is a number of pixels per point "
                + "from 1/1024 to 1024, as a rule 1, 2 or 3"
        }
    }

    /// The description, for callers that print an error's localized description.
    public var errorDescription: String? { description }
}
